import { cdp } from 'vitest/browser';
import { afterAll, describe, expect, test } from 'vitest';
import { colourGroups, colourPairs, strongPairs } from '../gallery/colour-tokens.ts';
import { contrast } from '../gallery/contrast.ts';
import { themes } from '../test/axe.ts';
import '../test/test.css';

function valueOf(token: string): string {
  const style = getComputedStyle(document.documentElement);
  return style.getPropertyValue(`--color-${token}`).trim();
}

const prefer = (name: 'prefers-contrast' | 'prefers-reduced-motion', value: string) =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name, value }] });
const preferContrast = (value: 'more' | '') => prefer('prefers-contrast', value);

afterAll(() => preferContrast(''));

const modes = [
  { mode: 'as it is', prefers: '', pairs: colourPairs },
  { mode: 'with more contrast', prefers: 'more', pairs: strongPairs },
] as const;

describe.each(modes)('$mode', ({ prefers, pairs }) => {
  describe.each(themes)('in %s', (theme) => {
    test.each(pairs)('%s is visible on %s', async (colour, ground, least) => {
      await preferContrast(prefers);
      document.documentElement.dataset['theme'] = theme;
      expect(contrast(valueOf(colour), valueOf(ground))).toBeGreaterThanOrEqual(least);
    });
  });
});

test('the pairs for increased contrast have less contrast by default', async () => {
  await preferContrast('');
  expect(contrast(valueOf('line'), valueOf('surface'))).toBeLessThan(3);
});

test('the gallery lists every colour', () => {
  const names = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .flatMap((rule) => [...rule.cssText.matchAll(/--color-([\w-]+): [#r]/g)])
    .map(([, name = '']) => name);
  const shown: string[] = colourGroups.flatMap(({ tokens }) => tokens);
  expect(new Set(names).difference(new Set(shown))).toEqual(new Set(['canvas-under-scrim']));
  expect(new Set(shown).difference(new Set(names))).toEqual(new Set());
});

test("Tailwind's default palette is removed", () => {
  expect(valueOf('red-500')).toBe('');
});

test('reduced motion keeps fades, drops movement, and adds no transition', async () => {
  await prefer('prefers-reduced-motion', 'reduce');
  const styleOf = (className: string, pseudo?: string) => {
    const element = Object.assign(document.createElement('p'), { className });
    document.body.append(element);
    const { transitionProperty: properties, transitionDuration: duration } = getComputedStyle(
      element,
      pseudo,
    );
    return { properties, duration };
  };
  const fade = { properties: 'opacity, color, background-color, border-color', duration: '0.08s' };
  expect(styleOf('transition-transform')).toEqual(fade);
  expect(styleOf("before:content-[''] before:transition-transform", '::before')).toEqual(fade);
  expect(styleOf('text-text-2').duration).toBe('0s');
  await prefer('prefers-reduced-motion', '');
});
