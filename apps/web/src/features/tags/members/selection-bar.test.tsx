import { LocationId } from '@placekeeper/contracts/core/id';
import { PageHeader } from '@placekeeper/ui/page-header';
import { useRef } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { MemberSelectionBar } from './selection-bar.tsx';

function BarWithoutTable() {
  const pageBox = useRef<HTMLInputElement>(null);
  const chosen = new Set([LocationId.parse(1)]);
  return (
    <main>
      <PageHeader title="Add locations to North" />
      <MemberSelectionBar
        searching
        wide
        findAll={() => Promise.resolve([])}
        pageBox={pageBox}
        selection={{ chosen, choose: () => undefined, clear: () => undefined }}
        shown={[]}
        similar={false}
        total={0}
      />
    </main>
  );
}

test('@TAG-2 without a row, clearing the selection moves the focus to the heading', async () => {
  await render(<BarWithoutTable />);
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
});
