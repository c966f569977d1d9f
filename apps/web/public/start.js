// Runs before the first paint, so that the page never shows a wrong theme (SHELL-13) or a frame that the screen lacks.
// Then preloads the files of the screen, which the application requests only after its own code has run (SHELL-1).
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
  if (/^\/(onboarding|dev)(\/|$)/.test(location.pathname)) root.dataset.frame = 'none';

  // Only builds have this attribute (apps/web/screen-files.ts).
  const { files, screens } = JSON.parse(document.currentScript.dataset.screens ?? '{"screens":{}}');
  const isOpen = (path) =>
    new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}/?$`, 'i').test(location.pathname);
  const needed = screens[Object.keys(screens).find(isOpen)] ?? [];
  // Waits for the first paint, which these downloads would delay.
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    for (const place of needed) {
      const link = document.createElement('link');
      Object.assign(link, { rel: 'modulepreload', href: `/${files[place]}` });
      document.head.append(link);
    }
  }).observe({ type: 'paint' });
})();
