import type { NotificationConfigurationId } from '@placekeeper/contracts/core/id';
import type { NotificationConfiguration } from '@placekeeper/contracts/model/notification';
import { useRef, useState } from 'react';
import { isSessionOver, isAbort, isApiError, isKind, type ApiError } from '../../data/api-error.ts';
import { useSaveConfiguration, type NotificationScope } from '../../data/notification-settings.ts';
import { firstWrong } from '../../lib/first-wrong.ts';
import { focusAfter } from '../../lib/focus-after.ts';
import {
  draftOf,
  faultCount,
  faultsOf,
  inputOf,
  isChanged,
  placed,
  type Draft,
  type Faults,
} from './draft.ts';

type Drafts = Readonly<Record<number, Draft>>;

/** What became of the last save of one configuration. */
interface Outcome {
  readonly sent: Draft;
  readonly error: ApiError | null;
}

const noFaults: Faults = { emails: {}, others: [] };

/** NOTIF-2: the configurations of an account or of a location while they are edited, and saved one by one. */
export function useNotificationForm(
  location: NotificationScope,
  configurations: readonly NotificationConfiguration[],
) {
  const saving = useSaveConfiguration(location);
  const [drafts, setDrafts] = useState<Drafts>({});
  const [judged, setJudged] = useState<ReadonlySet<number>>(new Set());
  const [outcomes, setOutcomes] = useState<Readonly<Record<number, Outcome>>>({});
  const [underway, setUnderway] = useState<Drafts>({});
  // Asked at moments when what was rendered may be a key behind.
  const latest = useRef(drafts);
  const put = (next: Drafts) => {
    latest.current = next;
    setDrafts(next);
  };

  const draft = (configuration: NotificationConfiguration, among = drafts): Draft =>
    among[configuration.id] ?? draftOf(configuration);
  const changedAmong = (among: Drafts) =>
    configurations.filter((one) => isChanged(draft(one, among), one));
  const changed = changedAmong(drafts);

  const faultsAt = (configuration: NotificationConfiguration): Faults => {
    const now = draft(configuration);
    const { sent, error } = outcomes[configuration.id] ?? {};
    const refused =
      sent === now && isKind(error, 'validation') ? placed(now, error.fields) : noFaults;
    const own = judged.has(configuration.id) ? faultsOf(now) : noFaults;
    return faultCount(own) > 0 ? own : refused;
  };

  const send = async (configuration: NotificationConfiguration) => {
    const { id } = configuration;
    const sent = draft(configuration);
    setUnderway((before) => ({ ...before, [id]: sent }));
    let error: ApiError | null = null;
    try {
      await saving.mutateAsync({ id, configuration: inputOf(sent, configuration) });
      if (latest.current[id] === sent) put(without(latest.current, id));
    } catch (failure) {
      // A newer save has taken its place.
      if (isAbort(failure)) return;
      // What a call throws besides is no failure of a call.
      if (!isApiError(failure)) throw failure;
      error = failure;
    }
    setUnderway((before) => (before[id] === sent ? without(before, id) : before));
    focusAfter(
      () => setOutcomes((before) => ({ ...before, [id]: { sent, error } })),
      () => (isKind(error, 'validation') ? firstWrong() : null),
    );
  };

  return {
    configurations,
    changed,
    draft,
    faultsAt,
    edit: ({ id }: NotificationConfiguration, next: Draft) =>
      put({ ...latest.current, [id]: next }),
    /** From now on its faults are told, as they are for every one that somebody tried to save. */
    judge: ({ id }: NotificationConfiguration) => setJudged(new Set([...judged, id])),
    forget: (id: NotificationConfigurationId) => put(without(latest.current, id)),
    wrong: changed.reduce((sum, one) => sum + faultCount(faultsAt(one)), 0),
    // Whoever has changed it since may save again at once: the older save is aborted.
    saving: changed.some((one) => underway[one.id] === draft(one)),
    isSaved: saving.isSuccess,
    problem: problemOf(changed.map((one) => outcomes[one.id] ?? null)),
    save() {
      const wrong = changed.filter((one) => faultCount(faultsOf(draft(one))) > 0);
      for (const one of changed) if (!wrong.includes(one)) void send(one);
      if (wrong.length > 0)
        focusAfter(() => setJudged(new Set([...judged, ...wrong.map(({ id }) => id)])), firstWrong);
    },
    /** Answers with the way back, which leaves alone what is typed meanwhile. */
    discard() {
      const typed = latest.current;
      put({});
      setJudged(new Set());
      setOutcomes({});
      return () => put({ ...typed, ...latest.current });
    },
    hasChanges: () => changedAmong(latest.current).length > 0,
  };
}

export type NotificationForm = ReturnType<typeof useNotificationForm>;

const without = (drafts: Drafts, id: number): Drafts =>
  Object.fromEntries(Object.entries(drafts).filter(([key]) => key !== String(id)));

/** ERR-4: what stands at its field is not said twice, and the end of a session has a dialog of its own. */
function problemOf(outcomes: readonly (Outcome | null)[]): string | null {
  const sentences = outcomes.flatMap((outcome) => {
    if (!outcome?.error || isSessionOver(outcome.error)) return [];
    return outcome.error.kind === 'validation'
      ? placed(outcome.sent, outcome.error.fields).others
      : [outcome.error.message];
  });
  return [...new Set(sentences)].join(' ') || null;
}
