import type { AnyEndpoint } from '@placekeeper/contracts/core/endpoint';
import type { LocationId, TagId } from '@placekeeper/contracts/core/id';
import { locations } from '@placekeeper/contracts/endpoints/locations';
import { notificationSettings } from '@placekeeper/contracts/endpoints/notification-settings';
import { services } from '@placekeeper/contracts/endpoints/services';
import { tags } from '@placekeeper/contracts/endpoints/tags';
import type { GoogleService } from '@placekeeper/contracts/model/service';
import { beforeEach, describe, expect, test } from 'vitest';
import { deletionJobs } from '../../features/locations/actions/deletion-jobs.ts';
import { openTwinPage } from '../../test/twin-page.ts';
import type { JobItem } from '../batch/job.ts';
import type { JobKind } from '../batch/job-kinds.ts';
import { disableJobs, enableJobs } from '../locations/management-jobs.ts';
import { manage } from '../locations/mutations.ts';
import { restoreDefaults } from '../notification-settings/mutations.ts';
import {
  addFreeFormOnce,
  addSuggestion,
  decideSuggestion,
  removeService,
} from '../services/mutations.ts';
import { serviceQueries } from '../services/queries.ts';
import { createTag, deleteTag, renameTag } from '../tags/mutations.ts';
import { tagQueries } from '../tags/queries.ts';
import { call } from './client.ts';
import { queryClient } from './query-client.ts';

let page: Awaited<ReturnType<typeof openTwinPage>>;
let id: LocationId;
let tag: { readonly id: TagId; readonly name: string };

const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));
const late = () => Promise.reject(new DOMException('No answer in time', 'TimeoutError'));

const listed = async (type: GoogleService['type']): Promise<GoogleService> => {
  const view = await queryClient.query(serviceQueries.ofLocation(id));
  const found = [view.primary_category, ...(view.additional_categories ?? [])]
    .flatMap((one) => one?.services ?? [])
    .find((one) => one.type === type);
  if (!found) throw new Error(`The location has no ${type} service.`);
  return found;
};
const suggestionNow = async () => {
  const { suggestions } = await call(services.listSuggestions, { params: { id } });
  return suggestions.find(({ dismissed }) => dismissed === false)?.id;
};
const suggested = async () => {
  const found = await suggestionNow();
  if (!found) throw new Error('Nothing is suggested.');
  return found;
};
const categoryOf = async () => {
  const { primary_category: primary } = await call(services.list, { params: { id } });
  if (!primary) throw new Error('The location has no category.');
  return primary.category.id;
};

interface Write {
  readonly endpoint: AnyEndpoint;
  /** Reads what the screen shows, and returns the write. */
  readonly prepare: () => Promise<() => Promise<unknown>>;
}

const writes: Readonly<Record<string, Write>> = {
  'a new tag': {
    endpoint: tags.create,
    async prepare() {
      await queryClient.query(tagQueries.list());
      return () => createTag('Fresh');
    },
  },
  'another name of a tag': {
    endpoint: tags.rename,
    prepare: async () => () => renameTag({ id: tag.id, name: 'Fresh', shown: tag.name }),
  },
  'the end of a tag': {
    endpoint: tags.remove,
    prepare: async () => () => deleteTag(tag.id),
  },
  'management that is turned off': {
    endpoint: locations.disableManagement,
    prepare: async () => () => manage(locations.disableManagement, id),
  },
  'management that is turned on': {
    endpoint: locations.enableManagement,
    async prepare() {
      await call(locations.disableManagement, { params: { id } });
      return () => manage(locations.enableManagement, id);
    },
  },
  'a custom service': {
    endpoint: services.addFreeForm,
    async prepare() {
      await queryClient.query(serviceQueries.ofLocation(id));
      const service = { category_id: await categoryOf(), display_name: 'Gift wrapping' };
      return () => addFreeFormOnce({ id, service });
    },
  },
  'the end of a custom service': {
    endpoint: services.removeFreeForm,
    async prepare() {
      const service = { category_id: await categoryOf(), display_name: 'Gift wrapping' };
      await addFreeFormOnce({ id, service });
      const one = await listed('free_form');
      return () => removeService(id, one);
    },
  },
  'the end of a standard service': {
    endpoint: services.removeStructured,
    async prepare() {
      await addSuggestion(id, await suggested());
      const one = await listed('structured');
      return () => removeService(id, one);
    },
  },
  'a suggestion that is added': {
    endpoint: services.addSuggestion,
    async prepare() {
      const one = await suggested();
      return () => addSuggestion(id, one);
    },
  },
  'a suggestion that is dismissed': {
    endpoint: services.dismissSuggestion,
    async prepare() {
      const one = await suggested();
      return () => decideSuggestion(id, one, true);
    },
  },
  'a suggestion that is restored': {
    endpoint: services.undismissSuggestion,
    async prepare() {
      const one = await suggested();
      await decideSuggestion(id, one, true);
      return () => decideSuggestion(id, one, false);
    },
  },
  'a new notification': {
    endpoint: notificationSettings.create,
    prepare: async () => () => restoreDefaults(id),
  },
};

const pathOf = ({ definition }: AnyEndpoint) =>
  new RegExp(`^${definition.method} ${definition.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
const sentOf = (endpoint: AnyEndpoint) =>
  page.requests.filter((request) => pathOf(endpoint).test(request.split('?')[0] ?? ''));

beforeEach(async () => {
  queryClient.clear();
  page = await openTwinPage({ persona: 'owner', locations: 12 });
  const { data } = await call(locations.list, { query: { page: { number: 1, size: 12 } } });
  const [first] = (await call(tags.list, {})).tags;
  if (!first) throw new Error('There is no tag.');
  tag = first;
  for (const one of data.filter((each) => each.gbp_management_status === 'enabled')) {
    ({ id } = one);
    if (await suggestionNow()) return;
  }
  throw new Error('Nothing is suggested.');
});

const lost = [
  ['whose connection broke', unreachable],
  ['without a response in time', late],
] as const;

describe.each(lost)('@ERR-4 a write %s', (_, end) => {
  test.each(Object.entries(writes))(
    '%s: succeeds if the platform has the change',
    async (__, write) => {
      const run = await write.prepare();
      page.requests.length = 0;
      page.answerInstead(pathOf(write.endpoint), (send) => send().then(end));
      await run();
      expect(sentOf(write.endpoint)).toHaveLength(1);
    },
  );

  test.each(Object.entries(writes))(
    '%s: fails if the platform lacks the change',
    async (__, write) => {
      const run = await write.prepare();
      page.requests.length = 0;
      page.answerInstead(pathOf(write.endpoint), end);
      await expect(run()).rejects.toMatchObject({ kind: 'offline', isPossiblyDone: false });
      expect(sentOf(write.endpoint)).toHaveLength(1);
    },
  );

  test.each(Object.entries(writes))(
    '%s: has an unknown outcome if the look-up fails',
    async (__, write) => {
      const run = await write.prepare();
      page.requests.length = 0;
      page.answerInstead(pathOf(write.endpoint), (send) => {
        page.answerInstead(/^GET /, unreachable);
        return send().then(end);
      });
      await expect(run()).rejects.toMatchObject({
        isPossiblyDone: true,
        message: expect.stringMatching(/Your request may still have gone through\.$/),
      });
      expect(sentOf(write.endpoint)).toHaveLength(1);
    },
  );
});

const itemOf = (): JobItem => ({
  location: { id, name: 'Harbour Books', store_code: null },
  title: 'Harbour Books',
  steps: [],
  job: 1,
  index: 0,
  state: 'unknown',
  message: '',
  failure: null,
  isDoubtful: false,
  stepsDone: 0,
  settled_at: null,
});

const turn = (endpoint: Parameters<typeof manage>[0]) => call(endpoint, { params: { id } });

test.each<[string, JobKind, () => Promise<unknown>, () => Promise<unknown>]>([
  [
    'management that is turned on',
    enableJobs,
    () => turn(locations.disableManagement),
    () => turn(locations.enableManagement),
  ],
  [
    'management that is turned off',
    disableJobs,
    () => turn(locations.enableManagement),
    () => turn(locations.disableManagement),
  ],
  [
    'a location that is deleted',
    deletionJobs,
    async () => undefined,
    () => call(locations.remove, { params: { id } }),
  ],
])('@ERR-4 a job looks up %s before it is sent again', async (_, kind, before, write) => {
  const { signal } = new AbortController();
  await before();
  expect(await kind.lookUp(itemOf(), signal)).toBe('not-done');
  await write();
  expect(await kind.lookUp(itemOf(), signal)).toBe('done');
});
