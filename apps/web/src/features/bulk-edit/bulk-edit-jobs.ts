import { knownValuesOf, valuesOf } from '@placekeeper/contracts/bulk/assess';
import type { BulkContext, Subject } from '@placekeeper/contracts/bulk/bulk-context';
import { attributesAmong, readField, sameField } from '@placekeeper/contracts/bulk/edited-state';
import { planCalls } from '@placekeeper/contracts/bulk/plan-calls';
import { restore } from '@placekeeper/contracts/bulk/restore';
import { serviceItemKey } from '@placekeeper/contracts/bulk/service-items';
import { subjectOf, withKnownAttributes } from '@placekeeper/contracts/bulk/subject-of';
import { locations } from '@placekeeper/contracts/endpoints/locations';
import { services } from '@placekeeper/contracts/endpoints/services';
import { tags } from '@placekeeper/contracts/endpoints/tags';
import type { Location } from '@placekeeper/contracts/model/location';
import { catalogueOf } from '@placekeeper/contracts/profile/catalogue-of';
import { profileFields } from '@placekeeper/contracts/profile/fields';
import * as z from 'zod/mini';
import { fieldName } from '../../widgets/field-value/field-name.ts';
import type { CallStep, JobItem, JobKind, NewItem } from '../../data/batch/job.ts';
import { locationAnswered, readAnswered } from '../../data/batch/location-answered.ts';
import { call } from '../../data/api/client.ts';
import { journalEdit } from '../../data/location-cache/edit-journal.ts';
import { repeatInTurn } from '../../data/api/throttle.ts';
import { readAllLocations } from '../../data/portfolio/read-locations.ts';
import { queryClient } from '../../data/api/query-client.ts';
import { tagQueries } from '../../data/tags/queries.ts';
import { readAttributes, updateAttributes } from '../../data/attributes/queries.ts';
import { today } from '../../data/bulk-edit/dry-run.ts';
import { valuesOfItem } from '../../data/bulk-edit/item-values.ts';

/** Snapshots for the edit history, taken before a location's first step. */
const locationsBefore = new Map<string, Location>();
const keyOf = ({ job, index }: JobItem): string => `${job}/${index}`;

const locationEndpoints: ReadonlySet<string> = new Set([
  locations.update.id,
  locations.updateCategories.id,
  locations.updateSocialProfiles.id,
]);

async function contextFor(found: readonly Location[]): Promise<BulkContext> {
  const { tags: known } = await queryClient.query(tagQueries.list());
  const catalogue = catalogueOf(found);
  return {
    today: today(),
    catalogue,
    fields: profileFields(catalogue),
    tags: new Map(known.map((tag) => [tag.id, tag])),
    storeCodeError: () => null,
    attributeErrors: () => [],
    attributeAvailability: () => null,
  };
}

interface Present {
  readonly location: Location;
  readonly subject: Subject;
  readonly context: BulkContext;
}

async function readPresent(item: JobItem, signal: AbortSignal): Promise<Present | null> {
  if (!item.location) return null;
  const { id } = item.location;
  const answer = await repeatInTurn(() => call(locations.show, { params: { id } }, { signal }), {
    signal,
  });
  return {
    location: answer.location,
    subject: await subjectFor(item, answer.location, signal),
    context: await contextFor([answer.location]),
  };
}

async function subjectFor(
  item: JobItem,
  location: Location,
  signal: AbortSignal,
): Promise<Subject> {
  const subject = subjectOf(location);
  if (attributesAmong(Object.keys(valuesOfItem(item).after)).length === 0) return subject;
  return withKnownAttributes(subject, (await readAttributes(location.id, signal)).attributes);
}

const has = ({ subject, context }: Present, field: string, value: unknown): boolean =>
  sameField(field, readField(subject.state, field, context.fields), value);

const isSocial = (field: string): boolean => field.startsWith('attributes/url_');
const ownCalls = new Set(['categories', 'serviceItems', 'tags']);

/** Whether a location already has the result of a step. */
function isStepDone(step: CallStep, present: Present, after: Readonly<Record<string, unknown>>) {
  const fields = Object.keys(after);
  const all = (some: readonly string[]) => some.every((field) => has(present, field, after[field]));
  const { data } = z.safeParse(StepRequest, step.request);
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

const names = (fields: readonly string[]) => fields.map(fieldName).join(', ');

/** The location after its last step. */
function lastAnswer({ steps }: JobItem, answers: readonly unknown[]): unknown {
  if (answers.length === 0) return undefined;
  const answered = steps.slice(-answers.length);
  return answers[answered.findLastIndex(({ endpoint }) => locationEndpoints.has(endpoint))];
}

/** The changed fields that a location still shows with their old value. */
function notKept(item: JobItem, location: Location): readonly string[] {
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

/** The call that returns a field; services, tags and attributes have none. */
function callOf(field: string): string {
  if (isSocial(field)) return locations.updateSocialProfiles.id;
  if (field === 'categories') return locations.updateCategories.id;
  return ownCalls.has(field) || field.startsWith('attributes/') ? '' : locations.update.id;
}

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
    const { before, after } = valuesOfItem(item);
    const known = Object.keys(after).filter(
      (field) => field in before && !present.subject.unknown.has(field),
    );
    if (
      known.length > 0 &&
      known.length === Object.keys(after).length &&
      known.every((field) => has(present, field, after[field]))
    )
      return { state: 'unchanged' };
    const changed = known.filter((field) => !has(present, field, before[field]));
    return changed.length === 0
      ? 'send'
      : {
          state: 'conflict',
          message: `Changed since the preview: ${names(changed)}. Not applied.`,
        };
  },
  outcomeOfFailure: (_, { kind }) => (kind === 'not-found' ? deletedOutcome : null),
  outcomeOfAnswers(item, answers) {
    if (!item.location) return null;
    const location = readAnswered(item.location.id, lastAnswer(item, answers));
    const lost = location ? notKept(item, location) : [];
    if (lost.length === 0) return null;
    const isAll = lost.length === Object.keys(valuesOfItem(item).after).length;
    return {
      state: isAll ? 'failed' : 'done',
      message: `Saving returned no error, but these fields still have their old value: ${names(lost)}.`,
    };
  },
  onDone(item, answers) {
    if (!item.location) return;
    const location = locationAnswered(item.location.id, lastAnswer(item, answers));
    if (location) journalEdit(locationsBefore.get(keyOf(item)), location);
    locationsBefore.delete(keyOf(item));
  },
  onFinished() {
    locationsBefore.clear();
    for (const queryKey of [['locations'], ['services'], ['tags'], ['attributes'], ['updates']])
      void queryClient.invalidateQueries({ queryKey });
  },
  async undo(items, _, signal) {
    const ids = items.flatMap(({ location }) => location?.id ?? []);
    const found = new Map<number, Location>();
    await readAllLocations(
      ids,
      (read) => {
        for (const location of read) found.set(location.id, location);
      },
      { signal },
    );
    const context = await contextFor([...found.values()]);
    return Promise.all(
      items.map(async (item) => {
        const location = found.get(item.location?.id ?? 0);
        const subject = location && (await subjectFor(item, location, signal));
        return undoItem(item, subject, context);
      }),
    );
  },
};

function undoItem(item: JobItem, subject: Subject | undefined, context: BulkContext): NewItem {
  const { location: about, title } = item;
  if (!subject) return { location: about, title, steps: [], ...deletedOutcome };
  const { attributes: known, ...given } = valuesOfItem(item);
  const { next, changed, left } = restore(subject, given, context);
  const { calls, impossible } = planCalls(subject, next, changed, {
    suggestionOf: () => undefined,
  });
  const fields = [...new Set([...changed, ...Object.keys(left)])];
  const values = {
    location: about,
    title,
    steps: calls,
    before: knownValuesOf(subject, fields, context.fields),
    after: { values: valuesOf(next, fields, context.fields), errors: left, attributes: known },
  };
  const notWhole = 'Not undone.';
  if (calls.length === 0)
    return Object.keys(left).length + impossible.length > 0
      ? { ...values, state: 'conflict', message: notWhole }
      : { ...values, state: 'unchanged' };
  return values;
}
