import { api } from '../api.ts';
import type { GoogleLocation } from '../model/google-location.ts';
import type { SentLocation } from '../model/location.ts';
import { last, step, type Memory, type Step } from './step.ts';

const token = (memory: Memory) =>
  last(memory, api.googleTokens.list)?.tokens.find(({ status }) => status === 'active');
const locations = (memory: Memory): readonly SentLocation[] =>
  memory.answers(api.locations.list).flatMap(({ data }) => data);
const isOf = ({ gmb_id }: SentLocation, { id, name }: Pick<GoogleLocation, 'id' | 'name'>) =>
  gmb_id === id || gmb_id === name;

/** Chooses a profile to import. Also compares with the locations, because a platform may not mark imported profiles. */
const offer = (memory: Memory) =>
  last(memory, api.googleLocations.show)?.locations.find(
    (profile) =>
      profile.imported !== true &&
      !profile.selected &&
      !locations(memory).some((location) => isOf(location, profile)),
  );

/** The profile that the run imported. */
function chosen(memory: Memory) {
  const [ordered] = memory.exchanges(api.googleLocations.import);
  const id = ordered?.request.body.locations[0]?.id;
  return last(memory, api.googleLocations.show)?.locations.find((profile) => profile.id === id);
}

function imported(memory: Memory): SentLocation | undefined {
  const profile = chosen(memory);
  return profile && locations(memory).find((location) => isOf(location, profile));
}

/** If the platform does not report the end of the fetch, the first profiles end the waiting. */
function isFetched(memory: Memory): boolean {
  const fetched = last(memory, api.googleLocations.show);
  if (!fetched) return true;
  return fetched.operation?.complete ?? fetched.locations.length > 0;
}

const atImported =
  <Request>(make: (location: SentLocation) => Request) =>
  (memory: Memory) => {
    const location = imported(memory);
    return location ? make(location) : 'no profile was imported';
  };
const itself = atImported(({ id }) => ({ params: { id } }));

/** Imports a location, manages it, and removes it again. */
export const importingSteps: readonly Step[] = [
  step(api.googleLocations.fetch, 'own', (memory) => {
    const connected = token(memory);
    return connected
      ? { body: { google_account: connected.id } }
      : 'no provider account is connected';
  }),
  step(
    api.googleLocations.show,
    'own',
    (memory) => {
      const operation = last(memory, api.googleLocations.fetch)?.operation;
      return operation ? { params: { operationId: operation.id } } : 'nothing was fetched';
    },
    { until: isFetched },
  ),
  step(api.googleLocations.import, 'own', (memory) => {
    const [connected, profile] = [token(memory), offer(memory)];
    if (!connected || !profile) return 'no profile is left to import';
    const { id, account } = profile;
    return { body: { google_account: connected.id, locations: [{ id, account }] } };
  }),
  step(api.googleLocations.importStatus, 'own', () => ({}), {
    until: (memory) => {
      const status = last(memory, api.googleLocations.importStatus);
      return !status || status.complete + status.errored >= status.total;
    },
  }),
  step(api.locations.list, 'own', (memory) => {
    const search = chosen(memory)?.title;
    return search ? { query: { search } } : 'no profile was imported';
  }),
  step(api.locations.enableManagement, 'own', itself),
  step(api.locations.autoResolveDuplicateServices, 'own', itself),
  step(api.locations.disableManagement, 'own', itself),
  step(
    api.notificationSettings.removeAll,
    'own',
    atImported(({ id }) => ({ query: { location_id: id } })),
  ),
  step(api.locations.remove, 'own', itself),
  step(api.locations.show, 'refused', itself, { expects: [404] }),
];
