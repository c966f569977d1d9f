import { validateLocation, type FieldErrors } from '@placekeeper/contracts/rules/validate-location';
import { socialNetworks } from '@placekeeper/contracts/rules/provider-fields';
import { validateSocialProfile } from '@placekeeper/contracts/rules/validate-social-profile';
import type { BulkChanges } from '@placekeeper/contracts/bulk/bulk-changes';
import { changedFieldsOf, fieldDraftOf, type ChangesDraft } from './draft.ts';
import { allFields, type Editor } from './fields/field-definitions.ts';
import { textErrors, textKeyOf } from './texts/text-draft.ts';
import { allRows, pathsOf } from './fields/field-groups.ts';
import type { DraftContext, DraftErrors } from './change-parts.ts';
import { changedLabels, changedParts, gatherChanges, readChanges } from './read-changes.ts';

/** Applies the rules that hold for every location; the preview finds the errors of single locations. */
export function checkDraft(draft: ChangesDraft, context: DraftContext): DraftErrors {
  if (changedLabels(draft).length === 0) return { '': 'Select at least one field to change.' };
  const faulty = changedParts(draft).map((part) => ({
    part,
    errors: part.errors(draft, context),
  }));
  const missing = missingErrors(draft);
  const judged: ChangesDraft = {
    ...draft,
    ...Object.fromEntries(
      faulty
        .filter(({ errors: fieldErrors }) => Object.keys(fieldErrors).length > 0)
        .map(({ part: { name } }) => [name, { ...draft[name], on: false }]),
    ),
    fields: Object.fromEntries(Object.entries(draft.fields).filter(([path]) => !missing[path])),
  };
  // `judged` leaves out missing and invalid values, because they would keep the rules from checking the rest. Their
  // errors are added here.
  return inOrder({
    ...ruleErrors(judged, context),
    ...textErrors(draft),
    ...missing,
    ...Object.assign({}, ...faulty.map(({ errors: fieldErrors }) => fieldErrors)),
  });
}

const isAt = (path: string, place: string) => path === place || path.startsWith(`${place}.`);

/** Sorts errors by form order, so that the focus goes to the topmost error. */
function inOrder(fieldErrors: DraftErrors): DraftErrors {
  const places = allRows.map(pathsOf);
  const placeOf = (path: string) =>
    places.findIndex((paths) => paths.some((place) => isAt(path, place)));
  return Object.fromEntries(
    Object.entries(fieldErrors).toSorted(([a], [b]) => placeOf(a) - placeOf(b)),
  );
}

function ruleErrors(draft: ChangesDraft, context: DraftContext): DraftErrors {
  const changes = gatherChanges(draft);
  const { set = {} } = changes;
  const unread = readChanges(draft).error?.issues ?? [];
  const messages = Object.entries(validateLocation(set, context.today));
  return {
    ...Object.fromEntries(unread.map(({ path, message }) => [path.join('.'), message])),
    // Replaces the schema's message for the same path, because the schema's limit is higher.
    ...Object.fromEntries(messages.map(([path, texts]) => [`set.${path}`, texts.join(' ')])),
    ...socialErrors(changes),
    ...(set.store_code &&
      (context.count ?? 0) > 1 && {
        'set.store_code':
          'Store codes must be unique. Select one location, or clear the store code.',
      }),
  };
}

function socialErrors({ social_profiles: profiles = {} }: BulkChanges): DraftErrors {
  return Object.fromEntries(
    socialNetworks.flatMap((network) => {
      const address = profiles[network];
      const error = address ? validateSocialProfile(network, address) : null;
      return error ? [[`social_profiles.${network}`, error]] : [];
    }),
  );
}

const chosen: readonly Editor[] = ['status', 'colour', 'storefront', 'country'];

/** An empty box is an error, because only the Clear checkbox clears a field. */
const missingErrors = (draft: ChangesDraft): DraftErrors =>
  Object.fromEntries(
    changedFieldsOf(draft)
      .filter(
        ({ path }) =>
          !fieldDraftOf(draft, path).clear &&
          fieldDraftOf(draft, path).way === undefined &&
          fieldDraftOf(draft, path).value.trim() === '',
      )
      .map(({ path, clears, editor }) => {
        const verb = chosen.includes(editor) ? 'Choose one' : 'Enter a value';
        return [path, clears ? `${verb}, or select Clear.` : `${verb}.`];
      }),
  );

/** Maps `texts.description` to the path of its row, `set.description`. */
const formPathOf = (path: string): string =>
  allFields.find((field) => path === `texts.${textKeyOf(field.path)}`)?.path ?? path;

/** Maps the platform's errors to form paths: `changes.tags.add.0` becomes `tags`. */
export function errorsOfResponse(errors: FieldErrors): DraftErrors {
  const found: Record<string, string> = {};
  for (const [path, messages] of Object.entries(errors)) {
    if (!path.startsWith('changes')) continue;
    const within = formPathOf(path.replace(/^changes\.?/, ''));
    const [place = ''] =
      allRows.map(pathsOf).find((paths) => paths.some((known) => isAt(within, known))) ?? [];
    found[place] = [...new Set([found[place] ?? [], messages].flat())].join(' ');
  }
  return found;
}
