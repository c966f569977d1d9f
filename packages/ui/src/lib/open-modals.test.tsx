import { createRef } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ConfirmDialog } from '../components/confirm-dialog.tsx';
import { Overlay } from '../components/overlay.tsx';

const nothing = () => undefined;

function Both({ question }: { question: boolean }) {
  const box = createRef<HTMLInputElement>();
  return (
    <>
      <Overlay fallbackFocus={() => null} initialFocus={box} label="Search" open onClose={nothing}>
        <input ref={box} />
      </Overlay>
      <ConfirmDialog
        confirmLabel="Go on"
        description="It takes a while."
        open={question}
        title="Is that all?"
        onConfirm={nothing}
      />
    </>
  );
}

const search = page.getByRole('dialog', { name: 'Search' });
const question = page.getByRole('alertdialog', { name: 'Is that all?' });

test('of two modals that open together, the front one is accessible @SESS-1', async () => {
  const { rerender } = await render(<Both question />);
  await expect.element(question).toBeVisible();
  await expect.element(search).not.toBeInTheDocument();
  await rerender(<Both question={false} />);
  await expect.element(search).toBeVisible();
  await expect.element(question).not.toBeInTheDocument();
});

test('a modal that opens over another is the accessible one', async () => {
  const { rerender } = await render(<Both question={false} />);
  await expect.element(search).toBeVisible();
  await rerender(<Both question />);
  await expect.element(question).toBeVisible();
  await expect.element(search).not.toBeInTheDocument();
});
