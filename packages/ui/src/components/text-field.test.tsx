import { describe, expect, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { conforms } from '../../test/conformance.tsx';
import '../../test/test.css';
import { TextField } from './text-field.tsx';

const noop = () => undefined;

describe('TextField', () => {
  conforms(
    (given) => (
      <>
        <TextField {...given} hint="As customers see it." label="Business name" required />
        <TextField error="Enter a complete address." label="Website" />
        <TextField label="Store code" limit={5} mono value="HSD-001" onChange={noop} />
      </>
    ),
    { element: HTMLInputElement },
  );

  test('is named by its label, without the required mark, and described by its hint', async () => {
    await render(<TextField hint="As customers see it." label="Business name" required />);
    const input = page.getByRole('textbox', { name: 'Business name' });
    await expect.element(input).toHaveAccessibleDescription('As customers see it.');
    await expect.element(input).toBeRequired();
    await expect.element(input).toBeValid();
  });

  test('lets text, but not a URL or a number, choose its direction', async () => {
    await render(
      <>
        <TextField label="Name" value="مقهى" onChange={noop} />
        <TextField label="Website" kind="url" />
      </>,
    );
    const directionOf = (name: string) =>
      getComputedStyle(page.getByRole('textbox', { name }).element()).direction;
    expect(directionOf('Name')).toBe('rtl');
    expect(directionOf('Website')).toBe('ltr');
  });

  test('has a hidden label as its name', async () => {
    await render(<TextField label="Opens" labelHidden />);
    await expect.element(page.getByRole('textbox', { name: 'Opens' })).toBeVisible();
  });

  test('associates the error with the control and announces it', async () => {
    const view = (error?: string) => <TextField error={error} hint="With https." label="Website" />;
    const { rerender } = await render(view());
    const input = page.getByRole('textbox', { name: 'Website' });
    const live = document.querySelector('[aria-live=polite]');

    await rerender(view('Enter a complete address.'));
    await expect.element(input).toHaveAttribute('aria-invalid', 'true');
    await expect.element(input).toHaveAccessibleDescription(/Enter a complete address\./);
    await expect.element(input).toHaveAccessibleDescription(/With https\./);
    expect(live?.textContent).toBe('Enter a complete address.');

    await rerender(view());
    await expect.element(input).not.toHaveAttribute('aria-invalid');
    await expect.element(input).toHaveAccessibleDescription('With https.');
  });

  test('never becomes invalid by the browser’s validation', async () => {
    await render(
      <>
        <TextField kind="email" label="E-mail" />
        <TextField kind="url" label="Website" required />
      </>,
    );
    await page.getByRole('textbox', { name: 'E-mail' }).fill('nobody');
    await userEvent.keyboard('{Enter}');
    await page.getByRole('textbox', { name: 'Website' }).fill('');
    await userEvent.keyboard('{Enter}');
    expect(document.querySelector('[aria-invalid]')).toBeNull();
  });

  test('counts without truncating, and announces an excess once', async () => {
    const view = (value: string) => (
      <TextField label="Name" limit={5} value={value} onChange={noop} />
    );
    const { rerender } = await render(view('four'));
    const input = page.getByRole('textbox', { name: 'Name' });
    await expect.element(input).toHaveAccessibleDescription('4 of 5 characters');
    await rerender(view('far too long'));
    await expect.element(input).toHaveValue('far too long');
    await expect.element(page.getByText('12/5')).toBeVisible();
    await expect.element(page.getByText('Over the limit of 5 characters')).toBeInTheDocument();
  });

  test('shows a value that a form library writes into the element', async () => {
    let element: HTMLInputElement | null = null;
    await render(<TextField label="Name" name="name" ref={(found) => void (element = found)} />);
    Object.assign(element ?? {}, { value: 'Reset from outside' });
    await expect
      .element(page.getByRole('textbox', { name: 'Name' }))
      .toHaveValue('Reset from outside');
  });

  test('prints values and their states, but no advice and no empty field', async () => {
    await render(
      <>
        <TextField
          hint="As customers see it."
          label="Name"
          required
          value="Berger"
          onChange={noop}
        />
        <TextField label="Building" placeholder="Floor 2" value="" onChange={noop} />
        <TextField kind="date" label="Opened" value="" onChange={noop} />
        <TextField hint={<span>Publishing</span>} label="Website" value="" onChange={noop} />
        <TextField error="Enter a phone number." label="Phone" value="" onChange={noop} />
      </>,
    );
    const printed = async () => {
      await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
      return document.body.innerText.split('\n').filter(Boolean);
    };
    try {
      expect(await printed()).toEqual([
        'Name',
        'Website',
        'Publishing',
        'Phone',
        'Enter a phone number.',
      ]);
    } finally {
      await cdp().send('Emulation.setEmulatedMedia', { media: '' });
    }
  });
});
