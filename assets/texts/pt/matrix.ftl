# O que o programa diz no Matrix, além do que o clube diz.

matrix-greeting = Olá! Aqui eu organizo partidas de jogos de tabuleiro. Comece uma, como { COMMAND("challenge @friend chifoumi") }. { COMMAND("rules") } lista os jogos, e { COMMAND("help") } todo o resto. Comece os comandos com { $prefix } ou com meu nome, { $name }; escreva os lances como são.
matrix-greeting-direct = Olá! Eu organizo partidas de jogos de tabuleiro. Aqui você pode falar comigo como quiser: { COMMAND("rules") } lista os jogos, e { COMMAND("help") } todo o resto. Para jogar com outras pessoas, convide-me para uma sala.
matrix-greeting-language = Para que eu fale português aqui, diga { COMMAND($line) }.
matrix-language-name = Português
matrix-unreadable = Não consigo ler isto, porque seu cliente não me deu as chaves. Envie mais uma vez. Se não ajudar, permita que seu cliente envie também a dispositivos que você não verificou.
matrix-unwritable = Não consigo escrever em { $room }: { $reason }. Deixe-me escrever lá, ou remova-me da sala.
matrix-edited = Já fiz o que sua mensagem dizia antes da edição. Para outra coisa, escreva uma nova mensagem.
matrix-small-talk = É sempre um prazer! Quando quiser jogar, { COMMAND("games") } mostra onde esperam você, e { COMMAND("help") } o que sei fazer.
matrix-lost-keys = Perdi as chaves das últimas mensagens daqui, até esta, e não consigo lê-las. Se você queria algo de mim, diga mais uma vez, por favor.
matrix-no-verification = Não posso comparar emojis, porque sou um programa. Minha conta assinou meu dispositivo. Para ter certeza de que sou eu, peça a chave do dispositivo a quem me mantém e compare.
matrix-missed = Não consegui ler tudo o que disseram aqui durante a minha ausência. Se você queria algo de mim e ficou sem resposta, diga mais uma vez, por favor.
matrix-replaced = Outra sala substituiu esta. Diga lá, por favor.
matrix-unencrypted = Esta sala é criptografada, mas esta mensagem não era, então não posso saber quem a escreveu. Envie-a criptografada, por favor.
matrix-unreached = { $name }, eu queria dizer uma coisa em particular, mas sua conta não aceita convites meus. Abra uma conversa direta comigo, por favor; lá, { COMMAND("games") } mostra onde esperam você.

# Páginas

matrix-page-unencrypted = A página de uma partida fica fora da criptografia desta sala: quem tiver o link pode ver a partida.
