import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { themes, violations } from './axe.ts';
import './test.css';

type Given = { className: string; ref: (element: Element | null) => void };

type Options = {
  /** What the ref must hold. Null for a component that takes none. */
  element?: (abstract new () => Element) | null;
  /** False for a component whose look is not the caller's. */
  className?: boolean;
};

/** What every component promises: the ref arrives, a class is added and none lost, axe is content in both themes. */
export function conforms(component: (given: Given) => ReactElement, options: Options = {}) {
  const { element = Element, className = true } = options;

  if (element) {
    test('hands its element to the ref', async () => {
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
