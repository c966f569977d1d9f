import type { NotificationConfigurationId } from '@placekeeper/contracts/core/id';
import type { NotificationConfiguration } from '@placekeeper/contracts/model/notification';
import { useRef, useState } from 'react';
import { runPress } from '../../data/api/run-mutation.ts';
import {
  apiError,
  isAbort,
  isApiError,
  isKind,
  mayBeDone,
  writeErrorMessage,
  type ApiError,
} from '../../data/http/api-error.ts';
import {
  useAddConfiguration,
  useSaveConfiguration,
} from '../../data/notification-settings/mutations.ts';
import {
  readConfigurationsAgain,
  type NotificationScope,
} from '../../data/notification-settings/queries.ts';
import { firstInvalidField } from '../../lib/browser/first-invalid-field.ts';
import { focusAfter } from '../../lib/browser/focus-after.ts';
import { focusEditConflict } from '../form/focus-edit-conflict.ts';
import { saveError } from '../form/save-error.ts';
import { useReadAfterSave } from '../../data/realtime/use-read-after-save.ts';
import {
  changedConfigurationParts,
  configurationDraftOf,
  draftToSend,
  errorCount,
  configurationErrors,
  configurationInputOf,
  isChanged,
  newConfiguration,
  overtakenParts,
  placed,
  withParts,
  type ConfigurationDraft,
  type ConfigurationErrors,
  type ConfigurationPart,
} from './draft.ts';
import { overwrittenParts, withoutPart, withSave, type OwnSaves } from './own-saves.ts';

type Drafts = Readonly<Record<number, ConfigurationDraft>>;

type ById = Readonly<Record<number, NotificationConfiguration>>;

const sameDraft = (a: ConfigurationDraft | undefined, b: ConfigurationDraft | undefined): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/** The result of the last save of a configuration. */
interface Outcome {
  readonly sent: ConfigurationDraft;
  readonly error: ApiError | null;
}

interface Look {
  readonly isUnderway: boolean;
  /** True if an edit conflict prevented the save of a configuration. */
  readonly isOvertaken: boolean;
  readonly isUncertain: boolean;
  readonly error: ApiError | null;
}

const noLook: Look = { isUnderway: false, isOvertaken: false, isUncertain: false, error: null };

const noErrors: ConfigurationErrors = { emails: {}, others: [] };

/** Each configuration is saved separately; a new configuration is only a draft until its first save. */
export function useNotificationForm(
  location: NotificationScope,
  stored: readonly NotificationConfiguration[],
) {
  const adding = useAddConfiguration(location);
  const [added, setAdded] = useState<readonly NotificationConfiguration[]>([]);
  const [draftCount, setDraftCount] = useState(0);
  /** The draft's id by the id of the saved configuration, so that React keeps its editor mounted. */
  const [origins, setOrigins] = useState<Readonly<Record<number, number>>>({});
  const creating = useRef(new Set<number>());
  const configurations = [...stored, ...added];
  const isDraft = ({ id }: NotificationConfiguration) => added.some((one) => one.id === id);
  const saving = useSaveConfiguration(location);
  const [drafts, setDrafts] = useState<Drafts>({});
  const [validated, setValidated] = useState<ReadonlySet<number>>(new Set());
  const [outcomes, setOutcomes] = useState<Readonly<Record<number, Outcome>>>({});
  const [underway, setUnderway] = useState<Drafts>({});
  /** The saved configurations when the user started editing, by id. */
  const [began, setBegan] = useState<Drafts>({});
  /** The configurations as of the last edit, because another user can delete them. */
  const [edited, setEdited] = useState<ById>({});
  const [look, setLook] = useState<Look>(noLook);
  const [ownSaves, setOwnSaves] = useState<OwnSaves>({});
  const reading = useReadAfterSave();
  /** The values sent last. After a lost response, a saved value equal to them isn't another user's change. */
  const lastSent = useRef<Record<number, ConfigurationDraft>>({});
  // A ref, because the rendered state may miss the last key press.
  const latest = useRef(drafts);
  const put = (next: Drafts) => {
    latest.current = next;
    setDrafts(next);
  };

  /** The user's changes on top of the current saved values. */
  const draft = (configuration: NotificationConfiguration, among = drafts): ConfigurationDraft => {
    const saved = configurationDraftOf(configuration);
    const typed = among[configuration.id];
    if (!typed) return saved;
    const before = began[configuration.id] ?? saved;
    const mine = changedConfigurationParts(before, typed);
    const followed = changedConfigurationParts(before, saved).filter(
      (part) => !mine.includes(part),
    );
    return followed.length === 0 ? typed : withParts(typed, followed, saved);
  };
  const restartFrom = (
    configuration: NotificationConfiguration,
    known: (saved: ConfigurationDraft, before: ConfigurationDraft) => readonly ConfigurationPart[],
  ) => {
    const { id } = configuration;
    const saved = configurationDraftOf(configuration);
    setBegan((all) => {
      const before = all[id] ?? saved;
      return { ...all, [id]: withParts(before, known(saved, before), saved) };
    });
  };
  const edit = (configuration: NotificationConfiguration, next: ConfigurationDraft) => {
    put({ ...latest.current, [configuration.id]: next });
    setEdited((all) => ({ ...all, [configuration.id]: configuration }));
    restartFrom(configuration, (saved, before) => {
      const apart = changedConfigurationParts(next, saved);
      return changedConfigurationParts(before, saved).filter((part) => !apart.includes(part));
    });
  };
  const overtaken = (configuration: NotificationConfiguration): readonly ConfigurationPart[] => {
    const saved = configurationDraftOf(configuration);
    return overtakenParts(began[configuration.id] ?? saved, draft(configuration), saved);
  };
  const overwritten = (configuration: NotificationConfiguration): readonly ConfigurationPart[] =>
    overwrittenParts(
      ownSaves[configuration.id],
      configurationDraftOf(configuration),
      draft(configuration),
    );
  const changedAmong = (among: Drafts) =>
    configurations.filter((one) => isDraft(one) || isChanged(draft(one, among), one));
  const deletedAmong = (among: Drafts) =>
    Object.values(edited).filter(
      (one) =>
        among[one.id] &&
        isChanged(draft(one, among), one) &&
        configurations.every(({ id }) => id !== one.id),
    );
  const changed = changedAmong(drafts);
  const failed = changed.flatMap(({ id }) => outcomes[id] ?? []);
  const isUncertain =
    look.isUncertain || [look, ...failed].some(({ error }) => error !== null && mayBeDone(error));
  const deleted = deletedAmong(drafts);

  const faultsAt = (configuration: NotificationConfiguration): ConfigurationErrors => {
    const now = draft(configuration);
    const { sent, error } = outcomes[configuration.id] ?? {};
    const refused =
      sameDraft(sent, now) && isKind(error, 'validation') ? placed(now, error.fields) : noErrors;
    const own = validated.has(configuration.id) ? configurationErrors(now) : noErrors;
    return errorCount(own) > 0 ? own : refused;
  };

  const send = async (
    configuration: NotificationConfiguration,
    typed: ConfigurationDraft,
    sent: ConfigurationDraft,
  ) => {
    const { id } = configuration;
    const kept = latest.current[id];
    lastSent.current[id] = sent;
    setUnderway((before) => ({ ...before, [id]: typed }));
    let error: ApiError | null = null;
    try {
      const answer = await saving.mutateAsync({
        id,
        configuration: configurationInputOf(sent, configuration),
      });
      delete lastSent.current[id];
      // Reads the configurations again later, because no event announces another user's save.
      if (answer.configuration) {
        const parts = changedConfigurationParts(configurationDraftOf(configuration), sent);
        const values = configurationDraftOf(answer.configuration);
        setOwnSaves((before) => withSave(before, id, { values, parts }));
        reading.start(() => readConfigurationsAgain(location));
      }
      if (latest.current[id] === kept) forget(id);
    } catch (failure) {
      // A newer save has aborted this save.
      if (isAbort(failure)) return;
      // Any other exception is a bug.
      if (!isApiError(failure)) throw failure;
      error = failure;
    }
    // Someone has deleted the configuration since it was read.
    if (isKind(error, 'not-found')) await readConfigurationsAgain(location).catch(() => undefined);
    setUnderway((before) => (before[id] === typed ? without(before, id) : before));
    focusAfter(
      () => setOutcomes((before) => ({ ...before, [id]: { sent: typed, error } })),
      () => (isKind(error, 'validation') ? firstInvalidField() : null),
    );
  };

  const forget = (id: NotificationConfigurationId) => {
    put(without(latest.current, id));
    setBegan((before) => without(before, id));
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
        const typed = latest.current[one.id] ?? configurationDraftOf(one);
        setOrigins((before) => ({ ...before, [id]: one.id }));
        setAdded((before) => before.filter((other) => other.id !== one.id));
        setValidated((before) => new Set([...before, ...(before.has(one.id) ? [id] : [])]));
        put({ ...without(latest.current, one.id), [id]: typed });
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
    let isOvertaken = deleted.length > 0;
    for (const configuration of chosen.filter((one) => !isDraft(one))) {
      const there = held.find(({ id }) => id === configuration.id);
      if (!there) {
        isOvertaken = true;
        continue;
      }
      const typed = draft(configuration);
      const next = draftToSend({
        began: began[configuration.id] ?? configurationDraftOf(configuration),
        shown: configurationDraftOf(configuration),
        typed,
        now: configurationDraftOf(there),
        sent: lastSent.current[configuration.id],
      });
      if (next) void send(there, typed, next);
      else isOvertaken = true;
    }
    setLook({ ...noLook, isOvertaken });
    if (isOvertaken) focusEditConflict();
    for (const configuration of chosen.filter(isDraft)) await create(configuration);
  };

  return {
    saved: stored,
    /** The saved configurations, followed by the drafts. */
    configurations,
    isDraft,
    keyOf: ({ id }: NotificationConfiguration) => origins[id] ?? id,
    /** Returns the key of a new draft, or of an existing draft without edits. */
    add(email: string): number {
      const untouched = added.find(({ id }) => !latest.current[id]);
      if (untouched) return untouched.id;
      const fresh = newConfiguration(draftCount + 1, location, email);
      setDraftCount(draftCount + 1);
      setAdded([...added, fresh]);
      return fresh.id;
    },
    /** Deletes a draft, unless its save is running. */
    drop({ id }: NotificationConfiguration) {
      if (creating.current.has(id)) return;
      setAdded(added.filter((one) => one.id !== id));
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
      const fresh = newConfiguration(draftCount + 1, location, '');
      setDraftCount(draftCount + 1);
      setAdded([...added, fresh]);
      forget(configuration.id);
      put({ ...latest.current, [fresh.id]: typed });
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
      restartFrom(configuration, () => [part]);
    },
    /** From the first save attempt on, shows validation errors. */
    validate: ({ id }: NotificationConfiguration) => setValidated(new Set([...validated, id])),
    forget,
    wrong: changed.reduce((sum, one) => sum + errorCount(faultsAt(one)), 0),
    // Only the latest edits count, because a save with newer edits aborts the running save.
    saving: look.isUnderway || changed.some((one) => sameDraft(underway[one.id], draft(one))),
    isSaved: saving.isSuccess || adding.isSuccess,
    isUncertain,
    error: look.error ? (writeErrorMessage(look.error) ?? null) : errorOf(failed),
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
      const before = began;
      const drafted = added;
      setAdded(drafted.filter(({ id }) => creating.current.has(id)));
      put({});
      setBegan({});
      setLook(noLook);
      setValidated(new Set());
      setOutcomes({});
      return () => {
        setAdded((now) => [...now, ...drafted.filter((one) => !now.includes(one))]);
        put({ ...typed, ...latest.current });
        setBegan((now) => ({ ...before, ...now }));
      };
    },
    hasChanges: () => changedAmong(latest.current).length + deletedAmong(latest.current).length > 0,
  };
}

export type NotificationForm = ReturnType<typeof useNotificationForm>;

const without = (drafts: Drafts, id: number): Drafts =>
  Object.fromEntries(Object.entries(drafts).filter(([key]) => key !== String(id)));

function errorOf(outcomes: readonly Outcome[]): string | null {
  const sentences = outcomes.flatMap(({ error, sent }) => {
    if (!error) return [];
    const refused = isKind(error, 'validation') ? placed(sent, error.fields) : noErrors;
    return saveError(error, { ...refused, placed: errorCount(refused) > 0 }) ?? [];
  });
  return [...new Set(sentences)].join(' ') || null;
}
