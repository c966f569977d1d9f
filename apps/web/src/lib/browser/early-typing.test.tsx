import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { catchTyping, takeTyping } from './early-typing.ts';

const never = () => expect.unreachable();

test('typed letters are collected, wherever the focus is, until the field takes them', async () => {
  await render(<input aria-label="Elsewhere" />);
  const elsewhere = page.getByLabelText('Elsewhere');
  await elsewhere.click();
  catchTyping('h', never);
  await userEvent.keyboard('ab x{Backspace}{Shift}{Control>}c{/Control}');
  expect(takeTyping()).toBe('hab ');
  await expect.element(elsewhere).toHaveValue('');

  await userEvent.keyboard('own');
  await expect.element(elsewhere).toHaveValue('own');
  expect(takeTyping()).toBe('');
});

test('Escape cancels the typing', async () => {
  const onEscape = vi.fn(() => void takeTyping());
  catchTyping('', onEscape);
  await userEvent.keyboard('a{Escape}b');
  expect(onEscape).toHaveBeenCalledOnce();
  expect(takeTyping()).toBe('');
});
