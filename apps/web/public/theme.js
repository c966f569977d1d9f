// SHELL-13: runs before the first paint, so that the wrong theme never shows. The application's theme.ts takes over.
(() => {
  let choice = null;
  try {
    choice = localStorage.getItem('placekeeper.theme');
  } catch {
    // Without storage, the theme follows the system.
  }
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  document.documentElement.dataset.theme =
    choice === 'dark' || choice === 'light' ? choice : system;
})();
