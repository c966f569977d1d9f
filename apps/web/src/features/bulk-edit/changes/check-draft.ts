import { validateLocation, type FieldErrors } from '@placekeeper/contracts/rules/validate-location';
import { socialNetworks } from '@placekeeper/contracts/rules/provider-fields';
import { validateSocialProfile } from '@placekeeper/contracts/rules/validate-social-profile';
import type { BulkChanges } from '@placekeeper/contracts/model/bulk-edit';
import { changedFieldsOf, changedLabels, draftOf, readChanges, type Draft } from './draft.ts';
import { allFields } from './fields.ts';
import { specialProblems } from './special-days.ts';

/** Messages by path (`set.description`, `tags`); the empty path is about the changes as a whole. */
export type DraftProblems = Readonly<Record<string, string>>;

interface Context {
  /** How many locations are chosen; not known while they are counted. */
  readonly count: number | undefined;
  readonly today: string;
}

/** BULK-1: what is wrong with the changes wherever they go, by the rules that the platform has too. */
export function checkDraft(draft: Draft, context: Context): DraftProblems {
  if (changedLabels(draft).length === 0) return { '': 'Choose at least one thing to change.' };
  const missing = { ...missingProblems(draft), ...daysProblems(draft, context) };
  return { ...ruleProblems(without(draft, Object.keys(missing)), context), ...missing };
}

/** What is missing keeps nothing else from being judged. */
const without = (draft: Draft, paths: readonly string[]): Draft => ({
  special: {
    ...draft.special,
    on: draft.special.on && !paths.some((path) => path.startsWith('special_periods.')),
  },
  tags: { ...draft.tags, on: draft.tags.on && !paths.includes('tags') },
  fields: Object.fromEntries(
    Object.entries(draft.fields).filter(([path]) => !paths.includes(path)),
  ),
});

function ruleProblems(draft: Draft, context: Context): DraftProblems {
  const changes = readChanges(draft);
  if (!changes.success)
    return Object.fromEntries(
      changes.error.issues.map(({ path, message }) => [path.join('.'), message]),
    );
  const { set = {} } = changes.data;
  const messages = Object.entries(validateLocation(set, context.today));
  return {
    ...Object.fromEntries(messages.map(([path, texts]) => [`set.${path}`, texts.join(' ')])),
    ...socialProblems(changes.data),
    ...(set.store_code &&
      (context.count ?? 0) > 1 && {
        'set.store_code': 'A store code belongs to one location. Choose only one, or clear them.',
      }),
  };
}

function daysProblems({ special }: Draft, { today }: Context): DraftProblems {
  if (!special.on) return {};
  return Object.fromEntries(
    Object.entries(specialProblems(special, today)).map(([box, message]) => [
      `special_periods.${box}`,
      message,
    ]),
  );
}

function socialProblems({ social_profiles: profiles = {} }: BulkChanges): DraftProblems {
  return Object.fromEntries(
    socialNetworks.flatMap((network) => {
      const address = profiles[network];
      const problem = address ? validateSocialProfile(network, address) : null;
      return problem ? [[`social_profiles.${network}`, problem]] : [];
    }),
  );
}

/** An empty box is no wish to clear: that is said with its own tick. */
function missingProblems(draft: Draft): DraftProblems {
  const { on, add, remove } = draft.tags;
  return {
    ...Object.fromEntries(
      changedFieldsOf(draft)
        .filter(
          ({ path }) => !draftOf(draft, path).clear && draftOf(draft, path).value.trim() === '',
        )
        .map(({ path, clears, editor }) => {
          const verb = editor === 'status' || editor === 'colour' ? 'Choose one' : 'Enter a value';
          return [path, clears ? `${verb}, or tick that it is cleared.` : `${verb}.`];
        }),
    ),
    ...(on &&
      add.length + remove.length === 0 && {
        tags: 'Choose a tag to add or to remove.',
      }),
  };
}

/** ERR-4: what the platform refused, at the same places; `changes.tags.add.0` is about the tags. */
export function problemsOfRefusal(errors: FieldErrors): DraftProblems {
  const known = [...allFields.map(({ path }) => path), 'special_periods', 'tags'];
  const found: Record<string, string> = {};
  for (const [path, messages] of Object.entries(errors)) {
    if (!path.startsWith('changes')) continue;
    const within = path.replace(/^changes\.?/, '');
    const place = known.find((name) => within === name || within.startsWith(`${name}.`)) ?? '';
    found[place] = [...new Set([found[place] ?? [], messages].flat())].join(' ');
  }
  return found;
}
