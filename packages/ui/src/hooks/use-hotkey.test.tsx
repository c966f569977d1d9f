import { startTransition, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { useHotkey } from './use-hotkey.ts';

function Rows({ onKey }: { readonly onKey: () => void }) {
  useHotkey('j', onKey);
  return <p>Rows</p>;
}

function Screen({ onKey }: { readonly onKey: () => void }) {
  const [loaded, setLoaded] = useState(false);
  return loaded ? (
    <Rows onKey={onKey} />
  ) : (
    <button type="button" onClick={() => startTransition(() => setLoaded(true))}>
      Load
    </button>
  );
}

test('a key works as soon as the page is painted', async () => {
  const onKey = vi.fn();
  const screen = await render(<Screen onKey={onKey} />);
  const shown = new MutationObserver(() => {
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'j' }));
    shown.disconnect();
  });
  shown.observe(screen.container, { childList: true, subtree: true });
  await screen.getByRole('button').click();
  await expect.element(screen.getByText('Rows')).toBeVisible();
  expect(onKey).toHaveBeenCalledTimes(1);
});
