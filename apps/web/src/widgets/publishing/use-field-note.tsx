import { useNow } from '@placekeeper/ui/hooks/use-now';
import { lazyPart } from '@placekeeper/ui/lib/lazy-part';
import { formatSince } from '../../lib/text/format.ts';
import { Spinner } from '@placekeeper/ui/spinner';
import { CircleAlert, CircleCheck, Clock } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import type { FieldState } from './field-states.ts';

const RetryEdit = lazyPart(async () => (await import('./retry/retry-edit.tsx')).RetryEdit);
const RetryService = lazyPart(async () => (await import('./retry/retry-service.tsx')).RetryService);

/**
 * The publishing state of a field, followed by the hint; undefined without both. "Published" appears only after a
 * visible publishing state, and fades.
 */
export function useFieldNote(
  state: FieldState | undefined,
  hint?: ReactNode,
  isDirty = false,
): ReactNode {
  const [seen, setSeen] = useState(state?.kind);
  const [published, setPublished] = useState(false);
  if (seen !== state?.kind) {
    setSeen(state?.kind);
    setPublished(seen !== undefined && seen !== 'failed' && state === undefined);
  }
  const note = published ? (
    <Published isDirty={isDirty} onGone={() => setPublished(false)} />
  ) : (
    state && state.kind !== 'unknown' && <Note state={state} isDirty={isDirty} />
  );
  if (!note) return hint;
  return (
    <>
      {note}
      {hint && <span className="mt-1 block">{hint}</span>}
    </>
  );
}

const line = 'flex items-start gap-1.5';

interface NoteProps {
  readonly state: Exclude<FieldState, { kind: 'unknown' }>;
  readonly isDirty: boolean;
}

function Note({ state, isDirty }: NoteProps) {
  if (state.kind === 'publishing') {
    return (
      <span className={line}>
        <Spinner className="[&_.lucide]:size-3.5 mt-px" />
        <span>
          {isDirty ? 'Publishing the saved value' : 'Publishing'}
          {state.since && (
            <>
              {' since '}
              <SinceTime iso={state.since} />
            </>
          )}
        </span>
      </span>
    );
  }
  if (state.kind === 'waiting') {
    return (
      <span className={line}>
        <Clock aria-hidden className="mt-px size-3.5" />
        {isDirty
          ? 'The saved value publishes when you reconnect the Google account.'
          : 'Saved. Publishes when you reconnect the Google account.'}
      </span>
    );
  }
  return (
    <span className={`${line} text-removed`}>
      <CircleAlert aria-hidden className="mt-px size-3.5" />
      <span>
        {isDirty ? 'Couldn’t publish the saved value.' : 'Couldn’t publish.'}{' '}
        {state.reasons.join(' ')}
        {state.retry && !isDirty && (
          <span className="block">
            <Suspense>
              {state.retry.fields.includes('serviceItems') ? (
                <RetryService location={state.retry.location.id} />
              ) : (
                <RetryEdit {...state.retry} />
              )}
            </Suspense>
          </span>
        )}
      </span>
    </span>
  );
}

interface PublishedProps {
  readonly isDirty: boolean;
  readonly onGone: () => void;
}

function Published({ isDirty, onGone }: PublishedProps) {
  return (
    <span
      className={`${line} animate-[appear_800ms_linear_4s_reverse_forwards] text-added`}
      onAnimationEnd={onGone}
    >
      <CircleCheck aria-hidden className="mt-px size-3.5" />
      {isDirty ? 'Saved value published' : 'Published'}
    </span>
  );
}

function SinceTime({ iso }: { readonly iso: string }) {
  return <time dateTime={iso}>{formatSince(iso, useNow())}</time>;
}

/** The publishing state for a section with several fields. */
export function StateNote({ state }: { readonly state: FieldState | undefined }) {
  const note = useFieldNote(state);
  return note && <p className="text-12 text-text-3">{note}</p>;
}
