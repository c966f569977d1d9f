import { beforeEach, expect, test, vi } from 'vitest';

const root = { dataset: {} as Record<string, string> };
let systemIsDark: boolean;
let tellSystem: () => void;
let stored: Map<string, string>;
let tellTabs: (event: { key: string }) => void;

async function page() {
  vi.resetModules();
  const { followPreferences } = await import('../../lib/browser/preference.ts');
  followPreferences();
  return import('./theme.ts');
}

beforeEach(() => {
  root.dataset = {};
  systemIsDark = false;
  stored = new Map();
  vi.stubGlobal('document', { documentElement: root, querySelectorAll: () => [] });
  vi.stubGlobal('requestAnimationFrame', (task: () => void) => task());
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return systemIsDark;
    },
    addEventListener: (_: string, listener: () => void) => {
      tellSystem = listener;
    },
  }));
  vi.stubGlobal('addEventListener', (_: string, listener: typeof tellTabs) => {
    tellTabs = listener;
  });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

test('without a choice, the theme follows the system (SHELL-13)', async () => {
  const { followTheme } = await page();
  followTheme();
  expect(root.dataset['theme']).toBe('light');
  systemIsDark = true;
  tellSystem();
  expect(root.dataset['theme']).toBe('dark');
});

test('a choice overrides the system and is stored', async () => {
  const { chooseTheme, followTheme } = await page();
  followTheme();
  chooseTheme('dark');
  tellSystem();
  expect(root.dataset['theme']).toBe('dark');
  expect(root.dataset).not.toHaveProperty('themeSwitching');

  const next = await page();
  next.followTheme();
  expect(root.dataset['theme']).toBe('dark');
});

test('a choice in another tab applies here too', async () => {
  const { followTheme } = await page();
  followTheme();
  stored.set('placekeeper.theme', 'dark');
  tellTabs({ key: 'placekeeper.theme' });
  expect(root.dataset['theme']).toBe('dark');
});

test('an invalid stored value falls back to the system theme', async () => {
  stored.set('placekeeper.theme', 'sepia');
  const { followTheme } = await page();
  followTheme();
  expect(root.dataset['theme']).toBe('light');
});
