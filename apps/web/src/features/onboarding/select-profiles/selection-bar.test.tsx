import type { GoogleLocation } from '@placekeeper/contracts/model/google-location';
import { importLimit } from '@placekeeper/contracts/rules/limits';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { someProfile } from '../../../test/some-profile.ts';
import { ProfileSelectionBar } from './selection-bar.tsx';
import { chooseProfile, chooseNone, suggested } from '../selection/profile-selection.ts';

const many = Array.from({ length: importLimit + 3 }, (_, at) => someProfile(String(at)));

function Bar({ matching }: { readonly matching: readonly GoogleLocation[] }) {
  const [selection, select] = useState(() => suggested(many));
  return (
    <ProfileSelectionBar
      all={many}
      matching={matching}
      selection={selection}
      shown={matching.slice(0, 25)}
      onChoose={(some, on) => select(chooseProfile(selection, some, on))}
      onClear={() => select(chooseNone(selection))}
    />
  );
}

test('@ONB-6 above the import limit, the first profiles are offered together', async () => {
  await render(<Bar matching={many} />);
  await page.getByRole('button', { name: 'Select the first 25,000' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('25,000 selected');
  await expect
    .element(page.getByRole('button', { name: /^Select the first/ }))
    .not.toBeInTheDocument();
  await expect
    .element(page.getByRole('checkbox', { name: 'Select all on this page' }))
    .toHaveFocus();
});

test('@ONB-4 the bar names no number until a profile is selected', async () => {
  await render(<Bar matching={many} />);
  await expect.element(page.getByRole('status')).toBeEmptyDOMElement();
  await page.getByText('Select all on this page').click();
  await expect.element(page.getByRole('status')).toHaveTextContent('25 selected');
});

test('@ONB-4 matching profiles are offered together', async () => {
  await render(<Bar matching={many.slice(0, 40)} />);
  await page.getByRole('button', { name: 'Select all 40 matching' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('40 selected');
});
