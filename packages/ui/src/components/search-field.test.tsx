import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { conforms } from '../../test/conformance.tsx';
import { SearchField } from './search-field.tsx';

function Example({ start = '' }: { start?: string }) {
  const [value, setValue] = useState(start);
  return (
    <SearchField hotkey="mod+f" label="Search locations" value={value} onValueChange={setValue} />
  );
}

const field = () => page.getByRole('searchbox', { name: 'Search locations' });

describe('SearchField', () => {
  conforms(
    (given) => (
      <SearchField {...given} hotkey="/" label="Search" value="" onValueChange={() => undefined} />
    ),
    {
      element: HTMLInputElement,
    },
  );

  test('is cleared by its button, which returns the focus', async () => {
    await render(<Example start="harbour" />);
    await page.getByRole('button', { name: 'Clear search' }).click();
    await expect.element(field()).toHaveValue('');
    await expect.element(field()).toHaveFocus();
    expect(page.getByRole('button', { name: 'Clear search' }).query()).toBeNull();
  });

  test('is cleared by Escape, which does not propagate', async () => {
    await render(
      <div
        role="none"
        onKeyDown={(event) => event.currentTarget.setAttribute('data-reached', event.key)}
      >
        <Example start="harbour" />
      </div>,
    );
    await field().click();
    await userEvent.keyboard('{Escape}');
    await expect.element(field()).toHaveValue('');
    expect(document.querySelector('[data-reached=Escape]')).toBeNull();
    await userEvent.keyboard('{Escape}');
    expect(document.querySelector('[data-reached=Escape]')).not.toBeNull();
  });

  test('is focused by its shortcut from anywhere', async () => {
    await render(
      <>
        <Example />
        <button type="button">Elsewhere</button>
      </>,
    );
    await page.getByRole('button', { name: 'Elsewhere' }).click();
    await userEvent.keyboard('{Control>}f{/Control}');
    await expect.element(field()).toHaveFocus();
  });
});
