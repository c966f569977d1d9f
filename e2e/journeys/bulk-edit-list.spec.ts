import { readFile } from 'node:fs/promises';
import { locations } from '@placekeeper/contracts/endpoints/locations';
import { to } from '@placekeeper/web/paths';
import { chooseOption } from '../fixtures/choose-option.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ expectedErrors: /status of 422/ });

test(
  'a user selects locations with a pasted list and with files, and each list shows its results',
  { tag: ['@BULK-1', '@BULK-3', '@ERR-4'] },
  async ({ page, twin }) => {
    const { data } = await twin.call(locations.list, {});
    const codes = data.flatMap(({ store_code: code }) => code ?? []);
    const [first = '', second = '', third = ''] = codes;
    const drop = async (name: string, content: string | Buffer) => {
      const chooser = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: 'Choose file', exact: true }).click();
      const buffer = typeof content === 'string' ? Buffer.from(content) : content;
      await (await chooser).setFiles({ name, mimeType: 'text/csv', buffer });
    };
    const chosen = (count: number) => page.getByText(`${count} selected`, { exact: true });
    const outcome = (name: string) => page.getByRole('region', { name, exact: true });

    await test.step('pastes a list', async () => {
      await page.goto(to('bulk-edit'));
      await page.getByRole('button', { name: 'Select from a list' }).press('Enter');
      await page
        .getByRole('textbox', { name: 'Paste a list' })
        .fill(`${first}\nNOWHERE-1\n${second.toLowerCase()}\n${first}`);
      await page.getByRole('button', { name: 'Find locations' }).press('Enter');
      await expect(chosen(2)).toBeVisible();
      const faults = outcome('Pasted list').getByRole('listitem');
      await expect(faults).toHaveText([
        'Line 2NOWHERE-1None of your locations has this store code.',
        `Line 4${first}Duplicate of line 1.`,
      ]);
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download unmatched lines' }).click();
      const text = await readFile(await (await download).path(), 'utf8');
      expect(text).toContain('"2","NOWHERE-1","None of your locations has this store code."');
      await page.reload();
      await expect(chosen(2)).toBeVisible();
      await expect(faults).toHaveCount(2);
    });

    await test.step('adds a UTF-16 file with semicolons', async () => {
      await page.getByRole('button', { name: 'Select from a list' }).click();
      const file = `\uFEFFTown;Store code\r\nBath;${third}\r\n`;
      await drop('towns.csv', Buffer.from(file, 'utf16le'));
      await expect(outcome('Pasted list')).toBeHidden();
      await expect(outcome('towns.csv')).toContainText('1 line, 1 location found.');
      await expect(chosen(2)).toBeVisible();
      await page.getByRole('button', { name: 'Add to the 2 selected' }).click();
      await expect(chosen(3)).toBeVisible();
      await page.getByRole('button', { name: 'Dismiss' }).press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    });

    await test.step('asks which column of a file to use, and refuses unreadable files', async () => {
      await drop('export.csv', `Ort,Kode\nBath,${second}\n`);
      await page.getByRole('combobox', { name: 'Column' }).click();
      await chooseOption(page, 'Column 2: Kode');
      await page.getByRole('button', { name: 'Use this column' }).click();
      await expect(outcome('export.csv').getByRole('listitem')).toContainText('Line 1Kode');
      await page.getByRole('button', { name: 'Select only this location' }).click();
      await expect(chosen(1)).toBeVisible();
      await drop('shops.xlsx', Buffer.from([0x50, 0x4b, 3, 4]));
      await expect(page.getByRole('alert')).toContainText('Excel workbooks aren’t supported.');
      // The result of the previous list disappears, but its selection stays.
      await expect(outcome('export.csv')).toBeHidden();
      await drop('empty.csv', '\n');
      await expect(page.getByRole('alert')).toContainText('The list is empty.');
      await page.getByRole('link', { name: 'Continue with 1 location' }).click();
      await expect(page.getByText('1 location selected')).toBeVisible();
    });
  },
);
