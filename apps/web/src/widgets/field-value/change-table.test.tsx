import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../app.css';
import { ChangeTable } from './change-table.tsx';

test('@UPD-8 times stay on one line in a dialog on a phone', async () => {
  await render(
    <div style={{ width: 306 }}>
      <ChangeTable
        rows={[{ name: 'Wednesday', before: '09:30–17:00', after: '10:00–16:00' }]}
        rowsAre="Day"
      />
    </div>,
  );
  await document.fonts.ready;
  const range = document.createRange();
  range.selectNodeContents(page.getByText('09:30–17:00').element());
  expect(range.getClientRects()).toHaveLength(1);
});
