// Runs before the first paint, so that the page never shows a wrong theme (SHELL-13) or a frame that the screen lacks.
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
})();
