import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../../test/render.tsx';
import { someAccount } from '../../test/some-account.ts';
import { AccountRow } from './account-row.tsx';

const account = someAccount({ name: 'Olivia Hart' });

test.each([
  [['Olivia Hart'], ''],
  [['Olivia Hart', 'City branches'], 'Group: City branches'],
  [['North', 'South'], 'Groups: North and South'],
])('@GACC-1 the groups %j of an account don’t repeat its name', async (names, text) => {
  const groups = names.map((name) => ({ id: name, name: `accounts/${name}`, accountName: name }));
  await renderScreen(<AccountRow token={{ ...account, groups }} onDisconnect={() => undefined} />);
  const row = page.getByRole('listitem');
  await expect.element(row.getByText('Olivia Hart')).toBeVisible();
  expect(row.element().textContent.match(/Groups?: .*?(?=Add locations|$)/)?.[0] ?? '').toBe(text);
});
