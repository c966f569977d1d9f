import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { themes, violations } from './axe.ts';
import './test.css';

type Given = { className: string; ref: (element: Element | null) => void };

type Options = {
  /** The class of the ref's element; null for a component without a ref. */
  element?: (abstract new () => Element) | null;
  /** False for a component without `className`. */
  className?: boolean;
};

/** Every component must set its ref, add a given class to its own, and have no axe violations in either theme. */
export function conforms(component: (given: Given) => ReactElement, options: Options = {}) {
  const { element = Element, className = true } = options;

  if (element) {
    test('passes its element to the ref', async () => {
      let held: Element | null = null;
      await render(component({ className: '', ref: (found) => (held = found) }));
      expect(held).toBeInstanceOf(element);
    });
  }

  if (className) {
    test('adds a class to its own', async () => {
      await render(component({ className: 'given', ref: () => undefined }));
      expect(document.querySelectorAll('.given')).toHaveLength(1);
      expect(document.querySelector('.given')?.classList.length).toBeGreaterThan(1);
    });
  }

  test.each(themes)('has no axe violation in %s', async (theme) => {
    document.documentElement.dataset['theme'] = theme;
    await render(component({ className: '', ref: () => undefined }));
    expect(await violations()).toEqual([]);
  });
}
