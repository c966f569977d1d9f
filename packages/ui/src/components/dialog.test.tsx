import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { conforms } from '../../test/conformance.tsx';
import { Button } from './button.tsx';
import { Dialog, DialogClose } from './dialog.tsx';
import { RadioCards } from './radio-cards.tsx';
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

  test('focuses the chosen radio button of its first choice', async () => {
    const options = ['One', 'Two'].map((label) => ({ value: label, label }));
    await render(
      <Dialog defaultOpen footer={footer} title="New rule">
        <RadioCards
          label="Apply to"
          options={options}
          value="Two"
          onValueChange={() => undefined}
        />
      </Dialog>,
    );
    await expect.element(page.getByRole('radio', { name: 'Two' })).toHaveFocus();
  });

  test('is named and described, focuses its first field, and restores the focus', async () => {
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

  test.each([
    ['itself while nothing else can take it', <Button key="a">Accept all</Button>, 'dialog'],
    [
      'the button that closes it',
      <>
        <Button>Stop</Button>
        {footer}
      </>,
      'Cancel',
    ],
  ])('never focuses a button that acts first, but %s', async (_, actions, start) => {
    await render(<Dialog defaultOpen footer={actions} title="12 updates" />);
    const target =
      start === 'dialog' ? page.getByRole('dialog') : page.getByRole('button', { name: start });
    await expect.element(target).toHaveFocus();
  });

  test('scrolls as a whole in a very short window', async ({ onTestFinished }) => {
    const { innerWidth, innerHeight } = window;
    onTestFinished(() => page.viewport(innerWidth, innerHeight));
    await page.viewport(320, 256);
    await render(
      <Dialog defaultOpen description={'A line of it. '.repeat(20)} footer={footer} title="New tag">
        {Array.from({ length: 10 }, (_, line) => (
          <p key={line}>Line {line}</p>
        ))}
      </Dialog>,
    );
    const cancel = page.getByRole('button', { name: 'Cancel' });
    await expect.element(cancel).toHaveFocus();
    await expect.element(cancel).toBeInViewport({ ratio: 1 });
    const title = page.getByRole('heading', { name: 'New tag' });
    title.element().scrollIntoView();
    await expect.element(title).toBeInViewport({ ratio: 1 });
    await expect.element(cancel).not.toBeInViewport();
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

  test('keeps the focus while it cannot be closed, and then moves it as requested', async () => {
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

  test('opened from outside, such as by the URL, reports every way of closing', async () => {
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

  describe('with edits', () => {
    const name = page.getByRole('textbox', { name: 'Name' });
    const dialog = page.getByRole('dialog', { name: 'New tag' });
    const question = page.getByRole('alertdialog', { name: 'Discard changes?' });
    const pulses = () => document.getAnimations().some(({ id }) => id === 'pulse');
    const pressBeside = () => userEvent.click(document.body, { position: { x: 2, y: 2 } });

    const given = (children = <TextField defaultValue="North" label="Name" />) =>
      render(
        <Dialog defaultOpen footer={footer} title="New tag">
          <form>{children}</form>
        </Dialog>,
      );

    test('stays open after a double press on its opener', async () => {
      await render(
        <div className="fixed bottom-2 left-2">
          <Dialog footer={footer} title="New tag" trigger={<Button>Open</Button>}>
            <TextField label="Name" />
          </Dialog>
        </div>,
      );
      await page.getByRole('button', { name: 'Open' }).dblClick();
      await expect.element(name).toHaveFocus();
      await expect.element(dialog).toHaveAttribute('data-open');
    });

    test('closes on a press outside while nothing is changed', async () => {
      await given();
      await name.fill('South');
      await name.fill('North');
      await pressBeside();
      await expect.element(dialog).not.toBeInTheDocument();
    });

    test('stays open, shakes, and keeps text and focus', async () => {
      await given();
      await name.fill('South');
      await pressBeside();
      expect(pulses()).toBe(true);
      await expect.element(name).toHaveValue('South');
      await expect.element(name).toHaveFocus();
    });

    test('asks on Escape, and closes only if confirmed', async () => {
      await given();
      await name.fill('South');
      await userEvent.keyboard('{Escape}');
      await expect.element(question).toBeVisible();
      await pressBeside();
      await expect.element(question).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await expect.element(question).not.toBeInTheDocument();
      await expect.element(name).toHaveFocus();
      await expect.element(name).toHaveValue('South');

      await userEvent.keyboard('{Escape}');
      await question.getByRole('button', { name: 'Discard' }).click();
      await expect.element(dialog).not.toBeInTheDocument();
    });

    test('asks about choices that are not in a form', async () => {
      await render(<Dialog defaultOpen footer={footer} title="New tag" unsaved="these filters" />);
      const asked = page.getByRole('alertdialog', { name: 'Discard these filters?' });
      await expect.element(dialog).toBeVisible();
      await pressBeside();
      expect(pulses()).toBe(true);
      await userEvent.keyboard('{Escape}');
      await expect.element(asked).toHaveAccessibleDescription('You can’t undo this.');
      await asked.getByRole('button', { name: 'Discard' }).click();
      await expect.element(dialog).not.toBeInTheDocument();
    });

    test('is closed by its own buttons without asking', async () => {
      await given();
      await name.fill('South');
      await page.getByRole('button', { name: 'Cancel' }).click();
      await expect.element(dialog).not.toBeInTheDocument();
    });
  });

  test('shakes instead of closing on a press on the search below it', async () => {
    await render(
      <>
        <header data-shell-bar style={{ position: 'fixed', inset: '0 auto 0 0', width: 60 }} />
        <Dialog defaultOpen footer={footer} title="New tag" />
      </>,
    );
    const dialog = page.getByRole('dialog', { name: 'New tag' });
    await expect.element(dialog).toBeVisible();
    await userEvent.click(document.body, { position: { x: 20, y: 20 } });
    await expect.element(dialog).toBeVisible();
    expect(document.getAnimations().some(({ id }) => id === 'pulse')).toBe(true);
    await userEvent.click(document.body, { position: { x: 80, y: 20 } });
    await expect.element(dialog).not.toBeInTheDocument();
  });
});
