import type { NotificationConfiguration } from '@placekeeper/contracts/model/notification';
import { sameValue } from '@placekeeper/contracts/core/same-value';
import { useRef, useState } from 'react';
import { runPress } from '../../data/api/run-mutation.ts';
import {
  apiError,
  isAbort,
  isApiError,
  isKind,
  isPossiblyDone,
  writeErrorMessage,
  type ApiError,
} from '../../data/http/api-error.ts';
import {
  useAddConfiguration,
  useIsDeletingHere,
  useSaveConfiguration,
} from '../../data/notification-settings/mutations.ts';
import {
  readConfigurationsAgain,
  type NotificationScope,
} from '../../data/notification-settings/queries.ts';
import { firstInvalidField } from '../../lib/browser/first-invalid-field.ts';
import { focusAfter } from '../../lib/browser/focus-after.ts';
import { focusEditConflict } from '../form/focus-edit-conflict.ts';
import { useReadAfterSave } from '../../data/realtime/use-read-after-save.ts';
import {
  deletedConfigurations,
  draftErrors,
  editedDraft,
  outcomeMessage,
  overtakenEdits,
  plannedSaves,
  withCreated,
  withEdit,
  withKeptPart,
  withoutId,
  type ConfigurationEdits,
  type SaveOutcome,
} from './configuration-edits.ts';
import {
  changedConfigurationParts,
  configurationDraftOf,
  errorCount,
  configurationErrors,
  configurationInputOf,
  isChanged,
  withParts,
  type ConfigurationDraft,
  type ConfigurationErrors,
  type ConfigurationPart,
} from './configuration-draft.ts';
import { useConfigurationDrafts } from './use-configuration-drafts.ts';
import { overwrittenParts, withoutPart, withSave, type OwnSaves } from './own-saves.ts';

interface Look {
  readonly isUnderway: boolean;
  /** True if an edit conflict prevented the save of a configuration. */
  readonly isOvertaken: boolean;
  readonly isUncertain: boolean;
  readonly error: ApiError | null;
}

const noLook: Look = { isUnderway: false, isOvertaken: false, isUncertain: false, error: null };

/** Each configuration is saved separately; a new configuration is only a draft until its first save. */
export function useNotificationForm(
  location: NotificationScope,
  stored: readonly NotificationConfiguration[],
) {
  const adding = useAddConfiguration(location);
  const { drafts, isDraft, ...drafting } = useConfigurationDrafts(location);
  const creating = useRef(new Set<number>());
  const configurations = [...stored, ...drafts];
  const saving = useSaveConfiguration(location);
  const [edits, setEdits] = useState<ConfigurationEdits>({});
  const [validated, setValidated] = useState<ReadonlySet<number>>(new Set());
  const [outcomes, setOutcomes] = useState<Readonly<Record<number, SaveOutcome>>>({});
  const [underway, setUnderway] = useState<Readonly<Record<number, ConfigurationDraft>>>({});
  const [look, setLook] = useState<Look>(noLook);
  const [ownSaves, setOwnSaves] = useState<OwnSaves>({});
  const reading = useReadAfterSave();
  /** The values of saves whose responses were lost: a saved value equal to one of them isn't another user's change. */
  const unanswered = useRef<Record<number, readonly ConfigurationDraft[]>>({});
  // A ref, because the rendered state may miss the last key press.
  const latest = useRef(edits);
  const put = (next: ConfigurationEdits) => {
    latest.current = next;
    setEdits(next);
  };

  const draft = (configuration: NotificationConfiguration) => editedDraft(edits, configuration);
  const edit = (configuration: NotificationConfiguration, next: ConfigurationDraft) =>
    put(withEdit(latest.current, configuration, next));
  const forget = (id: number) => put(withoutId(latest.current, id));
  const overtaken = (configuration: NotificationConfiguration) =>
    overtakenEdits(edits, configuration);
  const overwritten = (configuration: NotificationConfiguration): readonly ConfigurationPart[] =>
    overwrittenParts(
      ownSaves[configuration.id],
      configurationDraftOf(configuration),
      draft(configuration),
    );
  const changedAmong = (among: ConfigurationEdits) =>
    configurations.filter((one) => isDraft(one) || isChanged(editedDraft(among, one), one));
  const changed = changedAmong(edits);
  const failed = changed.flatMap(({ id }) => outcomes[id] ?? []);
  const isUncertain =
    look.isUncertain ||
    [look, ...failed].some(({ error }) => error !== null && isPossiblyDone(error));
  const isDeletingHere = useIsDeletingHere();
  const deleted = isDeletingHere ? [] : deletedConfigurations(edits, configurations);

  const faultsAt = (configuration: NotificationConfiguration): ConfigurationErrors =>
    draftErrors(draft(configuration), outcomes[configuration.id], validated.has(configuration.id));

  const send = async (
    configuration: NotificationConfiguration,
    typed: ConfigurationDraft,
    sent: ConfigurationDraft,
  ) => {
    const { id } = configuration;
    const kept = latest.current[id]?.typed;
    unanswered.current[id] = [...(unanswered.current[id] ?? []), sent];
    setUnderway((before) => ({ ...before, [id]: typed }));
    let error: ApiError | null = null;
    try {
      const answer = await saving.mutateAsync({
        id,
        configuration: configurationInputOf(sent, configuration),
      });
      delete unanswered.current[id];
      // Reads the configurations again later, because no event announces another user's save.
      if (answer.configuration) {
        const parts = changedConfigurationParts(configurationDraftOf(configuration), sent);
        const values = configurationDraftOf(answer.configuration);
        setOwnSaves((before) => withSave(before, id, { values, parts }));
        reading.start(() => readConfigurationsAgain(location));
      }
      if (latest.current[id]?.typed === kept) forget(id);
    } catch (failure) {
      // A newer save has aborted this save.
      if (isAbort(failure)) return;
      // Any other exception is a bug.
      if (!isApiError(failure)) throw failure;
      error = failure;
    }
    // Someone has deleted the configuration since it was read.
    if (isKind(error, 'not-found')) await readConfigurationsAgain(location).catch(() => undefined);
    setUnderway((before) => (before[id] === typed ? withoutId(before, id) : before));
    focusAfter(
      () => setOutcomes((before) => ({ ...before, [id]: { sent: typed, error } })),
      () => (isKind(error, 'validation') ? firstInvalidField() : null),
    );
  };

  const create = async (one: NotificationConfiguration) => {
    if (creating.current.has(one.id)) return;
    creating.current.add(one.id);
    setLook((before) => ({ ...before, isUnderway: true }));
    let error: ApiError | null = null;
    try {
      const created = await adding.mutateAsync(one);
      if (created) {
        const { id } = created;
        const typed = editedDraft(latest.current, one);
        drafting.markSaved(one.id, id);
        setValidated((before) => (before.has(one.id) ? new Set([...before, id]) : before));
        put(withCreated(latest.current, one, created));
        if (isChanged(typed, created)) void send(created, typed, typed);
        else forget(id);
      } else {
        error = apiError({ kind: 'malformed' }, { endpoint: 'notificationSettings.create' });
      }
    } catch (failure) {
      if (!isApiError(failure)) throw failure;
      error = failure;
    } finally {
      creating.current.delete(one.id);
    }
    setLook((before) => ({ ...before, isUnderway: false, error: error ?? before.error }));
  };

  /** A save replaces the whole configuration, so it reads other users' changes first. */
  const saveAll = async (chosen: readonly NotificationConfiguration[]) => {
    setLook({ ...noLook, isUnderway: true });
    setOutcomes({});
    reading.stop();
    let held: readonly NotificationConfiguration[];
    try {
      held = await readConfigurationsAgain(location);
    } catch (error) {
      if (!isApiError(error)) throw error;
      setLook({ ...noLook, isUncertain, error });
      return;
    }
    const kept = chosen.filter((one) => !isDraft(one));
    const saves = plannedSaves({ edits, chosen: kept, held, unanswered: unanswered.current });
    for (const { configuration, typed, next } of saves) void send(configuration, typed, next);
    const isOvertaken = deleted.length > 0 || saves.length < kept.length;
    setLook({ ...noLook, isOvertaken });
    if (isOvertaken) focusEditConflict();
    for (const configuration of chosen.filter(isDraft)) await create(configuration);
  };

  return {
    saved: stored,
    /** The saved configurations, followed by the drafts. */
    configurations,
    isDraft,
    keyOf: drafting.keyOf,
    /** Returns the key of a new draft, or of an existing draft without edits. */
    add(email: string): number {
      const untouched = drafts.find(({ id }) => !latest.current[id]);
      return (untouched ?? drafting.start(email)).id;
    },
    /** Deletes a draft, unless its save is running. */
    drop({ id }: NotificationConfiguration) {
      if (creating.current.has(id)) return;
      drafting.remove(id);
      forget(id);
    },
    changed,
    /** Configurations that were edited here and deleted elsewhere. Their edits stay until the user decides. */
    deleted,
    draft,
    faultsAt,
    edit,
    overtaken,
    elsewhereCount: changed.reduce((sum, one) => sum + overtaken(one).length, 0),
    overwritten,
    overwrittenCount: configurations.reduce((sum, one) => sum + overwritten(one).length, 0),
    isOvertaken: look.isOvertaken,
    adding: adding.isPending,
    /** Saves the edits of a deleted configuration as a new configuration. */
    async addAgain(configuration: NotificationConfiguration) {
      const typed = draft(configuration);
      const fresh = drafting.start('');
      forget(configuration.id);
      edit(fresh, typed);
      if (errorCount(configurationErrors(typed)) > 0)
        setValidated((before) => new Set([...before, fresh.id]));
      else await create(fresh);
    },
    take(configuration: NotificationConfiguration, part: ConfigurationPart) {
      setOwnSaves((before) => withoutPart(before, configuration.id, part));
      edit(
        configuration,
        withParts(draft(configuration), [part], configurationDraftOf(configuration)),
      );
    },
    /** Keeps the user's value, so the next save overwrites the other user's value. */
    keep(configuration: NotificationConfiguration, part: ConfigurationPart) {
      const own = ownSaves[configuration.id];
      if (own && overwritten(configuration).includes(part))
        edit(configuration, withParts(draft(configuration), [part], own.values));
      setOwnSaves((before) => withoutPart(before, configuration.id, part));
      put(withKeptPart(latest.current, configuration, part));
    },
    /** From the first save attempt on, shows validation errors. */
    validate: ({ id }: NotificationConfiguration) => setValidated(new Set([...validated, id])),
    forget,
    wrong: changed.reduce((sum, one) => sum + errorCount(faultsAt(one)), 0),
    // Only the latest edits count, because a save with newer edits aborts the running save.
    saving: look.isUnderway || changed.some((one) => sameValue(underway[one.id], draft(one))),
    isSaved: saving.isSuccess || adding.isSuccess,
    isUncertain,
    error: look.error ? (writeErrorMessage(look.error) ?? null) : outcomeMessage(failed),
    save() {
      const wrong = changed.filter((one) => errorCount(configurationErrors(draft(one))) > 0);
      const right = changed.filter((one) => !wrong.includes(one));
      // Ignored here, because the mutation cache already reports exceptions that aren't failed requests.
      if (right.length + deleted.length > 0) runPress(() => saveAll(right)).catch(() => undefined);
      if (wrong.length > 0)
        focusAfter(
          () => setValidated(new Set([...validated, ...wrong.map(({ id }) => id)])),
          firstInvalidField,
        );
    },
    /** Returns a function that restores the discarded edits, except where newer edits exist. */
    discard() {
      const typed = latest.current;
      const restoreDrafts = drafting.removeAllExcept(creating.current);
      put({});
      setLook(noLook);
      setValidated(new Set());
      setOutcomes({});
      return () => {
        restoreDrafts();
        put({ ...typed, ...latest.current });
      };
    },
    hasChanges: () =>
      changedAmong(latest.current).length +
        deletedConfigurations(latest.current, configurations).length >
      0,
  };
}

export type NotificationForm = ReturnType<typeof useNotificationForm>;
