import { api } from '../api.ts';
import { userChannel } from '../core/event.ts';
import { GoogleUpdateId, LocationId } from '../core/id.ts';
import {
  noLocation,
  existingLocation,
  last,
  unusedId,
  step,
  type Memory,
  type Step,
} from './step.ts';

const tag = (memory: Memory) => last(memory, api.tags.list)?.tags[0];
const update = (memory: Memory) => last(memory, api.updates.list)?.google_updates[0];

const ofLocation = (memory: Memory) => {
  const found = existingLocation(memory);
  return found ? { params: { id: found.id } } : noLocation;
};
const isAdmin = (memory: Memory) => last(memory, api.currentUser.show)?.user.is_admin === true;
const ofTag = (memory: Memory) => {
  const found = tag(memory);
  return found ? { params: { id: found.id } } : 'there is no tag';
};
const all = () => ({});
/** Page 2, because page 1 does not show whether the server pages at all. */
const secondPage = { number: 2, size: 2 };

export const readingSteps: readonly Step[] = [
  step(api.session.csrfCookie, 'nothing', all, { expects: [204], finds: true }),
  step(api.currentUser.show, 'nothing', all, { expects: [200], finds: true }),
  step(api.session.authorizeChannel, 'nothing', (memory) => {
    const user = last(memory, api.currentUser.show)?.user;
    if (!user) return 'nobody is signed in';
    return { body: { socket_id: '1234.5678', channel_name: userChannel(user.id) } };
  }),
  step(
    api.session.authorizeChannel,
    'refused',
    () => ({ body: { socket_id: '1234.5678', channel_name: userChannel(unusedId) } }),
    { expects: [403] },
  ),
  step(api.capabilities.list, 'nothing', all),
  step(api.currentUser.subscriptionMeta, 'nothing', all),
  step(api.googleTokens.list, 'nothing', all, { finds: true }),
  step(api.googleLocations.importStatus, 'nothing', all),
  step(api.googleLocations.show, 'refused', () => ({ params: { operationId: String(unusedId) } }), {
    expects: [404],
  }),
  step(api.locations.list, 'nothing', () => ({ query: { search: 'a' } })),
  step(api.locations.list, 'nothing', () => ({ query: { page: secondPage } })),
  step(api.locations.list, 'nothing', () => ({ query: { page: { number: 1 } } }), { finds: true }),
  step(api.locations.listByIds, 'nothing', (memory) => {
    const found = existingLocation(memory);
    return found ? { body: { locations: [found.id] } } : noLocation;
  }),
  step(api.locations.show, 'nothing', ofLocation),
  step(api.locations.show, 'refused', () => ({ params: { id: LocationId.parse(unusedId) } }), {
    expects: [404],
  }),
  step(api.locations.checkIfManaged, 'nothing', ofLocation),
  step(api.locations.failedPatchAttempts, 'nothing', ofLocation),
  step(api.locations.currentPatchAttempts, 'nothing', ofLocation),
  step(api.locations.fetchAccessToken, 'nothing', ofLocation, {
    // PERM-2: only admins get a token, and nobody gets a token for an account without authorization.
    expects: (memory) => (isAdmin(memory) ? [200, 409] : [403]),
  }),
  step(api.locations.listMedia, 'nothing', ofLocation),
  step(api.services.list, 'nothing', ofLocation),
  step(api.services.listSuggestions, 'nothing', ofLocation),
  step(api.attributes.show, 'nothing', ofLocation),
  step(api.updates.list, 'nothing', () => ({ query: { active: false } })),
  step(api.updates.list, 'nothing', () => ({ query: { page: secondPage } })),
  step(api.updates.list, 'nothing', () => ({ query: {} }), { finds: true }),
  step(api.updates.meta, 'nothing', () => ({ query: {} })),
  step(api.updates.previewBulkAction, 'nothing', () => ({ query: { action: 'reject' as const } })),
  step(api.updates.show, 'nothing', (memory) => {
    const found = update(memory);
    return found ? { params: { id: found.id } } : 'there is no update';
  }),
  step(api.updates.show, 'refused', () => ({ params: { id: GoogleUpdateId.parse(unusedId) } }), {
    expects: [403, 404],
  }),
  step(api.tags.list, 'nothing', all, { finds: true }),
  step(api.tags.show, 'nothing', ofTag),
  step(api.tags.locations, 'nothing', (memory) => {
    const request = ofTag(memory);
    return typeof request === 'string' ? request : { ...request, query: { page: secondPage } };
  }),
  step(api.tags.allLocations, 'nothing', ofTag),
  step(api.notificationSettings.list, 'nothing', () => ({ query: {} })),
  step(api.notificationSettings.list, 'nothing', (memory) => {
    const found = existingLocation(memory);
    return found ? { query: { location_id: found.id } } : noLocation;
  }),
  step(api.notificationSettings.exclusions, 'nothing', (memory) => {
    const found = existingLocation(memory);
    return found ? { params: { locationId: found.id } } : noLocation;
  }),
  step(api.spotlight.search, 'nothing', () => ({ query: { query: 'a' } })),
  step(api.spotlight.recentLocations, 'nothing', () => ({ query: {} })),
  step(api.categories.search, 'nothing', () => ({ query: { search: 'shop' } })),
  step(api.places.search, 'nothing', () => ({ query: { search: 'a' } })),
  step(api.attributeTypes.search, 'nothing', () => ({ query: { search: 'wheelchair' } })),
];
