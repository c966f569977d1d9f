import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { BrushBar } from './brush-bar.tsx';
import { firstBrush, type Brush } from './day-brush.ts';

const changed = vi.fn<(brush: Brush) => void>();

function Bar() {
  const [brush, setBrush] = useState<Brush>({ ...firstBrush, kind: 'open' });
  return (
    <BrushBar
      brush={brush}
      onChange={(next) => {
        changed(next);
        setBrush(next);
      }}
      onCopyAll={() => undefined}
    />
  );
}

test('@BULK-1 a day gets two periods, each with its error, and the focus follows', async () => {
  await render(<Bar />);
  await userEvent.click(page.getByRole('button', { name: 'Add hours' }));
  const from = page.getByLabelText('And from');
  await expect.element(from).toHaveFocus();
  await expect.element(from).toHaveValue('18:00');
  await userEvent.fill(from, '15:00');
  await expect.element(from).toHaveAccessibleDescription('These hours overlap.');
  await expect
    .element(page.getByLabelText('From', { exact: true }))
    .not.toHaveAttribute('aria-invalid', 'true');
  await userEvent.fill(from, '17:30');
  expect(changed).toHaveBeenLastCalledWith(
    expect.objectContaining({ opens: '10:00', second: { opens: '17:30', closes: '22:00' } }),
  );
  await userEvent.click(page.getByRole('button', { name: 'Remove the second set of hours' }));
  expect(changed).toHaveBeenLastCalledWith({ ...firstBrush, kind: 'open' });
  await expect.element(page.getByLabelText('To', { exact: true })).toHaveFocus();
});
