import { useStore } from '../../lib/browser/external-store.ts';
import { wordPreference } from '../../lib/browser/preference.ts';

export type ThemeChoice = 'system' | 'light' | 'dark';

/** `start.js` reads this value too. */
const choice = wordPreference<ThemeChoice>('placekeeper.theme', ['system', 'light', 'dark']);
const darkSystem = '(prefers-color-scheme: dark)';
const browserBar = { light: '#ffffff', dark: '#131519' } as const;

export const shownTheme = (chosen: ThemeChoice, systemIsDark: boolean): 'light' | 'dark' =>
  chosen === 'system' ? (systemIsDark ? 'dark' : 'light') : chosen;

export const useThemeChoice = (): ThemeChoice => useStore(choice);

export const chooseTheme = (next: ThemeChoice): void => choice.set(next);

/** SHELL-13: follows the user's choice and the system until the page closes. */
export function followTheme(): void {
  show();
  matchMedia(darkSystem).addEventListener('change', show);
  choice.subscribe(show);
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
