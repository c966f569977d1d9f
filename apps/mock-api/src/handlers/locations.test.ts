import { api } from '@placekeeper/contracts/api';
import { expect, test } from 'vitest';
import { createTestTwin } from '../testing/test-twin.ts';

async function fixture() {
  const user = await createTestTwin().as('owner', { locations: 9 });
  const { data } = await user.succeed(api.locations.list, {
    query: { gbp_management_status: 'enabled' },
  });
  const [location] = data;
  if (!location) throw new Error('There is no managed location');
  return { user, params: { id: location.id } };
}

test('categories, social profiles and settings are answered with the current location @DET-2 @SOC-1 @LSET-1', async () => {
  const { user, params } = await fixture();
  const categories = await user.succeed(api.locations.updateCategories, {
    params,
    body: { primary_category_id: 'gcid:cafe', additional_category_ids: ['gcid:bakery'] },
  });
  expect(categories.location).toMatchObject({
    primary_category: { id: 'gcid:cafe' },
    additional_categories: [{ id: 'gcid:bakery' }],
  });
  const facebook = 'https://www.facebook.com/harbour';
  const social = await user.succeed(api.locations.updateSocialProfiles, {
    params,
    body: { social_profiles: { facebook } },
  });
  expect(social.location.social_profiles).toMatchObject({ facebook });
  const behaviour = {
    google_update_behaviour: 'auto-reject-by-field',
    auto_rejection_fields: ['title'],
    allow_owner_manager_auto_reject: true,
  } as const;
  const behaving = await user.succeed(api.locations.autoRejection, {
    params,
    body: { ...behaviour, auto_rejection_fields: ['title'] },
  });
  expect(behaving.location).toMatchObject(behaviour);
  const asked = await user.succeed(api.locations.autoRejection, {
    params,
    body: { google_update_behaviour: 'no-action' },
  });
  expect(asked.location).toMatchObject({ ...behaviour, google_update_behaviour: 'no-action' });
});

test('a preview equals the following bulk rejection, and the archive names its author @UPD-5 @UPD-6', async () => {
  const { user } = await fixture();
  const before = await user.succeed(api.updates.list, {});
  const rejectable = before.google_updates.filter(
    ({ update_actionability }) => update_actionability.can_be_rejected,
  );
  const query = { action: 'reject' } as const;
  const preview = await user.succeed(api.updates.previewBulkAction, { query });
  expect(preview.updates_count).toBe(rejectable.length);
  await user.succeed(api.updates.rejectBulk, { body: {} });
  const after = await user.succeed(api.updates.list, {});
  expect(after.meta.total).toBe(before.meta.total - rejectable.length);
  const archive = await user.succeed(api.updates.list, { query: { active: false } });
  expect(archive.google_updates.map(({ resolution }) => resolution)).toEqual(
    rejectable.map(() =>
      expect.objectContaining({ resolved_action: 'rejected', resolved_by: 'user' }),
    ),
  );
});
