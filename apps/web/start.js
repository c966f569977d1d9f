// Runs before the first paint, so that the page never shows a wrong theme (SHELL-13) or a frame that the screen lacks.
// Then starts the reads and preloads the files of the screen, which the application requests only after its own code has
// run (SHELL-1). The names of locations appear as soon as their read ends (LOC-1).
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

  // Only builds have this attribute (apps/web/screen-files.ts).
  const {
    files,
    screens,
    reads,
    list: listRead,
    origin,
  } = JSON.parse(document.currentScript.dataset.screens ?? '{"screens":{},"reads":{}}');
  const match = (path) =>
    new RegExp(`^${path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`, 'i').exec(location.pathname);
  const path = Object.keys(screens).find(match);
  if (path === undefined) return;

  // Without a token, the application opens a session before its first read. A query changes what the screen reads.
  if (/(^|; )XSRF-TOKEN=./.test(document.cookie) && location.search === '') {
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
    globalThis.earlyReads[origin + listRead]?.answer
      .then((answer) => answer.ok && answer.clone().json())
      .then(showNames)
      // The application reads the same answer, and shows its errors.
      .catch(() => undefined);
  }

  function showNames({ data }) {
    // If the application was faster, it has removed the static list.
    const list = document.querySelector('#shell ul');
    if (!list || !Array.isArray(data)) return;
    const named = data.map(({ id, name, formatted_address: address }) => {
      if (typeof name !== 'string' || !(Number(id) > 0)) throw new TypeError('Odd location');
      const row = list.firstElementChild.cloneNode(true);
      const [link, place] = row.children;
      link.textContent = name;
      link.href = `/location/${Number(id)}/info`;
      if (typeof address === 'string') place.textContent = address;
      return row;
    });
    if (named.length > 0) list.replaceChildren(...named);
  }

  // Waits for the first paint, which these downloads would delay.
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    for (const place of screens[path]) {
      const link = document.createElement('link');
      Object.assign(link, { rel: 'modulepreload', href: `/${files[place]}` });
      document.head.append(link);
    }
    // The font of store codes. If it arrived after the rows, the browser would lay all of them out again.
    if (/^\/(locations?|gbp-update-management)(\/|$)/i.test(location.pathname))
      document.fonts.load('1em "Geist Mono Variable"').catch(() => undefined);
  }).observe({ type: 'paint' });
})();
