// Runs before the first paint, so that the page never shows a wrong theme (SHELL-13) or a frame that the screen lacks.
// Starts the reads of the screen, and preloads its files after the first paint (SHELL-1). The list of locations appears
// as soon as its read ends (LOC-1). Then runs the application, whose code would block all of this.
(() => {
  const root = document.documentElement;
  const read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const choice = read('placekeeper.theme');
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  root.dataset.theme = choice === 'dark' || choice === 'light' ? choice : system;
  if (read('placekeeper.sidebar') === 'pinned') root.dataset.sidebar = 'pinned';
  if (read('placekeeper.location-density') === 'compact') root.dataset.density = 'compact';
  if (/^\/(onboarding|dev)(\/|$)/.test(location.pathname)) root.dataset.frame = 'none';
  if (/^\/locations\/?$/i.test(location.pathname) && !/[?&]view=/.test(location.search))
    root.dataset.frame = 'locations';

  // Only builds have this attribute (apps/web/screen-files.ts). In development, index.html runs the application.
  const table = document.currentScript.dataset.screens;
  if (!table) return;
  const {
    files,
    screens,
    reads,
    list: listRead,
    origin,
    code,
    googleStoreCode,
  } = JSON.parse(table);
  const match = (path) =>
    new RegExp(`^${path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`, 'i').exec(location.pathname);
  const path = Object.keys(screens).find(match);
  let listShown;

  document.addEventListener('DOMContentLoaded', () => {
    // A hidden page paints no frames.
    document.addEventListener('visibilitychange', runApplication, { once: true });
    if (document.hidden) addEventListener('load', runApplication);
    else
      afterPaint(() => {
        preloadScreen();
        if (!listShown) return runApplication();
        listShown.then(() => afterPaint(runApplication));
        // The application needs this time on a fast computer, so a longer wait would delay it.
        setTimeout(runApplication, 50);
      });
  });

  // Without a token, the application opens a session before its first read. A query changes what the screen reads.
  if (path && /(^|; )XSRF-TOKEN=./.test(document.cookie) && location.search === '') {
    const start = (address) => {
      const stop = new AbortController();
      const answer = fetch(address, {
        headers: { Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
        credentials: origin === '' ? 'same-origin' : 'include',
        signal: stop.signal,
      });
      // The application reports a failure when it takes the answer.
      answer.catch(() => undefined);
      return { at: performance.now(), cookies: document.cookie, answer, stop };
    };
    const { location: id = '1' } = match(path).groups ?? {};
    const own = /^[1-9]\d*$/.test(id) ? (reads[path] ?? []) : [];
    globalThis.earlyReads = Object.fromEntries(
      [...reads['*'], ...own]
        .map((address) => origin + address.replace(':location', id))
        .map((address) => [address, start(address)]),
    );
    listShown = globalThis.earlyReads[origin + listRead]?.answer
      .then((answer) => answer.ok && answer.clone().json())
      .then(showList)
      // The application reads the same answer, and shows its errors.
      .catch(() => undefined);
  }

  function showList({ data }) {
    // If the application was faster, it has removed the static list.
    const list = document.querySelector('#shell ul');
    if (!list || !Array.isArray(data)) return;
    const isFromGoogle = new RegExp(googleStoreCode);
    let hasCodes = false;
    const rows = data.map(({ id, name, formatted_address: address, store_code: storeCode }) => {
      if (typeof name !== 'string' || !(Number(id) > 0)) throw new TypeError('Odd location');
      const row = list.firstElementChild.cloneNode(true);
      const [nameCell, codeCell, addressCell] = row.children;
      const link = nameCell.firstElementChild;
      link.textContent = name;
      link.href = `/location/${Number(id)}/info`;
      if (typeof address === 'string') addressCell.textContent = address;
      if (typeof storeCode === 'string' && storeCode !== '' && !isFromGoogle.test(storeCode)) {
        codeCell.textContent = storeCode;
        hasCodes = true;
      }
      return row;
    });
    if (rows.length === 0) return;
    // The static list has the usual columns only.
    if (read('placekeeper.location-columns') === null)
      root.dataset.columns = hasCodes ? 'codes' : 'usual';
    list.replaceChildren(...rows);
  }

  function preloadScreen() {
    for (const place of screens[path] ?? []) {
      const link = document.createElement('link');
      Object.assign(link, { rel: 'modulepreload', href: `/${files[place]}` });
      document.head.append(link);
    }
    // The font of store codes. If it arrived after the rows, the browser would lay all of them out again.
    if (/^\/(locations?|gbp-update-management)(\/|$)/i.test(location.pathname))
      document.fonts.load('1em "Geist Mono Variable"').catch(() => undefined);
  }

  // Each file runs in a task of its own.
  async function runApplication() {
    for (const file of code.splice(0)) {
      await import(`/${file}`);
      await new Promise((resolve) => setTimeout(resolve));
    }
  }

  function afterPaint(task) {
    requestAnimationFrame(() => setTimeout(() => task()));
  }
})();
