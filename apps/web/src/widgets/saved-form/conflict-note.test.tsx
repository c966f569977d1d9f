import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  bar,
  choice,
  name,
  phone,
  read,
  save,
  sent,
  show,
  somebodyElse,
} from '../../test/saved-form.tsx';

test('@DET-3 a value saved by another user is shown at its field and can be taken', async () => {
  await show();
  await phone.fill('2');
  await page.getByRole('button', { name: 'Somebody else' }).click();
  await expect.element(page.getByText('Changed elsewhere to “9”.')).toBeVisible();
  await expect.element(bar).toMatchTextContent(/1 field you edited was also changed elsewhere/);
  await page.getByRole('button', { name: 'Use that value: phone' }).click();
  await expect.element(phone).toHaveValue('9');
  await expect.element(phone).toHaveFocus();
  await expect.element(bar).not.toBeInTheDocument();
});

test('@DET-2 @DET-3 another user’s change of another field is not overwritten', async () => {
  await show(null, { phone: '7' });
  await name.fill('Quay');
  await save();
  await expect.element(bar).not.toBeInTheDocument();
  expect(sent.mock.calls).toEqual([[{ name: 'Quay', phone: '7' }]]);
  await expect.element(phone).toHaveValue('7');
});

test('@DET-2 @DET-3 another user’s change of the same field is shown before it is overwritten', async () => {
  await show(null, { phone: '7' });
  await phone.fill('2');
  await save();
  await expect.element(page.getByText('Changed elsewhere to “7”.')).toBeVisible();
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent(/Not saved\. 1 field you edited was also changed elsewhere/);
  expect(sent).not.toHaveBeenCalled();
  await expect.element(phone).toHaveValue('2');
  await expect.element(choice).toHaveFocus();
  await expect.element(choice).toHaveAccessibleDescription('Changed elsewhere to “7”.');
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Use that value: phone' })).toHaveFocus();

  await page.getByRole('button', { name: 'Keep my value: phone' }).click();
  await expect.element(phone).toHaveFocus();
  await expect.element(page.getByText(/Changed elsewhere/)).not.toBeInTheDocument();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  await save();
  await expect.element(bar).not.toBeInTheDocument();
  expect(sent.mock.calls).toEqual([[{ name: 'HARBOUR', phone: '2' }]]);
});

test('@DET-2 @DET-3 a save is refused until the user has chosen a value', async () => {
  await show(null, { phone: '7' });
  await phone.fill('2');
  await save();
  await expect.element(choice).toHaveFocus();
  await phone.click();
  await save();
  await expect.element(choice).toHaveFocus();
  expect(sent).not.toHaveBeenCalled();
  await page.getByRole('button', { name: 'Keep my value: phone' }).click();
  await save();
  await expect.element(bar).not.toBeInTheDocument();
  expect(sent).toHaveBeenCalledOnce();
});

test('@DET-2 @DET-3 a conflict that was shown before the first save refuses it as well', async () => {
  await show(null, { phone: '9' });
  await phone.fill('2');
  await somebodyElse.click();
  await expect.element(choice).toBeVisible();
  await save();
  await expect.element(choice).toHaveFocus();
  await expect
    .element(bar)
    .toMatchTextContent(/Not saved\. 1 field you edited was also changed elsewhere/);
  expect(sent).not.toHaveBeenCalled();
});

const overwritings = [
  ['after the response', null],
  ['before the response', '9'],
] as const;

test.each(overwritings)(
  '@DET-2 @DET-3 a different value that arrives %s is shown, and the user can restore the saved value',
  async (_, overwrites) => {
    await show(null, {}, { overwrites });
    await phone.fill('2');
    await save();
    if (overwrites === null) {
      await expect.element(bar).not.toBeInTheDocument();
      await somebodyElse.click();
      await expect.element(phone).toHaveValue('9');
      await expect
        .element(page.getByRole('alert'))
        .toMatchTextContent(/1 field changed since you saved/);
      await page.getByRole('button', { name: 'Show' }).click();
      await expect.element(choice).toHaveFocus();
      await expect
        .element(choice)
        .toHaveAccessibleDescription('Changed to “9” since you saved it.');
      await page.getByRole('button', { name: 'Restore my value: phone' }).click();
    } else {
      await page.getByRole('button', { name: 'Keep my value: phone' }).click();
    }
    await expect.element(phone).toHaveValue('2');
    await expect.element(phone).toHaveFocus();
    await expect.element(choice).not.toBeInTheDocument();
    await expect.element(bar).toBeVisible();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  },
);

test('@DET-2 @DET-3 without events, one read after a save shows a value that replaced the saved one', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  await show();
  await phone.fill('2');
  await save();
  await expect.element(bar).not.toBeInTheDocument();
  expect(read).toHaveBeenCalledTimes(1);
  // Not by the pointer, because the read after the save can come before a slow press ends.
  const unannounced = page.getByRole('button', { name: 'Unannounced' }).element();
  unannounced.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await vi.advanceTimersByTimeAsync(30_000);
  await expect.element(choice).toHaveAccessibleDescription('Changed to “9” since you saved it.');
  expect(read).toHaveBeenCalledTimes(2);
});

test('@DET-2 @DET-3 a value that replaced the saved one can be accepted', async () => {
  await show();
  await phone.fill('2');
  await save();
  await expect.element(bar).not.toBeInTheDocument();
  await somebodyElse.click();
  await page.getByRole('button', { name: 'Keep that value: phone' }).click();
  await expect.element(phone).toHaveValue('9');
  await expect.element(choice).not.toBeInTheDocument();
  await expect.element(bar).not.toBeInTheDocument();
});

test('@DET-2 @DET-3 the other user’s value can be taken, and the rest saved', async () => {
  await show(null, { phone: '7' });
  await phone.fill('2');
  await name.fill('Quay');
  await save();
  await page.getByRole('button', { name: 'Use that value: phone' }).click();
  await expect.element(phone).toHaveValue('7');
  await save();
  await expect.element(bar).not.toBeInTheDocument();
  expect(sent.mock.calls).toEqual([[{ name: 'Quay', phone: '7' }]]);
});
