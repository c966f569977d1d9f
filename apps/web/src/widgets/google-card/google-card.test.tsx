import { GoogleUpdate } from '@placekeeper/contracts/model/google-update';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../app.css';
import { someLocation } from '../../test/some-location.ts';
import { GoogleCard } from './google-card.tsx';

const location = {
  ...someLocation,
  name: 'Harbour Books',
  website_url: 'https://www.harbour.example/',
  phone_number: null,
};

const renamed = GoogleUpdate.parse({
  id: 1,
  location: { id: location.id, name: location.name },
  type: 'google',
  field_name: 'title',
  platform_value: 'Harbour Books',
  update_value: 'Harbour Books Bristol',
  change_action: 'changed',
  created_at: '2026-11-20T09:00:00Z',
  resolution: null,
  update_actionability: {},
});

const fact = (name: string) =>
  page.getByRole('term').filter({ hasText: name }).element().nextElementSibling?.textContent;

test('@UPD-8 the card is shown in a window of a laptop', async () => {
  await page.viewport(1440, 700);
  await render(<GoogleCard location={location} states={{}} updates={[]} />);
  await expect.element(page.getByRole('region', { name: 'On Google' })).toBeVisible();
});

test('@UPD-8 the card shows Google’s values that differ', async () => {
  await render(<GoogleCard location={location} states={{}} updates={[renamed]} />);
  await expect.element(page.getByRole('region', { name: 'On Google' })).toBeVisible();
  expect(fact('Business name')).toBe('Harbour Books BristolDiffers');
  expect(fact('Website')).toBe('harbour.example');
  expect(fact('Phone')).toBe('Not set');
});

test.each(['websiteUri', 'others'])(
  '@UPD-8 the card shows no value of a field whose edits are not known: %s',
  async (name) => {
    const states = { [name]: { kind: 'unknown' } } as const;
    await render(<GoogleCard location={location} states={states} updates={[]} />);
    await expect.element(page.getByRole('region', { name: 'On Google' })).toBeVisible();
    expect(fact('Website')).toBe('Unknown');
  },
);

const periods = [
  { open_day: 'MONDAY', open_time: '09:00', close_day: 'MONDAY', close_time: '17:00' },
];

test.each([
  ['Website', 'websiteUri', null, 'None'],
  ['Business hours', 'regularHours', periods, 'Monday 9:00 AM–5:00 PM, Tuesday to Sunday closed'],
  [
    'Phone numbers',
    'phoneNumbers',
    { primary_phone: '+44 117 496 0001', additional_phones: ['+44 117 496 0002'] },
    '+44 117 496 0001, +44 117 496 0002',
  ],
  [
    'Categories',
    'categories',
    { primary: { id: 'gcid:cafe', name: 'Café' }, additional: [] },
    'Café',
  ],
  ['Phone numbers', 'phoneNumbers', {}, ''],
])('@UPD-8 the card shows Google’s whole value: %s %j', async (name, field, value, shown) => {
  const update = GoogleUpdate.parse({ ...renamed, field_name: field, update_value: value });
  await render(<GoogleCard location={location} states={{}} updates={[update]} />);
  await expect.element(page.getByRole('region', { name: 'On Google' })).toBeVisible();
  expect(fact(name)).toBe(`${shown}Differs`);
});

test('@UPD-8 the card has the map pin', async () => {
  const pinned = { ...location, lat: 51.4497, lng: -2.6006 };
  await render(<GoogleCard location={pinned} states={{}} updates={[]} />);
  await expect.element(page.getByRole('region', { name: 'On Google' })).toBeVisible();
  expect(fact('Map pin')).toBe('51.44970, -2.60060');
});

test('@DET-3 the card shows no value that Google may not have', async () => {
  await render(
    <GoogleCard
      location={location}
      states={{
        title: { kind: 'publishing', since: undefined },
        websiteUri: { kind: 'failed', reasons: ['The link doesn’t work.'] },
      }}
      updates={[]}
    />,
  );
  await expect.element(page.getByRole('region', { name: 'On Google' })).toBeVisible();
  expect(fact('Business name')).toBe('Your edit isn’t published yet.');
  expect(fact('Website')).toBe('Google declined your edit.');
});
