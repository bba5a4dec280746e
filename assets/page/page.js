// Makes pages quicker. Everything works without it, as links and forms.
(() => {
  "use strict";
  const $ = (selector, from = document) => from.querySelector(selector);
  const $$ = (selector, from = document) => [...from.querySelectorAll(selector)];
  const game = () => $("#game");

  // Changes an element into another one of the same kind, and leaves alone what is the same: focus, scrolling, pictures.
  const OWN = new Set(["open", "tabindex"]);
  const isSame = (old, now) => old.nodeName === now.nodeName && old.id === now.id;
  function morph(old, now) {
    if (!isSame(old, now)) return old.replaceWith(now);
    if (old.nodeType !== 1) {
      if (old.data !== now.data) old.data = now.data;
      return;
    }
    if (old.hasAttribute("data-own")) return;
    for (const { name, value } of [...now.attributes]) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
    for (const { name } of [...old.attributes]) if (!now.hasAttribute(name) && !OWN.has(name)) old.removeAttribute(name);
    // What is new goes between, so that what comes after it stays: a hidden field doesn't replace the board.
    const olds = [...old.childNodes];
    for (const child of [...now.childNodes]) {
      const at = olds.findIndex((one) => isSame(one, child));
      if (at < 0) old.insertBefore(child, olds[0] || null);
      else {
        olds.splice(0, at).forEach((one) => one.remove());
        morph(olds.shift(), child);
      }
    }
    olds.forEach((one) => one.remove());
  }

  // One request after the other, so that each tap goes on from what the last one made of the turn.
  let queue = Promise.resolve();
  const then = (work) => (queue = queue.then(work, work));

  function show(text) {
    const now = new DOMParser().parseFromString(text, "text/html");
    const main = $("main", now);
    if (!main) return false;
    const focused = document.activeElement;
    // Not adopted as a whole: pictures that are known would be loaded once more.
    morph($("main"), main);
    document.title = now.title;
    if (focused && focused !== document.body && (!focused.isConnected || focused.disabled)) ($("#cells [tabindex='0']") || $("main")).focus();
    ready();
    return true;
  }

  // A page that is being left has its requests broken off; it may not lead back from where it is left for. The browser
  // doesn't say when it stays after all.
  let leaving = false;
  addEventListener("beforeunload", () => {
    leaving = true;
    setTimeout(() => (leaving = false), 5000);
  });

  let waiting;
  async function load(address, { post, stay } = {}) {
    if (leaving) return;
    let answer;
    try {
      answer = await fetch(address, { credentials: "same-origin", ...(post && { method: "post", body: post }) });
      if (!show(await answer.text())) throw new Error(answer.status);
    } catch {
      if (leaving) return;
      // Without an answer the browser says best what is wrong. Whether a form arrived, only another look can tell.
      if (post) location.reload();
      else if (!stay) location.assign(address);
      return;
    }
    if (!stay) history.replaceState(null, "", post ? answer.url : here());
    const again = answer.headers.get("refresh");
    clearTimeout(waiting);
    if (again) waiting = setTimeout(look, 1000 * again);
  }
  const look = () => then(() => load(location.href, { stay: true }));

  // The address of what is shown: the turn so far, without what was tapped last.
  function here() {
    const form = $("#touch");
    if (!form) return location.href;
    const fields = new URLSearchParams([...new FormData(form)].filter(([, value]) => value));
    return form.getAttribute("action") + (String(fields) && "?" + fields);
  }

  function submit(form, button) {
    const fields = new URLSearchParams(new FormData(form, button));
    if (form.method === "post") return load(form.action, { post: fields });
    return load(form.getAttribute("action") + "?" + fields);
  }

  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (!game() || form.hasAttribute("data-plain")) return;
    event.preventDefault();
    const button = event.submitter;
    then(() => form.isConnected && !(button && button.disabled) && submit(form, button));
  });

  // Steps through the game: the picture at once, then the rest.
  const links = () => $$("#history a[href]");
  const current = () => links().findIndex((link) => link.hasAttribute("aria-current"));
  function step(index) {
    const link = links()[Math.max(0, Math.min(index, links().length - 1))];
    link?.click();
  }
  function mark(link) {
    links().forEach((other) => other.removeAttribute("aria-current"));
    link.setAttribute("aria-current", "step");
    scroll(link);
  }
  // The list alone: the board stays where it is. What a turn did may take further lines.
  function scroll(link) {
    const list = $("#history");
    const [shown, all] = [link.closest("li").getBoundingClientRect(), list.getBoundingClientRect()];
    list.scrollTop += Math.min(0, shown.top - all.top) + Math.max(0, shown.bottom - all.bottom);
  }
  const theme = () => {
    const own = document.documentElement.dataset.theme;
    const prefers = (what) => matchMedia(what).matches;
    return own || (prefers("(prefers-contrast: more)") ? "contrast" : prefers("(prefers-color-scheme: dark)") ? "dark" : "light");
  };
  const picture = (link, which = theme()) => link && game().dataset.pictures + link.dataset.picture.replace("light", which);
  function draw(link) {
    $$("#picture source").forEach((source) => source.remove());
    $("#picture img").src = picture(link);
    $$("#cells .to, #cells .on, #cells .by").forEach((cell) => cell.classList.remove("to", "on", "by"));
    mark(link);
    const index = links().indexOf(link);
    for (const next of [links()[index + 1], links()[index - 1]]) if (next) new Image().src = picture(next);
  }
  let stepping;
  document.addEventListener("click", (event) => {
    const link = event.target.closest("a[href]");
    if (!link || !game() || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
    if (link.getAttribute("href")[0] === "#") return;
    const to = new URL(link.getAttribute("href"), location.href);
    if (to.pathname !== location.pathname || to.origin !== location.origin) return;
    event.preventDefault();
    const plies = to.searchParams.get("at");
    const shown = link.dataset.picture ? link : links().find((one) => new URL(one.href).searchParams.get("at") === plies);
    const line = to.searchParams.has("turn");
    if (shown && !line) draw(shown);
    clearTimeout(stepping);
    stepping = setTimeout(() => then(() => load(to)), shown && !line ? 120 : 0);
  });

  // Keys: arrows walk over the board, and through the game everywhere else. Squares and the crossings between them are two
  // boards, with a tab stop each.
  const center = (cell) => [cell.offsetLeft + cell.offsetWidth / 2, cell.offsetTop + cell.offsetHeight / 2];
  const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  const cellsLike = (cell) => $$(cell.matches(".s1") ? "#cells .s1" : "#cells .s0");
  function neighbor(cell, [dx, dy]) {
    const [x, y] = center(cell);
    let [best, least] = [null, Infinity];
    for (const other of cellsLike(cell)) {
      const [ox, oy] = center(other);
      const along = (ox - x) * dx + (oy - y) * dy;
      const aside = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx);
      // Of hexagons, those of the next row are nearer than the one straight ahead behind them.
      const far = along + aside * 1.5;
      if (along > 2 && aside <= along * 1.8 && far < least) [best, least] = [other, far];
    }
    return best;
  }
  function rove(cell) {
    cellsLike(cell).forEach((other) => (other.tabIndex = other === cell ? 0 : -1));
  }
  document.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const target = event.target;
    const cell = target.closest && target.closest("#cells button");
    if (cell) {
      const way = WAYS[event.key];
      const to = way ? neighbor(cell, way) : null;
      if (to) to.focus();
      if (way) event.preventDefault();
      if (event.key === "Escape") $("[name=undo]:enabled")?.click();
      return;
    }
    if (target.matches && target.matches("input, textarea, select")) return;
    const at = { ArrowLeft: current() - 1, ArrowRight: current() + 1, Home: 0, End: Infinity }[event.key];
    if (at === undefined || !links().length) return;
    event.preventDefault();
    step(at);
  });
  document.addEventListener("focusin", (event) => {
    const cell = event.target.closest && event.target.closest("#cells button");
    if (cell) rove(cell);
  });

  // A swipe over the board steps through the game.
  let from = null;
  document.addEventListener("touchstart", (event) => {
    const touch = event.touches[0];
    // Where the page is enlarged, a swipe moves it.
    const may = event.touches.length === 1 && !(visualViewport?.scale > 1.05) && event.target.closest(".board");
    from = may ? [touch.clientX, touch.clientY] : null;
  }, { passive: true });
  document.addEventListener("touchend", (event) => {
    if (!from) return;
    const touch = event.changedTouches[0];
    const [dx, dy] = [touch.clientX - from[0], touch.clientY - from[1]];
    from = null;
    if (Math.abs(dx) < 60 || Math.abs(dx) < 2 * Math.abs(dy)) return;
    event.preventDefault();
    step(current() + (dx < 0 ? 1 : -1));
  });

  // Clocks run between two pages.
  let made = performance.now();
  function clock(ms) {
    const seconds = Math.max(0, Math.ceil(ms / 1000));
    const two = (number) => String(number).padStart(2, "0");
    const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
    return h ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
  }
  function tick() {
    for (const element of $$(".clock")) {
      const left = element.dataset.left - ("runs" in element.dataset ? performance.now() - made : 0);
      if (left >= 86400000) continue;
      element.textContent = clock(left);
      element.classList.toggle("short", left < 30000 && "runs" in element.dataset);
    }
  }
  setInterval(tick, 500);

  // Lines of one's own, kept in this browser.
  const store = () => "parlour:" + location.pathname;
  const branches = () => {
    try {
      return JSON.parse(localStorage.getItem(store())) || [];
    } catch {
      return [];
    }
  };
  const keep = (list) => {
    try {
      localStorage.setItem(store(), JSON.stringify(list.slice(-20)));
    } catch {
      // A browser that keeps nothing.
    }
  };
  function remember() {
    const form = $("#touch");
    const copy = $("#line .copy");
    if (!form || !copy) return;
    const fields = new FormData(form);
    const [at, turn] = [fields.get("at") || "", fields.get("turn") || ""];
    // A line that goes on replaces what it goes on from.
    const others = branches().filter((one) => one.at !== at || !(turn + " ").startsWith(one.turn + " "));
    if (!others.some((one) => one.at === at && (one.turn + " ").startsWith(turn + " "))) keep([...others, { at, turn }]);
  }
  function list() {
    const box = $("#branches");
    if (!box) return;
    const kept = branches();
    const now = JSON.stringify(kept);
    if (box.dataset.kept === now) return;
    box.dataset.kept = now;
    box.hidden = !kept.length;
    const rows = kept.map((one, index) => {
      const row = document.createElement("li");
      const link = document.createElement("a");
      const fields = new URLSearchParams(Object.entries({ at: one.at, try: one.at ? "" : "1", turn: one.turn }).filter(([, value]) => value));
      link.href = location.pathname + "?" + fields;
      link.className = "n";
      link.textContent = one.turn;
      const forget = document.createElement("button");
      forget.type = "button";
      forget.textContent = "×";
      forget.setAttribute("aria-label", box.dataset.forget + " " + one.turn);
      forget.onclick = () => {
        keep(branches().filter((_, other) => other !== index));
        list();
      };
      row.append(link, " ", forget);
      return row;
    });
    $("ul", box).replaceChildren(...rows);
  }
  document.addEventListener("click", (event) => {
    const button = event.target.closest("[data-copy]");
    const field = button && $("#line .copy");
    if (!field) return;
    field.select();
    navigator.clipboard?.writeText(field.value);
  });

  // Whatever is played elsewhere appears: as an event, or else by asking now and then.
  let source;
  let polling;
  function listen() {
    const address = game()?.dataset.events;
    if (!address || source) return;
    const poll = () => (polling ||= setInterval(() => document.hidden || look(), 15000));
    if (!window.EventSource) return poll();
    source = new EventSource(address);
    source.onmessage = look;
    // Something may have happened while nobody listened.
    source.onopen = () => {
      polling = clearInterval(polling);
      look();
    };
    source.onerror = () => source.readyState === EventSource.CLOSED && poll();
  }

  function ready() {
    made = performance.now();
    if (!game()) return;
    for (const cells of [$$("#cells .s0"), $$("#cells .s1")]) {
      if (!cells.length || cells.some((cell) => cell.getAttribute("tabindex") === "0")) continue;
      rove(cells.find((cell) => cell.matches(".on, .by, .to")) || cells[0]);
    }
    $$("[data-script]").forEach((element) => (element.hidden = false));
    const now = links()[current()];
    if (now) scroll(now);
    remember();
    list();
    tick();
    listen();
  }
  // A page of pictures alone steps by its own links; what is shown follows the address.
  function follow(rel) {
    const link = links().find((one) => one.hash && [one.hash, ""].includes(location.hash));
    if (!link) return;
    // The link that was followed is gone with its position; the same one at the new position goes on.
    if (rel) ($(`:target [rel="${rel}"][href]`) || $(":target [href]"))?.focus({ preventScroll: true });
    mark(link);
  }
  document.addEventListener("click", (event) => {
    const link = event.target.closest(".steps a[href^='#'], #history a[href^='#']");
    if (!link) return;
    // At once, so that the next key finds everything in its place.
    event.preventDefault();
    location.hash = link.hash;
    follow(link.rel);
  });
  addEventListener("hashchange", () => follow());
  follow();
  ready();
})();
