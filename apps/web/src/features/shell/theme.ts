import { externalStore, useStore } from '../../data/external-store.ts';

export const themeChoices = ['light', 'dark', 'system'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

/** Also read by public/theme.js. */
const storageKey = 'placekeeper.theme';
const darkSystem = '(prefers-color-scheme: dark)';
const browserBar = { light: '#ffffff', dark: '#131519' } as const;

const isThemeChoice = (value: unknown): value is ThemeChoice =>
  themeChoices.some((choice) => choice === value);

export const shownTheme = (choice: ThemeChoice, systemIsDark: boolean): 'light' | 'dark' =>
  choice === 'system' ? (systemIsDark ? 'dark' : 'light') : choice;

const choice = externalStore<ThemeChoice>('system');

export const useThemeChoice = (): ThemeChoice => useStore(choice);

export function chooseTheme(next: ThemeChoice): void {
  choice.set(next);
  write(next);
  show();
}

/** SHELL-13: for as long as the page lives, it follows the user's choice, the system and the other tabs. */
export function followTheme(): void {
  choice.set(read());
  show();
  matchMedia(darkSystem).addEventListener('change', show);
  addEventListener('storage', (event) => {
    if (event.key !== storageKey) return;
    choice.set(read());
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
  // Every colour changes at once; their transitions would run one after the other.
  root.dataset['themeSwitching'] = '';
  root.dataset['theme'] = theme;
  requestAnimationFrame(() => requestAnimationFrame(() => delete root.dataset['themeSwitching']));
}

function read(): ThemeChoice {
  try {
    const stored = localStorage.getItem(storageKey);
    return isThemeChoice(stored) ? stored : 'system';
  } catch {
    return 'system';
  }
}

function write(next: ThemeChoice): void {
  try {
    localStorage.setItem(storageKey, next);
  } catch {
    // A browser that keeps nothing keeps it for this page.
  }
}
