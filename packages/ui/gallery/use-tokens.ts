import { useSyncExternalStore } from 'react';

const changes = ['(prefers-contrast: more)', 'print', '(width < 48rem)', '(pointer: coarse)'];

function subscribe(notify: () => void) {
  const lists = changes.map((query) => matchMedia(query));
  for (const list of lists) list.addEventListener('change', notify);
  const themes = new MutationObserver(notify);
  themes.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => {
    themes.disconnect();
    for (const list of lists) list.removeEventListener('change', notify);
  };
}

export function useTokens<Name extends string>(names: readonly Name[]): Record<Name, string> {
  const values = useSyncExternalStore(subscribe, () => readTokens(names).join('\n')).split('\n');
  return Object.fromEntries(names.map((name, index) => [name, values[index] ?? ''])) as Record<
    Name,
    string
  >;
}

function readTokens(names: readonly string[]): string[] {
  const style = getComputedStyle(document.documentElement);
  return names.map((name) => style.getPropertyValue(`--${name}`).trim());
}
