import { GoogleUpdate } from '@placekeeper/contracts/model/google-update';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { someLocation } from '../../../test/some-location.ts';
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

test('@UPD-8 the card has the values of Google where they differ', async () => {
  await render(<GoogleCard location={location} states={{}} updates={[renamed]} />);
  await expect.element(page.getByRole('region', { name: 'On Google' })).toBeVisible();
  expect(fact('Business name')).toBe('Harbour Books BristolDiffers');
  expect(fact('Website')).toBe('harbour.example');
  expect(fact('Phone')).toBe('Not set');
});

test('@UPD-8 a value that Google removed is none, and a changed list has no value', async () => {
  const removed = { ...renamed, field_name: 'websiteUri' as const, update_value: null };
  const listed = { ...renamed, field_name: 'phoneNumbers' as const, update_value: {} };
  await render(<GoogleCard location={location} states={{}} updates={[removed, listed]} />);
  await expect.element(page.getByRole('region', { name: 'On Google' })).toBeVisible();
  expect(fact('Website')).toBe('NoneDiffers');
  expect(fact('Phone')).toBe('Differs');
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
