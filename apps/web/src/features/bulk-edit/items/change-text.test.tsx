import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../../app.css';
import { ChangeText } from './change-text.tsx';

test('@BULK-1 a value that wraps below the value before it leaves no empty mark behind', async () => {
  const { container } = await render(
    <div style={{ width: 300 }}>
      <ChangeText
        change={{
          field: 'websiteUri',
          before: 'https://baeckerei-berger.example',
          after: 'https://example.com/a',
          error: null,
        }}
      />
    </div>,
  );
  expect(container.querySelector('ins')?.getClientRects()).toHaveLength(1);
});

test('@BULK-1 different long texts are short until the user shows them in full', async () => {
  const { container } = await render(
    <div style={{ width: 600 }}>
      <ChangeText
        change={{
          field: 'profile.description',
          before: 'Bread and cakes. '.repeat(20),
          after: 'Stoneground flour, sourdough on Tuesdays, always open. '.repeat(8),
          error: null,
        }}
      />
    </div>,
  );
  const height = () => container.getBoundingClientRect().height;
  expect(height()).toBeLessThan(120);
  const whole = page.getByRole('button', { name: 'Show full text' });
  await whole.click();
  await expect.element(page.getByRole('button', { name: 'Show less' })).toHaveFocus();
  expect(height()).toBeGreaterThan(160);
});

test('@BULK-1 the first two lines of a long text show its change', async () => {
  const start = 'Bread and cakes every morning, '.repeat(12);
  const { container } = await render(
    <div style={{ width: 600 }}>
      <ChangeText
        change={{
          field: 'profile.description',
          before: `${start}closed on Sundays.`,
          after: `${start}open on Sundays.`,
          error: null,
        }}
      />
    </div>,
  );
  const bottom = () => container.querySelector('ins')?.getBoundingClientRect().bottom;
  expect(bottom()).toBeLessThan(60);
  expect(container.textContent).not.toContain(start);
  await page.getByRole('button', { name: 'Show full text' }).click();
  expect(container.textContent).toContain(start);
});
