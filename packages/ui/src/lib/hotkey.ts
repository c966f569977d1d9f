import { isApple } from './platform.ts';

type Modifier = 'mod' | 'shift' | 'alt';
type Hotkey = { key: string; modifiers: Set<Modifier> };

const isModifier = (part: string): part is Modifier =>
  part === 'mod' || part === 'shift' || part === 'alt';

/** Parses `mod+s`, `shift+j` or `/`. `mod` is Command on Apple keyboards and Control elsewhere. */
export function parseHotkey(combo: string): Hotkey {
  const parts = combo.split('+');
  return { key: parts.at(-1) ?? '', modifiers: new Set(parts.slice(0, -1).filter(isModifier)) };
}

export function matchesHotkey(event: KeyboardEvent, { key, modifiers }: Hotkey): boolean {
  if (event.key.toLowerCase() !== key.toLowerCase()) return false;
  if ((isApple ? event.metaKey : event.ctrlKey) !== modifiers.has('mod')) return false;
  if (isApple ? event.ctrlKey : event.metaKey) return false;
  if (event.altKey !== modifiers.has('alt')) return false;
  // Compares Shift only for letters, because punctuation needs Shift on some layouts, such as `/` on a German keyboard.
  return !/^[a-z]$/i.test(key) || event.shiftKey === modifiers.has('shift');
}

const arrows = { ArrowUp: '↑', ArrowDown: '↓', ArrowLeft: '←', ArrowRight: '→' };
const glyphs: Record<string, string> = isApple
  ? { mod: '⌘', shift: '⇧', alt: '⌥', Enter: '↵', Escape: 'Esc', ...arrows }
  : { mod: 'Ctrl', shift: 'Shift', alt: 'Alt', Escape: 'Esc', ...arrows };

export function hotkeyText(combo: string): string {
  const parts = combo
    .split('+')
    .map((part) => glyphs[part] ?? (part.length === 1 ? part.toUpperCase() : part));
  return parts.join(isApple ? '' : ' ');
}

const ariaNames: Record<string, string> = {
  mod: isApple ? 'Meta' : 'Control',
  shift: 'Shift',
  alt: 'Alt',
};

export function hotkeyAria(combo: string): string {
  return combo
    .split('+')
    .map((part) => ariaNames[part] ?? part)
    .join('+');
}
