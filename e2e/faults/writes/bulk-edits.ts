import { bulkEdits } from '@placekeeper/contracts/endpoints/bulk-edits';
import { locations } from '@placekeeper/contracts/endpoints/locations';
import type { BulkEdit } from '@placekeeper/contracts/model/bulk-edit';
import { to } from '@placekeeper/web/paths';
import { expect, type Page } from '@playwright/test';
import { box } from '../../fixtures/bulk-edit.ts';
import type { Twin } from '../../fixtures/twin.ts';
import { once, type Attempt, type Write, type Writes } from '../write.ts';

/** Longer than the queue needs for all locations and Google for its answers. */
const untilDone = 10 * 60_000;

const all = async (twin: Twin) => (await twin.call(bulkEdits.list, {})).bulk_edits;

const applying = (page: Page, done: Attempt['done']): Attempt => {
  const pressed = page.getByRole('button', { name: /^Apply to/ });
  return {
    press: () => pressed.click(),
    pressed,
    kept: () => expect(pressed).toBeEnabled(),
    ...(done && { done }),
  };
};

const added = (twin: Twin): NonNullable<Attempt['done']> => {
  const before = all(twin);
  return async () => (await all(twin)).length - (await before).length;
};

type Setting = Readonly<Record<string, string>>;
const everywhere: Setting = { website_url: 'https://example.com/all' };

/** One that runs, as of this moment. */
async function started(page: Page, twin: Twin, set = everywhere): Promise<BulkEdit> {
  await page.goto(to('bulk-edit.history'));
  await expect(page.getByRole('list', { name: 'Bulk edits' })).toBeVisible();
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  const answer = await page.request.post('/api/bulk-edits', {
    headers: { 'X-XSRF-TOKEN': decodeURIComponent(token), Accept: 'application/json' },
    data: { selection: { mode: 'matching' }, changes: { set } },
  });
  await expect(answer).toBeOK();
  const [edit] = await all(twin);
  if (!edit) throw new Error('It has begun.');
  return edit;
}

const now = async (twin: Twin, { id }: BulkEdit) =>
  (await all(twin)).find((edit) => edit.id === id)?.status;

interface Acting {
  readonly button: RegExp;
  /** Asked first, and confirmed by the same words. */
  readonly asks?: boolean;
  readonly before?: (page: Page, twin: Twin) => Promise<unknown>;
  readonly set?: Setting;
  readonly becomes: string;
}

const acting = ({ button, asks = false, before, set, becomes }: Acting): Write => ({
  async begin(page, twin) {
    const edit = await started(page, twin, set);
    await page.goto(to('bulk-edit.show', { bulkEdit: edit.id }));
    await before?.(page, twin);
    const outside = page.getByRole('main').getByRole('button', { name: button });
    await expect(outside).toBeVisible();
    if (asks) await outside.click();
    const pressed = asks
      ? page.getByRole('alertdialog').getByRole('button', { name: button })
      : outside;
    return {
      press: () => pressed.click(),
      pressed,
      kept: () => expect(pressed).toBeEnabled(),
      done: async () => once((await now(twin, edit)) === becomes),
    };
  },
});

const ended = (_page: Page, twin: Twin) => twin.advance(untilDone);

async function chosenFile(page: Page, twin: Twin) {
  const { data } = await twin.call(locations.list, {});
  const code = data.find(({ store_code: known }) => known)?.store_code;
  return () =>
    page.locator('input[type=file]').setInputFiles({
      name: 'shops.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`Store code,Website\n${code},https://example.com/file\n`),
    });
}

export const bulkEditWrites: Writes = {
  'bulkEdits.start': {
    async begin(page, twin) {
      const done = added(twin);
      await page.goto(to('bulk-edit', {}, { pick: 'all', step: 'changes' }));
      await box(page, 'Label').check();
      await page.getByRole('textbox', { name: 'New Label' }).fill('Typed');
      await page.getByRole('button', { name: 'Preview the changes' }).click();
      await expect(page.getByRole('button', { name: /^Apply to/ })).toBeEnabled();
      return applying(page, done);
    },
  },
  'bulkEdits.readList': {
    async begin(page) {
      await page.goto(to('bulk-edit'));
      await page.getByRole('button', { name: 'Choose from a file or list' }).click();
      const field = page.getByRole('textbox', { name: 'Or paste a list' });
      await field.fill('NOWHERE-1');
      const pressed = page.getByRole('button', { name: 'Find these locations' });
      return {
        press: () => pressed.click(),
        pressed,
        kept: () => expect(field).toHaveValue('NOWHERE-1'),
      };
    },
  },
  'bulkEdits.pause': acting({ button: /^Pause/, becomes: 'paused' }),
  'bulkEdits.resume': acting({
    button: /^Resume/,
    before: (page) => page.getByRole('button', { name: 'Pause' }).click(),
    becomes: 'running',
  }),
  'bulkEdits.cancel': acting({ button: /^Cancel the rest/, asks: true, becomes: 'cancelled' }),
  'bulkEdits.retry': acting({
    button: /^Try \d+ locations again/,
    set: { phone_number: '0117 496 0123' },
    before: ended,
    becomes: 'running',
  }),
  'bulkEdits.undo': acting({
    button: /^Undo at/,
    asks: true,
    set: { label: 'Typed' },
    before: ended,
    becomes: 'undoing',
  }),
  'bulkEditImports.create': {
    async begin(page, twin) {
      const choose = await chosenFile(page, twin);
      await page.goto(to('bulk-edit.import'));
      const pressed = page.getByRole('button', { name: /^Choose (a|another) file/ });
      await expect(pressed).toBeVisible();
      return {
        press: choose,
        pressed,
        kept: () => expect(pressed).toBeEnabled(),
      };
    },
  },
  'bulkEditImports.start': {
    async begin(page, twin) {
      const done = added(twin);
      const choose = await chosenFile(page, twin);
      await page.goto(to('bulk-edit.import'));
      await choose();
      await expect(page.getByRole('button', { name: /^Apply to/ })).toBeEnabled();
      return applying(page, done);
    },
  },
  'holidayPlans.create': {
    async begin(page) {
      await page.goto(to('bulk-edit.holidays', {}, { days: '2030-10-31' }));
      await page
        .getByRole('button', { name: /^Fill \d+ gaps? on / })
        .last()
        .click();
      const note = page.getByRole('region', { name: 'Plan', exact: true }).getByRole('status');
      await expect(note).toHaveText(/^[1-9]\d* locations? planned\.$/);
      const pressed = page.getByRole('button', { name: 'Preview the plan' });
      return {
        press: () => pressed.click(),
        pressed,
        kept: () => expect(note).toHaveText(/^[1-9]\d* locations? planned\.$/),
      };
    },
  },
};
