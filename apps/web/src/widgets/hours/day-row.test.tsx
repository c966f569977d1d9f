import { IconButton } from '@placekeeper/ui/icon-button';
import { TextField } from '@placekeeper/ui/text-field';
import { Trash2 } from 'lucide-react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../app.css';
import { dayList, DayRow } from './day-row.tsx';

test('@DET-2 the special hours of a date fit on a line with 12-hour times, and the buttons follow them', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-US']);
  await page.viewport(1440, 900);
  // The width of a location's form.
  await render(
    <ul className={dayList} style={{ width: 635 }}>
      <DayRow
        actions={<IconButton icon={<Trash2 />} label="Remove Jan 1" />}
        day={{ mode: 'hours', periods: [{ open: '10:00', close: '22:30' }] }}
        errors={{}}
        head={
          <TextField labelHidden kind="date" label="Date" size="md" defaultValue="2027-01-01" />
        }
        kind="date"
        name="Jan 1"
        nextDay="the next day"
        onBlur={() => undefined}
        onChange={() => undefined}
      />
    </ul>,
  );
  const closes = page.getByRole('textbox', { name: 'Jan 1 closes' });
  await expect.element(closes).toHaveValue('10:30 PM');
  const middle = (one: Element) => {
    const { top, height } = one.getBoundingClientRect();
    return Math.round(top + height / 2);
  };
  const remove = page.getByRole('button', { name: 'Remove hours: Jan 1' });
  expect(middle(remove.element())).toBe(middle(closes.element()));
  const add = page.getByRole('button', { name: 'Add hours on Jan 1' });
  const gap =
    add.element().getBoundingClientRect().left - remove.element().getBoundingClientRect().right;
  expect(gap).toBeLessThanOrEqual(8);
});
