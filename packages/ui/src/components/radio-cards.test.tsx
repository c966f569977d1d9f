import { useState, type FormEvent } from 'react';
import { describe, expect, test, vi } from 'vitest';
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
    { element: HTMLFieldSetElement, className: false },
  );

  test('is one tab stop, and the arrow keys change the choice', async () => {
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

  test('with `actsAtOnce` the arrow keys only move, and Space or Enter chooses @LSET-2', async () => {
    const choose = vi.fn<(theme: string) => void>();
    const submit = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault());
    await render(
      <form onSubmit={submit}>
        <RadioCards
          actsAtOnce
          label="Theme"
          options={options}
          value="dark"
          onValueChange={choose}
        />
        <button type="submit">Save</button>
      </form>,
    );
    const radio = (name: string) => page.getByRole('radio', { name });
    await userEvent.keyboard('{Tab}');
    await expect.element(radio('Dark')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(radio('System')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(radio('Light')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(radio('System')).toHaveFocus();
    expect(choose).not.toHaveBeenCalled();
    await userEvent.keyboard(' ');
    expect(choose).toHaveBeenLastCalledWith('system');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{Enter}');
    expect(choose).toHaveBeenLastCalledWith('light');
    await expect.element(radio('Light')).toHaveFocus();
    expect(submit).not.toHaveBeenCalled();
  });

  test('accepts presses on the whole card', async () => {
    await render(<Theme />);
    const picture = document.querySelectorAll('svg')[2];
    if (!picture) throw new Error('There is no third picture');
    await userEvent.click(picture);
    await expect.element(page.getByRole('radio', { name: 'System' })).toBeChecked();
  });

  test('a card with a hint is named by its label and described by the hint', async () => {
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
