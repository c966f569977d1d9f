// Runs before the first paint, so that neither a wrong theme (SHELL-13) nor a frame that the screen lacks ever shows.
(() => {
  const root = document.documentElement;
  const read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      // Without storage, the defaults apply.
      return null;
    }
  };
  const choice = read('placekeeper.theme');
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  root.dataset.theme = choice === 'dark' || choice === 'light' ? choice : system;
  if (read('placekeeper.sidebar') === 'pinned') root.dataset.sidebar = 'pinned';
  if (/^\/(onboarding|dev)(\/|$)/.test(location.pathname)) root.dataset.frame = 'none';
})();
