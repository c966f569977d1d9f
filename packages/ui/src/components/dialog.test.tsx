import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { conforms } from '../../test/conformance.tsx';
import { Button } from './button.tsx';
import { Dialog, DialogClose } from './dialog.tsx';
import { TextField } from './text-field.tsx';

const footer = (
  <DialogClose>
    <Button>Cancel</Button>
  </DialogClose>
);

describe('Dialog', () => {
  conforms(
    (given) => (
      <Dialog {...given} defaultOpen description="For 2 locations." footer={footer} title="New tag">
        <TextField label="Name" />
      </Dialog>
    ),
    { element: HTMLDivElement },
  );

  test('is named, described, starts at its first field and gives focus back', async () => {
    await render(
      <Dialog
        description="For 2 locations."
        footer={footer}
        title="New tag"
        trigger={<Button>Open</Button>}
      >
        <TextField label="Name" />
      </Dialog>,
    );
    await page.getByRole('button', { name: 'Open' }).click();
    const dialog = page.getByRole('dialog', { name: 'New tag' });
    await expect.element(dialog).toHaveAccessibleDescription('For 2 locations.');
    await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Open' })).toHaveFocus();
  });

  test('keeps Tab inside', async () => {
    await render(
      <>
        <button type="button">Behind</button>
        <Dialog defaultOpen footer={footer} title="New tag" />
      </>,
    );
    await expect.element(page.getByRole('dialog')).toBeVisible();
    for (let presses = 0; presses < 4; presses += 1) {
      await userEvent.keyboard('{Tab}');
      expect(document.activeElement?.textContent).not.toBe('Behind');
    }
  });

  test('keeps the focus while it cannot be closed, and gives it where it is told', async () => {
    function Waiting() {
      const [done, setDone] = useState(false);
      const [open, setOpen] = useState(true);
      return (
        <>
          <h1 tabIndex={-1}>Home</h1>
          <button type="button" onClick={() => setDone(true)}>
            Finish
          </button>
          {open && (
            <Dialog
              open
              closable={false}
              finalFocus={() => document.querySelector('h1')}
              footer={done && <Button onClick={() => setOpen(false)}>Done</Button>}
              title="Importing"
            />
          )}
        </>
      );
    }
    await render(<Waiting />);
    const dialog = page.getByRole('dialog', { name: 'Importing' });
    await expect.element(dialog).toHaveFocus();
    await userEvent.keyboard('{Tab}{Escape}');
    await userEvent.click(document.body, { position: { x: 2, y: 2 } });
    await expect.element(dialog).toHaveFocus();

    document.querySelector('button')?.click();
    await page.getByRole('button', { name: 'Done' }).click();
    await expect.element(page.getByRole('heading', { name: 'Home' })).toHaveFocus();
  });

  test('opened from outside, as by an address, reports every way of closing', async () => {
    const closed: boolean[] = [];
    function ByAddress() {
      const [open, setOpen] = useState(true);
      return (
        <Dialog
          footer={footer}
          open={open}
          title="New tag"
          onOpenChange={(next) => {
            closed.push(!next);
            setOpen(next);
          }}
        />
      );
    }
    await render(<ByAddress />);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(closed).toEqual([true]);
  });
});
