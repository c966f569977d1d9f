import { describe, expect, test } from 'vitest';
import { hotkeyAria, hotkeyText, matchesHotkey, parseHotkey } from './hotkey.ts';

const pressed = (key: string, held: Partial<KeyboardEvent> = {}) =>
  ({
    key,
    altKey: false,
    ctrlKey: false,
    metaKey: false,
    shiftKey: false,
    ...held,
  }) as KeyboardEvent;

// In these tests, `mod` is Control.
describe('matchesHotkey', () => {
  test.each([
    ['mod+s', pressed('s', { ctrlKey: true }), true],
    ['mod+s', pressed('S', { ctrlKey: true }), true],
    ['mod+s', pressed('s'), false],
    ['mod+s', pressed('s', { metaKey: true }), false],
    ['mod+s', pressed('s', { ctrlKey: true, altKey: true }), false],
    ['j', pressed('j'), true],
    ['j', pressed('J', { shiftKey: true }), false],
    ['shift+j', pressed('J', { shiftKey: true }), true],
    ['/', pressed('/'), true],
    ['/', pressed('/', { shiftKey: true }), true],
    ['?', pressed('?', { shiftKey: true }), true],
  ])('%s, case %#', (combo, event, expected) => {
    expect(matchesHotkey(event, parseHotkey(combo))).toBe(expected);
  });
});

test('a key has a visible and an accessible notation', () => {
  expect(hotkeyText('mod+s')).toBe('Ctrl S');
  expect(hotkeyText('Escape')).toBe('Esc');
  expect(hotkeyAria('mod+shift+j')).toBe('Control+Shift+j');
});
