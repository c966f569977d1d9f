// SHELL-13: before the first paint, so that nobody sees the wrong theme. The application's theme.ts takes over.
(() => {
  let choice = null;
  try {
    choice = localStorage.getItem('placekeeper.theme');
  } catch {
    // A browser that keeps nothing follows the system.
  }
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  document.documentElement.dataset.theme =
    choice === 'dark' || choice === 'light' ? choice : system;
})();
