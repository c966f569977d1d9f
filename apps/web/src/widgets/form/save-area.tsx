import { Banner } from '@placekeeper/ui/banner';
import { cn } from '@placekeeper/ui/lib/cn';
import { lazyPart } from '@placekeeper/ui/lib/lazy-part';
import { lowerFirst } from '@placekeeper/ui/lib/lower-first';
import { SaveBar } from '@placekeeper/ui/save-bar';
import { VisuallyHidden } from '@placekeeper/ui/visually-hidden';
import { Suspense, useState, useCallback, useId, useRef } from 'react';
import { noConnection } from '../../data/http/api-error.ts';
import { useOnline } from '../../data/http/online.ts';
import { firstInvalidField } from '../../lib/browser/first-invalid-field.ts';
import { formatCount, formatList } from '../../lib/text/format.ts';
import { OfflineText } from '../page/offline-text.tsx';
import { firstEditConflict } from './first-edit-conflict.ts';
import { LeaveGuard } from './leave-guard.tsx';

interface UndoableDiscard {
  readonly discard: () => void;
  /** For an element that lives as long as the form: without it there is nothing to put back into. */
  readonly lifetime: () => () => void;
}

const offers = () => import('./offer-undo.ts');

/** What it takes is loaded by the few who discard. */
function useUndoableDiscard(discard: () => (() => void) | void): UndoableDiscard {
  const id = useId();
  const offered = useRef(false);
  return {
    discard() {
      const undo = discard();
      if (!undo) return;
      offered.current = true;
      void offers().then(({ offerUndo }) => offerUndo(id, undo));
    },
    lifetime: useCallback(
      () => () => {
        if (offered.current) void offers().then(({ withdrawUndo }) => withdrawUndo(id));
      },
      [id],
    ),
  };
}

interface SaveAreaProps {
  /** What was changed, by the names on the screen; empty where nothing was. */
  readonly changed: readonly string[];
  /** Fields that keep the rest from being saved. */
  readonly wrong: number;
  /** Fields that were changed elsewhere since they were changed here. */
  readonly elsewhere?: number;
  /** The last save was not carried out because of them. */
  readonly isOvertaken?: boolean;
  /** What the last save has saved although it failed, by the names on the screen. */
  readonly savedPart?: readonly string[];
  /** What the platform holds as before, although it refused nothing. */
  readonly notKept?: readonly string[];
  readonly saving: boolean;
  readonly isSaved: boolean;
  /** What went wrong with the last save and belongs to no field. */
  readonly error: string | null;
  readonly save: () => void;
  /** Answers with the way back, where there is one. */
  readonly discard: () => (() => void) | void;
  /** Called on leaving, because the rendered value may lag one key press behind. */
  readonly hasChanges: () => boolean;
}

/** What is not saved yet, what keeps it from being saved, and the way out of either. The last thing on its screen. */
export function SaveArea(props: SaveAreaProps) {
  const {
    changed,
    wrong,
    elsewhere = 0,
    isOvertaken = false,
    savedPart = [],
    notKept = [],
    saving,
    isSaved,
    error,
    save,
    hasChanges,
  } = props;
  const dirty = changed.length > 0;
  const online = useOnline();
  const told = useTold(error, online);
  const { discard, lifetime } = useUndoableDiscard(props.discard);

  return (
    <>
      <VisuallyHidden role="status">{isSaved && !dirty && 'Saved'}</VisuallyHidden>
      <div
        ref={lifetime}
        className={cn(
          'sticky bottom-0 short:static z-20 -mx-gutter print:hidden',
          dirty && '-mb-12',
        )}
      >
        <Suspense>{isSaved && !dirty && <SavedMark />}</Suspense>
        {dirty && !online && (
          <OfflineText
            // The page's notice is the one that is spoken.
            aria-hidden
            data-offline-words
            className="mx-auto mb-3 w-fit max-w-[calc(100%-2*var(--spacing-gutter))]"
          />
        )}
        {dirty && (told !== null || savedPart.length > 0) && (
          <Banner
            role="alert"
            tone="danger"
            title={savedPart.length > 0 ? 'Saved in part.' : 'Not saved.'}
            className="mx-gutter mb-3 max-w-202 shadow-pop"
          >
            {savedPart.length > 0 &&
              `Saved: ${namesOf(savedPart)}. Not saved: ${namesOf(changed)}. `}
            {told}
          </Banner>
        )}
        {dirty && notKept.length > 0 && (
          <Banner
            role="alert"
            tone="danger"
            title="Not kept."
            className="mx-gutter mb-3 max-w-202 shadow-pop"
          >
            The platform reported no error, but still has the old value of: {namesOf(notKept)}. What
            you typed is still here.
          </Banner>
        )}
        {dirty && isOvertaken && elsewhere > 0 && (
          <Banner
            role="alert"
            tone="pending"
            title="Not saved yet."
            className="mx-gutter mb-3 max-w-202 shadow-pop"
          >
            What you changed was changed elsewhere too. Keep yours or use theirs, then save again.
          </Banner>
        )}
        <SaveBar
          className="min-[85rem]:rounded-t-8 min-[85rem]:border-x"
          dirty={dirty}
          fields={changed}
          saving={saving}
          error={
            dirty && wrong > 0
              ? `${formatCount(wrong, 'field needs', 'fields need')} your attention`
              : undefined
          }
          onShowError={() => firstInvalidField()?.focus()}
          warning={
            elsewhere > 0
              ? `${formatCount(elsewhere, 'field was changed elsewhere', 'fields were changed elsewhere')}. Saving replaces what was saved there.`
              : undefined
          }
          onShowWarning={() => firstEditConflict()?.focus()}
          onSave={save}
          onDiscard={discard}
        />
      </div>
      <LeaveGuard names={changed} hasChanges={hasChanges} onLeave={() => void props.discard()} />
    </>
  );
}

const namesOf = (names: readonly string[]): string => formatList(names.map(lowerFirst));

/** ERR-4: that there is no connection is true only until there is one. */
function useTold(error: string | null, online: boolean): string | null {
  const isCut = error?.includes(noConnection) ?? false;
  const [wasOffline, setWasOffline] = useState(false);
  if (wasOffline !== (isCut && (wasOffline || !online))) setWasOffline(isCut && !online);
  return wasOffline && online && isCut && error
    ? error.replace(noConnection, 'You are back online. Save again.')
    : error;
}

const SavedMark = lazyPart(async () => (await import('./saved-mark.tsx')).SavedMark);
