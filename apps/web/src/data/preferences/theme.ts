import { storedValue } from '../../lib/browser/stored-value.ts';
import { externalStore, useStore } from '../../lib/browser/external-store.ts';

export type ThemeChoice = 'system' | 'light' | 'dark';

/** `start.js` reads this value too. */
const stored = storedValue<ThemeChoice>('placekeeper.theme', ['system', 'light', 'dark']);
const darkSystem = '(prefers-color-scheme: dark)';
const browserBar = { light: '#ffffff', dark: '#131519' } as const;

export const shownTheme = (choice: ThemeChoice, systemIsDark: boolean): 'light' | 'dark' =>
  choice === 'system' ? (systemIsDark ? 'dark' : 'light') : choice;

const choice = externalStore<ThemeChoice>('system');

export const useThemeChoice = (): ThemeChoice => useStore(choice);

export function chooseTheme(next: ThemeChoice): void {
  choice.set(next);
  stored.write(next);
  show();
}

/** SHELL-13: follows the user's choice, the system and other tabs until the page closes. */
export function followTheme(): void {
  choice.set(stored.read());
  show();
  matchMedia(darkSystem).addEventListener('change', show);
  addEventListener('storage', (event) => {
    if (event.key !== stored.key) return;
    choice.set(stored.read());
    show();
  });
}

function show(): void {
  const theme = shownTheme(choice.get(), matchMedia(darkSystem).matches);
  const root = document.documentElement;
  for (const meta of document.querySelectorAll('meta[name=theme-color]')) {
    meta.setAttribute('content', browserBar[theme]);
  }
  if (root.dataset['theme'] === theme) return;
  // Turns transitions off for two frames, because they would end at different times.
  root.dataset['themeSwitching'] = '';
  root.dataset['theme'] = theme;
  requestAnimationFrame(() => requestAnimationFrame(() => delete root.dataset['themeSwitching']));
}
