import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useFocusFallback } from './use-focus-fallback.ts';

function Filters({ display }: { readonly display: 'block' | 'contents' }) {
  const [isShown, setIsShown] = useState(true);
  useFocusFallback();
  return (
    <main>
      <div data-testid="toolbar">
        <div data-testid="group" style={{ display }}>
          {isShown && (
            <button type="button" onClick={() => setIsShown(false)}>
              Reject all
            </button>
          )}
        </div>
      </div>
    </main>
  );
}

test.for([
  ['block', 'group'],
  ['contents', 'toolbar'],
] as const)(
  '@SHELL-16 the focus of a removed button in a parent with display %s moves to the %s',
  async ([display, focused]) => {
    await render(<Filters display={display} />);
    await page.getByRole('button').click();
    await expect.element(page.getByTestId(focused)).toHaveFocus();
  },
);

function Review() {
  const [isEnded, setIsEnded] = useState(false);
  useFocusFallback();
  return (
    <main>
      {isEnded ? (
        <div key="ended">
          <h1>Subscription required</h1>
        </div>
      ) : (
        <div key="list">
          <button type="button" onClick={() => setIsEnded(true)}>
            Accept
          </button>
        </div>
      )}
    </main>
  );
}

test('@SHELL-16 if the whole screen is replaced, the focus moves to its new heading', async () => {
  await render(<Review />);
  await page.getByRole('button').click();
  await expect.element(page.getByRole('heading')).toHaveFocus();
});
