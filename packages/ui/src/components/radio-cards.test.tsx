import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { conforms } from '../../test/conformance.tsx';
import { RadioCards } from './radio-cards.tsx';

const options = [
  { value: 'light', label: 'Light', picture: <svg viewBox="0 0 4 3" /> },
  { value: 'dark', label: 'Dark', picture: <svg viewBox="0 0 4 3" /> },
  { value: 'system', label: 'System', picture: <svg viewBox="0 0 4 3" /> },
] as const;

function Theme() {
  const [theme, setTheme] = useState<'light' | 'dark' | 'system'>('light');
  return <RadioCards label="Theme" options={options} value={theme} onValueChange={setTheme} />;
}

describe('RadioCards', () => {
  conforms(
    (given) => (
      <RadioCards
        {...given}
        label="Theme"
        options={options}
        value="dark"
        onValueChange={() => undefined}
      />
    ),
    { element: HTMLFieldSetElement },
  );

  test('is one stop of Tab, and the arrow keys move the choice', async () => {
    await render(<Theme />);
    const group = page.getByRole('group', { name: 'Theme' });
    await userEvent.keyboard('{Tab}');
    await expect.element(group.getByRole('radio', { name: 'Light' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(group.getByRole('radio', { name: 'Dark' })).toBeChecked();
    await expect.element(group.getByRole('radio', { name: 'Dark' })).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    expect(group.element().contains(document.activeElement)).toBe(false);
  });

  test('the whole card is the target', async () => {
    await render(<Theme />);
    const picture = document.querySelectorAll('svg')[2];
    if (!picture) throw new Error('There is no third picture');
    await userEvent.click(picture);
    await expect.element(page.getByRole('radio', { name: 'System' })).toBeChecked();
  });

  test('a card with a sentence is named by its label and described by the sentence', async () => {
    await render(
      <RadioCards
        label="Changes"
        options={[
          { value: 'ask', label: 'Ask me', hint: 'They wait for your decision.' },
          { value: 'reject', label: 'Reject', hint: 'They are taken back.' },
        ]}
        value="ask"
        onValueChange={() => undefined}
      />,
    );
    const radio = page.getByRole('radio', { name: 'Ask me', exact: true });
    await expect.element(radio).toHaveAccessibleDescription('They wait for your decision.');
  });
});
