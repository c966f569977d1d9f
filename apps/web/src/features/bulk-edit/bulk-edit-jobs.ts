import type { BulkContext, Subject } from '@placekeeper/contracts/bulk/bulk-context';
import {
  attributesAmong,
  readField,
  sameField,
  writeField,
} from '@placekeeper/contracts/bulk/edited-state';
import { outcomeMessage } from '@placekeeper/contracts/bulk/assess';
import { planCalls } from '@placekeeper/contracts/bulk/plan-calls';
import { serviceItemKey } from '@placekeeper/contracts/bulk/service-items';
import { subjectOf } from '@placekeeper/contracts/bulk/subject-of-location';
import { locations } from '@placekeeper/contracts/endpoints/locations';
import { services } from '@placekeeper/contracts/endpoints/services';
import { tags } from '@placekeeper/contracts/endpoints/tags';
import type { GoogleUpdate } from '@placekeeper/contracts/model/google-update';
import type { Location } from '@placekeeper/contracts/model/location';
import { Tag } from '@placekeeper/contracts/model/tag';
import { catalogueOf } from '@placekeeper/contracts/profile/catalogue-of-locations';
import { profileFields } from '@placekeeper/contracts/profile/fields';
import * as z from '@placekeeper/contracts/core/zod';
import { safeParse } from '@placekeeper/contracts/core/validate';
import { fieldName } from '../../widgets/field-value/field-name.ts';
import type { CallStep, JobItem } from '../../data/batch/job.ts';
import type { JobKind, Revision } from '../../data/batch/job-kinds.ts';
import {
  cacheLocationResponse,
  readLocationResponse,
} from '../../data/batch/cache-location-response.ts';
import { journalEdit } from '../../data/location-cache/edit-journal.ts';
import { callInQueue } from '../../data/api/throttle.ts';
import { queryClient } from '../../data/api/query-client.ts';
import { loadCurrentUser } from '../../data/current-user/queries.ts';
import { updateAttributes } from '../../data/attributes/queries.ts';
import { formatList } from '../../lib/text/format.ts';
import { valuesOfItem } from '../../data/bulk-edit/item-values.ts';
import { readPendingUpdates } from '../../data/updates/pending-updates.ts';
import { findOwnChange, forgetOwnChanges, ownEditText } from './own-changes.ts';
import { contextFor, readPresentItems, subjectFor } from './read-current-values.ts';

/** The state of each location before the first step of its item, for the edit history. */
const locationsBefore = new Map<string, Location>();
const keyOf = ({ job, index }: JobItem): string => `${job}/${index}`;

const locationEndpoints: ReadonlySet<string> = new Set([
  locations.update.id,
  locations.updateCategories.id,
  locations.updateSocialProfiles.id,
]);

interface State {
  readonly subject: Subject;
  readonly context: BulkContext;
}

interface Present extends State {
  readonly location: Location;
}

async function readPresent(item: JobItem, signal: AbortSignal): Promise<Present | null> {
  if (!item.location) return null;
  const { id } = item.location;
  const answer = await callInQueue(locations.show, { params: { id } }, signal);
  return {
    location: answer.location,
    subject: await subjectFor(item, answer.location, signal),
    context: await contextFor([answer.location]),
  };
}

const has = ({ subject, context }: State, field: string, value: unknown): boolean =>
  sameField(field, readField(subject.state, field, context.fields), value);

const isSocial = (field: string): boolean => field.startsWith('attributes/url_');
const ownCalls = new Set(['categories', 'serviceItems', 'tags']);

function isStepDone(step: CallStep, present: Present, after: Readonly<Record<string, unknown>>) {
  const fields = Object.keys(after);
  const all = (some: readonly string[]) => some.every((field) => has(present, field, after[field]));
  const { data } = safeParse(StepRequest, step.request);
  const listed = new Set(present.subject.state.profile.serviceItems.map(serviceItemKey));
  switch (step.endpoint) {
    case locations.updateCategories.id:
      return all(['categories']);
    case locations.updateSocialProfiles.id:
      return all(fields.filter(isSocial));
    case locations.update.id:
      return all(fields.filter((field) => callOf(field) === locations.update.id));
    case services.addFreeForm.id:
      return listed.has(`${data?.body?.category_id}/${data?.body?.display_name}`);
    case services.removeFreeForm.id:
      return !listed.has(`${data?.body?.category_id}/${data?.body?.display_name}`);
    case services.removeStructured.id:
      return !listed.has(data?.body?.service_type_id ?? '');
    case services.addSuggestion.id:
      return all(['serviceItems']);
    case updateAttributes.id:
      return all(attributesAmong(fields));
    case tags.addLocations.id:
    case tags.removeLocations.id: {
      const isTagged = present.subject.state.tags.some(({ id }) => id === data?.params?.id);
      return isTagged === (step.endpoint === tags.addLocations.id);
    }
    default:
      return false;
  }
}

const StepRequest = z.looseObject({
  params: z.optional(z.looseObject({ id: z.optional(z.number()) })),
  body: z.optional(
    z.looseObject({
      category_id: z.optional(z.string()),
      display_name: z.optional(z.string()),
      service_type_id: z.optional(z.string()),
    }),
  ),
});

const deletedOutcome = { state: 'skipped', message: 'This location no longer exists.' } as const;

const tagCalls: ReadonlySet<string | undefined> = new Set([
  tags.addLocations.id,
  tags.removeLocations.id,
]);

const TagValues = z.looseObject({ tags: z.optional(z.array(Tag)) });

/** The calls for tags come last, so the other values of the item are saved. */
function deletedTagOutcome(item: JobItem) {
  const { before, after } = valuesOfItem(item);
  const { data: request } = safeParse(StepRequest, item.steps[item.stepsDone]?.request);
  const name = [after, before]
    .flatMap((values) => safeParse(TagValues, values).data?.tags ?? [])
    .find(({ id }) => id === request?.params?.id)?.name;
  return {
    state: item.stepsDone > 0 ? 'done' : 'skipped',
    message: `The tag ${name === undefined ? '' : `“${name}” `}no longer exists.`,
  } as const;
}

const names = (fields: readonly string[]) => fields.map(fieldName).join(', ');

/** The last answer that contains a location; calls for services, tags and attributes return none. */
function lastAnswer({ steps }: JobItem, answers: readonly unknown[]): unknown {
  if (answers.length === 0) return undefined;
  const answered = steps.slice(-answers.length);
  return answers[answered.findLastIndex(({ endpoint }) => locationEndpoints.has(endpoint))];
}

/** Sent fields for which the platform's answer still has the old value. */
function unchangedFields(item: JobItem, location: Location): readonly string[] {
  const subject = subjectOf(location);
  const fields = profileFields(catalogueOf([location]));
  const { before, after } = valuesOfItem(item);
  const sent = new Set(item.steps.map(({ endpoint }) => endpoint));
  return Object.keys(after).filter((field) => {
    if (!(field in before) || subject.unknown.has(field) || !sent.has(callOf(field))) return false;
    const now = readField(subject.state, field, fields);
    return sameField(field, now, before[field]) && !sameField(field, now, after[field]);
  });
}

/** The endpoint whose answer contains the field; empty for services, tags and attributes. */
function callOf(field: string): string {
  if (isSocial(field)) return locations.updateSocialProfiles.id;
  if (field === 'categories') return locations.updateCategories.id;
  return ownCalls.has(field) || field.startsWith('attributes/') ? '' : locations.update.id;
}

/** Fields whose value has changed since the preview; null if every field already has its new value. */
function changedFields(item: JobItem, present: State): readonly string[] | null {
  const { before, after } = valuesOfItem(item);
  const fields = Object.keys(after);
  const known = fields.filter((field) => field in before && !present.subject.unknown.has(field));
  const isDone =
    known.length > 0 &&
    known.length === fields.length &&
    known.every((field) => has(present, field, after[field]));
  return isDone ? null : known.filter((field) => !has(present, field, before[field]));
}

/** Fields with a pending Google update that the preview didn't show. */
const updatesSince = (item: JobItem, pending: readonly GoogleUpdate[]): readonly string[] => {
  const { after, errors, updates: shown } = valuesOfItem(item);
  const isSent = (field: string) => field in after && !(field in errors);
  return pending.flatMap(({ id, field_name: field }) =>
    shown && !shown.includes(id) && isSent(field) ? field : [],
  );
};

async function changedOnGoogle(
  item: JobItem,
  { location }: Present,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const { after, errors, updates } = valuesOfItem(item);
  if (updates === undefined || location.has_unresolved_updates === false) return [];
  const sent = Object.keys(after).filter((field) => !(field in errors));
  const pending = await readPendingUpdates([location.id], sent, signal);
  return updatesSince(item, pending.get(location.id) ?? []);
}

async function ownChange(item: JobItem, { subject, context }: Present, fields: readonly string[]) {
  if (fields.length === 0) return null;
  const { id } = await loadCurrentUser();
  const present = fields.map((field) => [field, readField(subject.state, field, context.fields)]);
  return findOwnChange(id, item, Object.fromEntries(present));
}

/** The platform replaces regular and special hours together, so the request includes the hours that don't change. */
function withPresentHours(item: JobItem, { subject, context }: Present): Revision | null {
  const { after } = valuesOfItem(item);
  const hours = (['regularHours', 'specialHours'] as const).filter((field) => field in after);
  const [field] = hours;
  if (hours.length !== 1 || field === undefined) return null;
  const next = writeField(subject.state, field, after[field], context.fields);
  const [planned] = planCalls(subject, next, [field], { suggestionOf: () => undefined }).calls;
  const fresh = safeParse(HoursRequest, planned?.request).data?.body.opening_hours;
  const steps = item.steps.map((each) => {
    const { data: request } = safeParse(HoursRequest, each.request);
    return each.endpoint === locations.update.id && request && fresh !== undefined
      ? { ...each, request: { ...request, body: { ...request.body, opening_hours: fresh } } }
      : each;
  });
  return { steps, before: item.before };
}

const HoursRequest = z.looseObject({ body: z.looseObject({ opening_hours: z.unknown() }) });

export const bulkEditJobs: JobKind = {
  endpoints: [
    locations.update,
    locations.updateCategories,
    locations.updateSocialProfiles,
    services.addFreeForm,
    services.addSuggestion,
    services.removeFreeForm,
    services.removeStructured,
    updateAttributes,
    tags.addLocations,
    tags.removeLocations,
  ],
  async lookUp(item, signal) {
    const present = await readPresent(item, signal);
    const step = item.steps[item.stepsDone];
    if (!present || !step) return 'not-done';
    return isStepDone(step, present, valuesOfItem(item).after) ? 'done' : 'not-done';
  },
  async check(item, signal) {
    const present = await readPresent(item, signal);
    if (!present) return 'send';
    locationsBefore.set(keyOf(item), present.location);
    const changed = changedFields(item, present);
    if (changed === null) return { state: 'unchanged' };
    const onGoogle = await changedOnGoogle(item, present, signal);
    if (changed.length + onGoogle.length === 0) return withPresentHours(item, present) ?? 'send';
    const own = await ownChange(item, present, changed);
    const others = changed.filter((field) => !own?.fields.includes(field));
    const parts = [
      own ? `${ownEditText(own.job)} changed these fields: ${names(own.fields)}.` : '',
      others.length > 0 ? `Changed in the meantime: ${names(others)}.` : '',
      onGoogle.length > 0 ? `Changed on Google in the meantime: ${names(onGoogle)}.` : '',
    ];
    return { state: 'conflict', message: `${parts.filter(Boolean).join(' ')} Not applied.` };
  },
  async countStale(items, signal) {
    const { present, context } = await readPresentItems(items, signal);
    return present.filter(({ item, subject, updates }) => {
      if (!subject) return true;
      const changed = changedFields(item, { subject, context });
      return changed && changed.length + updatesSince(item, updates).length > 0;
    }).length;
  },
  outcomeOfFailure(item, { kind, endpoint }) {
    if (kind !== 'not-found') return null;
    return tagCalls.has(endpoint) ? deletedTagOutcome(item) : deletedOutcome;
  },
  outcomeOfAnswers(item, answers) {
    if (!item.location) return null;
    const location = readLocationResponse(item.location.id, lastAnswer(item, answers));
    const lost = location ? unchangedFields(item, location) : [];
    const fields = Object.keys(valuesOfItem(item).after);
    const present = location ?? locationsBefore.get(keyOf(item));
    if (lost.length === 0) {
      const message = present && outcomeMessage(subjectOf(present), fields);
      return message ? { state: 'done', message } : null;
    }
    const isAll = lost.length === fields.length;
    return {
      state: isAll ? 'failed' : 'done',
      message: `Placekeeper reported no error, but ${formatList(lost.map(fieldName))} didn’t change.`,
    };
  },
  onDone(item, answers) {
    if (!item.location) return;
    const location = cacheLocationResponse(item.location.id, lastAnswer(item, answers));
    if (location) journalEdit(locationsBefore.get(keyOf(item)), location);
    locationsBefore.delete(keyOf(item));
  },
  onFinished() {
    locationsBefore.clear();
    forgetOwnChanges();
    for (const queryKey of [['locations'], ['services'], ['tags'], ['attributes'], ['updates']])
      void queryClient.invalidateQueries({ queryKey });
  },
};
