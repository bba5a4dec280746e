# Lições, dicas, análises, e rever partidas.

command-rules = Ensinar um jogo página por página, ou listar os jogos
command-learn = Praticar um jogo por conta própria: algumas posições, cada uma com uma tarefa
command-hint = Dar uma dica só a você, contra o computador ou para um lance de partida passada
command-coach = Em partida contra o computador, avisar só a você quando um lance entrega muito
command-param-coach = “ligado”, “desligado” ou “voltar”, que volta o lance de que você teve aviso
command-param-coach-percent = Quantos por cento dos pontos um lance tem de entregar; 10 se você não disser nada
command-analyse = Mostrar o que cada lance de uma partida passada entregou, e onde o rumo mudou
command-record = Enviar o registro de uma partida em arquivo, ou em página com todos os tabuleiros
command-param-record-as = em texto, ou em página para o navegador
command-replay = Rever uma partida desde o início em animação, ou contada lance a lance
command-try = Mostrar só a você aonde leva uma variante, sem jogá-la
command-param-page = Qual página da lição, a partir de 1
command-param-task = Qual das tarefas, a partir de 1
command-param-learn-end = Pedir uma dica ou a solução, ou sair da lição com “desligado”
command-param-turn = O lance de uma partida passada para o qual você quer uma dica, contando a partir de 1
command-param-line = As ações dos dois lados, como c2-c3 e6-e5

# Dicas, e partidas terminadas

club-hint-piece = Dica para { $id }: mova a peça que está em { $at }.
club-hint-file = Dica para { $id }: olhe a coluna { $file }.
club-hint-word = Dica para { $id }: agora basta uma palavra, sem o tabuleiro.
club-hint-whole = Dica para { $id }: { $actions }.
club-hint-more = Peça de novo, e digo o lance inteiro.
club-hint-between-people = { $id } é uma partida entre pessoas, então não dou dicas até ela terminar. { COMMAND("threats", $id) } olha um lance à frente. Depois da partida, { COMMAND("analyse", $id) } mostra o que cada lance entregou.
club-hint-not-your-turn = Não é a sua vez em { $id }. Peça de novo quando for.
club-hint-now-only = Até uma partida terminar, só dou dicas para o lance que você vai jogar. Deixe o número do lance de fora.
club-hint-which = { $id } já terminou. Diga para qual lance você quer uma dica, como { COMMAND("hint", $id, "7") }.
club-hint-stands = Sua partida { $id } contra uma pessoa chegou à posição sobre a qual você pergunta. Pergunte de novo quando essa partida tiver avançado.
club-no-such-turn = { $turns ->
    [1] Essa partida só tem { $turns } lance.
   *[other] Essa partida tem os lances 1 a { $turns }.
}
club-coach-on = Acompanho você em { $id }: se um lance seu entregar { $percent }% dos pontos ou mais, aviso só a você. { COMMAND("coach", "off") } encerra isso.
club-coach-off = Não acompanho mais você em { $id }.
club-coach-is-on = Acompanho você em { $id }, e aviso de lances que entregam { $percent }% dos pontos ou mais. { COMMAND("coach", "off") } encerra isso.
club-coach-is-off = Não acompanho você em { $id }. Com { COMMAND("coach", "on") }, aviso só a você quando um lance entregou muito.
club-coach-between-people = { $id } não é uma partida contra o computador, então não acompanho ninguém nela. Depois da partida, { COMMAND("analyse", $id) } mostra o que cada lance entregou.
club-coach-how-much = Nenhum lance em { $id } pode entregar tanto assim: você nunca receberia um aviso. Diga um número até { $most }, como { COMMAND("coach", "20") }.
club-coach-lost = Seu lance { $played } em { $id } entregou algo: antes você podia esperar { $before }% dos pontos, e depois { $after }%. { $why }
club-coach-how = Você pode voltar atrás: { $back }. Depois, { $hint } ajuda a achar um melhor.
club-coach-past = Você já jogou mais em { $id } desde então. { COMMAND("takeback", $id) } volta seu último lance.
club-button-coach-back = Voltar o lance
club-jobs-busy = O computador está ocupado demais. Tente de novo em um minuto.
club-jobs-yours = O computador já examina { $limit } coisas para você. Espere uma terminar.
club-job-failed = O computador não encontrou resposta. Pergunte de novo em um minuto.
club-analysis-begins = Estou examinando { $id } ({ $turns ->
    [1] { $turns } lance
   *[other] { $turns } lances
}). Pode levar alguns segundos por lance.
club-analysis-progress = Estou examinando { $id }: { $judged } de { $turns } lances até agora.
club-analysis-judged = Examinei { $id }: { $turns ->
    [1] { $turns } lance
   *[other] todos os { $turns } lances
}.
club-analysis-goes-on = { $id } ainda não terminou. Peça a análise depois da partida.
club-analysis = O que os lances em { $id } entregaram:
club-analysis-accuracy = { $player }: precisão { $accuracy }%; { $inaccuracies ->
    [1] { $inaccuracies } imprecisão
   *[other] { $inaccuracies } imprecisões
}, { $mistakes ->
    [1] { $mistakes } erro
   *[other] { $mistakes } erros
}, { $blunders ->
    [1] { $blunders } erro grave
   *[other] { $blunders } erros graves
}.
club-analysis-turning = O momento decisivo foi o lance { $number }: { $player } jogou { $played }, { $judgment }, de { $before }% para { $after }%. { $why } { $better } O tabuleiro mostra a posição depois do lance melhor.
club-analysis-gradual = Nenhum lance sozinho decidiu a partida.
club-analysis-even = Nenhum lance entregou algo digno de nota.
club-analysis-turn = Lance { $number }, { $player }: { $played }, { $judgment }, de { $before }% para { $after }%. { $why } { $better }
club-analysis-why = Permite { $answer } ({ $effects }).
club-analysis-better = Melhor era { $best }.
club-analysis-better-line = Melhor era { $best }, e depois { $then }.
club-analysis-better-lines = Melhor era { $best }, e depois { $then } e { $next }.
club-analysis-boards = { $id }: o que teria sido melhor
club-analysis-instead = Em vez de { $played }
club-analysis-resigned = { $player } desistiu com { $points }%.
club-analysis-time = { $player } ficou sem tempo com { $points }%.
club-analysis-agreed = Os dois lados pararam a partida quando { $player } tinha { $points }%.
club-analysis-inaccuracy = uma imprecisão
club-analysis-mistake = um erro
club-analysis-blunder = um erro grave
club-analysis-how = Uma porcentagem é a parte dos pontos que o computador, no nível mais alto, espera para o lado que tinha a vez. O computador pode se enganar.

# Recusas

club-learn-past = Este tabuleiro está desatualizado: sua lição já avançou. { COMMAND("learn") } mostra onde você está.

# As regras em resumo

club-rules-all = Estes são os jogos. Diga { COMMAND("rules") } com um nome para aprender um deles:
club-rules-listed = { $title }: { $brief }
club-rules-page = { $title }, página { $page } de { $pages }:
club-rules-next = { COMMAND("rules", $game, $page) } passa à página seguinte.
club-rules-pointed = Uma peça aqui tem estas ações válidas: { $moves }.
club-rules-turned = Se você joga em segundo lugar, um tabuleiro pode aparecer virado, com o seu lado embaixo. Os nomes das fileiras e colunas mostram como você o vê. Para tabuleiros que só você vê, { COMMAND("settings side own") } ou { COMMAND("settings side first") } decide isso.
club-rules-learn = { COMMAND("learn", $game) } deixa você experimentar por conta própria, em algumas posições. { COMMAND("challenge parlour", $game, "level:1") } começa uma partida contra o computador.
club-rules-no-page = A lição de { $title } tem as páginas 1 a { $pages }. Comece com { COMMAND("rules", $game) }.
club-learn-task = { $title }, tarefa { $number } de { $count }:
club-learn-of = { $title }, tarefa { $number } de { $count } da lição:
club-learn-how = Escreva seu lance como em uma partida, ou depois de { COMMAND("learn") }. Ninguém mais joga. { COMMAND("hint") } ajuda, { COMMAND("learn solution") } mostra a resposta, e { COMMAND("learn off") } sai da lição.
club-learn-how-fight = Escreva seu lance como em uma partida, ou depois de { COMMAND("learn") }. { COMMAND("hint") } ajuda, { COMMAND("learn solution") } joga um lance por você, e { COMMAND("learn off") } sai da lição.
club-learn-how-beside = Você também joga { $id } aqui, então escreva depois de { COMMAND("learn") } o que quiser dizer sobre a tarefa: seu lance, ou uma pergunta, como { COMMAND("learn moves") } ou { COMMAND("learn board") }. { COMMAND("learn hint") } e { COMMAND("learn solution") } ajudam, e { COMMAND("learn off") } sai da lição.
club-learn-leave = { COMMAND("learn off") } sai da lição.
club-learn-left = Você saiu da lição. { COMMAND("learn", $game, $task) } a retoma.
club-learn-none = Você não está em uma lição. { COMMAND("resign") } desiste de uma partida; { COMMAND("help") } lista tudo o que você pode dizer.
club-learn-hint-piece = Use a peça em { $at }. { $moves } mostra o que ela pode fazer.
club-learn-hint-place = Olhe o tabuleiro: você precisa de um dos lugares que começam com “{ $letter }”.
club-learn-hint-word = Agora basta uma palavra, sem o tabuleiro. { $moves } diz qual é.
club-learn-solution = A resposta é { $actions }: { $effects }.
club-learn-no-hint = Daqui não dá para resolver a tarefa. { $all } recomeça o lance.
club-learn-tried = Só uma tentativa: { $actions }. Nada foi jogado.
club-learn-moves = { $count ->
    [1] Uma ação válida
   *[other] { $count } ações válidas
}: { $moves }.
club-learn-passes = { $player } passa
club-learn-done = É isso: { $effects }.
club-learn-done-ended = É isso: você terminou seu lance.
club-learn-goes-on-or-ends = Até aqui: { $effects }. Continue, ou termine o lance com { $end }; { $undo } desfaz a última ação.
club-learn-goes-on = Até aqui: { $effects }. O lance continua; { $undo } desfaz a última ação.
club-learn-played = Jogado: { $effects }.
club-learn-played-ended = Você terminou seu lance.
club-learn-answered = Eu respondo: { $effects }.
club-learn-your-turn = É a sua vez. { $undo } desfaz sua última ação e o que respondi; { $all } recomeça a luta.
club-learn-lost = A partida terminou, e você não venceu. Tente de novo desde o início:
club-learn-again = Isso é válido ({ $effects }), mas não é o que a tarefa pede. Tente de novo:
club-learn-over = Essa foi a última tarefa. { COMMAND("challenge parlour", $game, "level:1") } começa uma partida contra o computador, { COMMAND("challenge open", $game) } procura alguém para jogar { $title }, e { COMMAND("rules", $game) } explica todas as regras.
club-learn-which = Diga que jogo você quer aprender, como { COMMAND("learn chifoumi") }. { COMMAND("rules") } diz o nome de todos.
club-learn-no-task = { $title } tem as tarefas 1 a { $count }.
club-button-skip = Pular
club-button-leave-lesson = Sair da lição
club-button-learn = Experimentar
club-button-next = Seguinte
club-button-back = Voltar
club-rules-variants = Variantes: { $variants }.

# Problemas

command-puzzle = Dar um problema só a você: uma posição em que se força a vitória
command-param-puzzle = O número do problema ou da tarefa, se for outro que não o atual
command-param-puzzle-what = O problema do dia deste local, uma dica, a solução, ou “desligado” para sair dele
club-puzzle = Problema { $number }: { $title } ({ $variant }).
club-puzzle-of = Seu problema, { $title }:
club-puzzle-wins-now = { $player } vence neste lance. Como?
club-puzzle-wins-in = { $player } vence em no máximo { $turns } lances, seja qual for a resposta. Qual é o primeiro?
club-puzzle-wins = { $player } acaba vencendo, seja qual for a resposta. Qual é o próximo lance?
club-puzzle-how = Escreva o lance inteiro, como em uma partida. Só a primeira resposta conta, e pedir uma dica ou a resposta vale como não resolvido. { COMMAND("hint") } ajuda, { COMMAND("learn solution") } mostra a resposta, e { COMMAND("learn off") } sai do problema.
club-puzzle-solved = É isso: { $effects }.
club-puzzle-solved-later = Isso também vence, só que um lance depois: { $effects }.
club-puzzle-wrong = Isso é válido ({ $effects }), mas não força a vitória. Tente de novo:
club-puzzle-goes-on = Daqui, você vence em no máximo { $turns } lances, este incluído.
club-puzzle-others = { $others ->
    [1] Outro lance vence com a mesma rapidez.
   *[other] Outros { $others } lances vencem com a mesma rapidez.
}
club-puzzle-rating = Seu rating nos problemas de { $title }: { $rating } ({ $change }).
club-puzzle-streak = Você resolveu problemas em { $days } dias seguidos.
club-puzzle-left = Você saiu do problema. { COMMAND("puzzle") } dá outro, ou este de novo.
club-puzzle-none = Você não está em um problema com esse número. { COMMAND("puzzle") } dá um.
club-puzzle-no-more = Você já viu todos os meus problemas de { $title }. Escolha outro jogo, como { COMMAND("puzzle sfirs") }.
club-puzzle-daily = O problema do dia: { $title } ({ $variant }).
club-puzzle-daily-how = { COMMAND("puzzle daily") } deixa você resolvê-lo em particular. Por favor, não conte a resposta aqui antes de amanhã.
club-puzzle-yesterday = { $player } foi quem primeiro resolveu o último problema. { $count ->
    [1] Ninguém mais conseguiu.
    [2] Mais uma pessoa conseguiu.
   *[other] Ao todo, { $count } pessoas conseguiram.
}
club-puzzle-yesterday-some = { $count ->
    [1] Uma pessoa resolveu o último problema.
   *[other] { $count } pessoas resolveram o último problema.
}
club-puzzle-yesterday-nobody = Ninguém resolveu o último problema.
club-puzzle-no-daily = Este local não tem problema do dia. { COMMAND("puzzle") } dá um só a você; quem administra o ativa com { COMMAND("settings place puzzle-daily 9") }.
club-puzzle-daily-done = Você já respondeu ao problema de hoje. { COMMAND("puzzle") } dá outro.
club-puzzle-daily-public = Outras pessoas poderiam ler isso aqui, então não conta. Responda ao problema do dia em uma conversa direta comigo ou com os botões abaixo dele.
club-puzzle-daily-place = Diga isso no local que deve receber o problema, como { COMMAND("settings place puzzle-daily 9") }.
club-button-hint = Dica
club-button-solution = Solução
club-button-solve = Resolver
club-button-next-puzzle = Próximo problema
club-setting-puzzle-daily = a hora do dia em que este local recebe um problema, no fuso horário dele
club-setting-puzzles = se partidas terminadas com rating podem virar problemas para outras pessoas da comunidade, sem nomes

# Tarefas a partir dos próprios erros

command-mistakes = Deixar você achar, em particular, lances melhores onde errou em partidas passadas
command-param-mistake-what = Uma dica, a solução, ou “desligado” para sair da tarefa
club-mistake = Sua partida { $id }, { $title }:
club-mistake-of = Seu erro, { $title }:
club-mistake-task = De { $player }, você jogou { $played } aqui. Isso custou { $cost }%: de { $before }% para { $after }%. Ache algo melhor.
club-mistake-best = É o melhor lance que conheço aqui: { $effects }.
club-mistake-again = Esse é o lance que você jogou na partida ({ $effects }). Ache algo melhor:
club-mistake-looking = { $effects }. Estou vendo se isso é bom.
club-mistake-good = { $actions } mantém suas chances: { $after }%. O melhor lance que conheço tem { $best }%.
club-mistake-not-good = { $actions } deixa você com { $after }%. O melhor lance que conheço tem { $best }%.
club-mistake-back = Esta tarefa volta { $at }.
club-mistake-known = Você já resolveu esta tantas vezes que ela não volta mais.
club-mistake-left = Você saiu da tarefa. { COMMAND("mistakes") } a retoma.
club-mistake-which = Você não está em uma tarefa com esse número. { COMMAND("mistakes") } dá a próxima.
club-mistakes-looking = Estou procurando seus erros em { $id }. Pode levar alguns segundos por lance.
club-mistakes-found = { $count ->
    [1] Achei um lance em { $id } com o qual você pode aprender. { COMMAND("mistakes") } o mostra.
   *[other] Achei { $count } lances em { $id } com os quais você pode aprender. { COMMAND("mistakes") } os mostra um por um.
}
club-mistakes-found-none = Nenhum lance seu em { $id } entregou muito. { COMMAND("mistakes") } examina a partida anterior.
club-mistakes-later = Você não tem nada a repetir agora, e já examinei todas as suas partidas. A próxima tarefa vem { $at }.
club-mistakes-none = Você não tem partidas que eu não tenha examinado. Volte depois da próxima.
club-button-mistakes = Aprender com os erros
club-button-earlier-game = A partida anterior
club-button-next-mistake = Próxima tarefa
club-button-try-again = Tentar de novo
