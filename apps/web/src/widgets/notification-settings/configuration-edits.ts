import type { NotificationConfiguration } from '@placekeeper/contracts/model/notification';
import { sameValue } from '@placekeeper/contracts/core/same-value';
import { isKind, type ApiError } from '../../data/http/api-error.ts';
import { saveError } from '../form/save-error.ts';
import {
  changedConfigurationParts,
  configurationDraftOf,
  configurationErrors,
  draftToSend,
  errorCount,
  isChanged,
  overtakenParts,
  placed,
  withParts,
  type ConfigurationDraft,
  type ConfigurationErrors,
  type ConfigurationPart,
} from './configuration-draft.ts';

interface ConfigurationEdit {
  readonly typed: ConfigurationDraft;
  /** The saved values when the user started editing. */
  readonly began: ConfigurationDraft;
  /**
   * The configuration as of the last edit, because another user can delete it. Null right after its creation, when the
   * list may not contain it yet.
   */
  readonly configuration: NotificationConfiguration | null;
}

/** Keyed by the configuration's id. */
export type ConfigurationEdits = Readonly<Record<number, ConfigurationEdit>>;

export interface SaveOutcome {
  readonly sent: ConfigurationDraft;
  readonly error: ApiError | null;
}

/** The user's changes on top of the current saved values. */
export function editedDraft(
  edits: ConfigurationEdits,
  configuration: NotificationConfiguration,
): ConfigurationDraft {
  const saved = configurationDraftOf(configuration);
  const edit = edits[configuration.id];
  if (!edit) return saved;
  const { typed, began } = edit;
  const mine = changedConfigurationParts(began, typed);
  const followed = changedConfigurationParts(began, saved).filter((part) => !mine.includes(part));
  return withParts(typed, followed, saved);
}

/** If the user enters a value that someone else has saved, that part no longer counts as edited. */
export function withEdit(
  edits: ConfigurationEdits,
  configuration: NotificationConfiguration,
  typed: ConfigurationDraft,
): ConfigurationEdits {
  const saved = configurationDraftOf(configuration);
  const began = editStart(edits, configuration);
  const apart = changedConfigurationParts(typed, saved);
  const known = changedConfigurationParts(began, saved).filter((part) => !apart.includes(part));
  return {
    ...edits,
    [configuration.id]: { typed, began: withParts(began, known, saved), configuration },
  };
}

/** Moves the edits of a draft to the configuration that it was saved as. */
export const withCreated = (
  edits: ConfigurationEdits,
  draft: NotificationConfiguration,
  created: NotificationConfiguration,
): ConfigurationEdits => ({
  ...withoutId(edits, draft.id),
  [created.id]: {
    typed: editedDraft(edits, draft),
    began: configurationDraftOf(created),
    configuration: null,
  },
});

/** Keeps the user's value of a part that someone else changed, so the next save overwrites it. */
export function withKeptPart(
  edits: ConfigurationEdits,
  configuration: NotificationConfiguration,
  part: ConfigurationPart,
): ConfigurationEdits {
  const { id } = configuration;
  const edit = edits[id];
  if (!edit) return edits;
  const began = withParts(edit.began, [part], configurationDraftOf(configuration));
  return { ...edits, [id]: { ...edit, began } };
}

export const withoutId = <Value>(
  values: Readonly<Record<number, Value>>,
  id: number,
): Readonly<Record<number, Value>> =>
  Object.fromEntries(Object.entries(values).filter(([key]) => key !== String(id)));

/** The saved values when the user started editing; without an edit, the current ones. */
const editStart = (
  edits: ConfigurationEdits,
  configuration: NotificationConfiguration,
): ConfigurationDraft => edits[configuration.id]?.began ?? configurationDraftOf(configuration);

export const overtakenEdits = (
  edits: ConfigurationEdits,
  configuration: NotificationConfiguration,
): readonly ConfigurationPart[] =>
  overtakenParts(
    editStart(edits, configuration),
    editedDraft(edits, configuration),
    configurationDraftOf(configuration),
  );

/** Edited configurations that are not among the listed ones any more. */
export const deletedConfigurations = (
  edits: ConfigurationEdits,
  listed: readonly NotificationConfiguration[],
): readonly NotificationConfiguration[] =>
  Object.values(edits)
    .flatMap(({ configuration }) => configuration ?? [])
    .filter(
      (one) => listed.every(({ id }) => id !== one.id) && isChanged(editedDraft(edits, one), one),
    );

interface SavesToPlan {
  readonly edits: ConfigurationEdits;
  readonly chosen: readonly NotificationConfiguration[];
  readonly held: readonly NotificationConfiguration[];
  /** The values of saves whose responses were lost, by id. */
  readonly unanswered: Readonly<Record<number, readonly ConfigurationDraft[]>>;
}

interface PlannedSave {
  readonly configuration: NotificationConfiguration;
  readonly typed: ConfigurationDraft;
  readonly next: ConfigurationDraft;
}

/** Leaves out the saves that would overwrite another user's change that this user has not seen. */
export const plannedSaves = ({ edits, chosen, held, unanswered }: SavesToPlan): PlannedSave[] =>
  chosen.flatMap((shown) => {
    const configuration = held.find(({ id }) => id === shown.id);
    if (!configuration) return [];
    const typed = editedDraft(edits, shown);
    const next = draftToSend({
      began: editStart(edits, shown),
      shown: configurationDraftOf(shown),
      typed,
      now: configurationDraftOf(configuration),
      sent: unanswered[shown.id],
    });
    return next ? [{ configuration, typed, next }] : [];
  });

const noErrors: ConfigurationErrors = { emails: {}, others: [] };

/** The draft's validation errors. If it has none, the platform's errors, unless the draft was edited after the save. */
export function draftErrors(
  draft: ConfigurationDraft,
  outcome: SaveOutcome | undefined,
  isValidated: boolean,
): ConfigurationErrors {
  const own = isValidated ? configurationErrors(draft) : noErrors;
  if (errorCount(own) > 0 || !outcome || !sameValue(outcome.sent, draft)) return own;
  return refusedFields(outcome);
}

const refusedFields = ({ sent, error }: SaveOutcome): ConfigurationErrors =>
  isKind(error, 'validation') ? placed(sent, error.fields) : noErrors;

/** The messages of the failed saves, without repetitions; null if no save failed. */
export function outcomeMessage(outcomes: readonly SaveOutcome[]): string | null {
  const sentences = outcomes.flatMap((outcome) => {
    if (!outcome.error) return [];
    const refused = refusedFields(outcome);
    return saveError(outcome.error, { ...refused, placed: errorCount(refused) > 0 }) ?? [];
  });
  return [...new Set(sentences)].join(' ') || null;
}
