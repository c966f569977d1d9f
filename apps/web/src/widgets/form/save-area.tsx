import { Banner } from '@placekeeper/ui/banner';
import { usePreload } from '@placekeeper/ui/hooks/use-preload';
import { cn } from '@placekeeper/ui/lib/cn';
import { lazyPart } from '@placekeeper/ui/lib/lazy-part';
import { lowerFirst } from '@placekeeper/ui/lib/lower-first';
import { SaveBar } from '@placekeeper/ui/save-bar';
import { VisuallyHidden } from '@placekeeper/ui/visually-hidden';
import { Suspense, use, useState, useCallback, useId, useRef } from 'react';
import { loadSpelling } from '../../data/api/observed-shape.ts';
import { noConnection } from '../../data/http/api-error.ts';
import { useOnline } from '../../data/http/online.ts';
import { codeInTime } from '../../lib/browser/code-in-time.ts';
import { firstInvalidField } from '../../lib/browser/first-invalid-field.ts';
import { formatCount, formatList } from '../../lib/text/format.ts';
import { OfflineText } from '../page/offline-text.tsx';
import { focusEditConflict } from './focus-edit-conflict.ts';
import { LeaveGuard } from './leave-guard.tsx';
import { SaveBlocked } from './save-blocked.ts';

interface UndoableDiscard {
  readonly discard: () => void;
  readonly lifetime: () => () => void;
}

const offers = () => import('./offer-undo.ts');
const loadSavedMark = () => import('./saved-mark.tsx');
const loadOverwrittenNotice = () => import('./overwritten-notice.tsx');

/** Loads code before a save or a discard needs it, because the connection may be lost by then. */
function prepareSave(): void {
  void Promise.allSettled([offers(), loadSavedMark(), loadOverwrittenNotice(), loadSpelling()]);
}

/** Discards at once, and offers to undo the discard if the code of the offer loads in time. */
function useUndoableDiscard(discard: () => (() => void) | void): UndoableDiscard {
  const id = useId();
  const offered = useRef(false);
  return {
    discard() {
      const undo = discard();
      if (!undo) return;
      offered.current = true;
      void codeInTime(offers).then((code) => code?.offerUndo(id, undo));
    },
    lifetime: useCallback(
      () => () => {
        if (offered.current) void codeInTime(offers).then((code) => code?.withdrawUndo(id));
      },
      [id],
    ),
  };
}

interface SaveAreaProps {
  /** The labels of the changed fields; empty without changes. */
  readonly changed: readonly string[];
  readonly wrong: number;
  /** The number of fields with an edit conflict. */
  readonly elsewhere?: number;
  /** The number of edited notifications that another user or window deleted. */
  readonly deletedElsewhere?: number;
  /** True if edit conflicts blocked the last save. */
  readonly isOvertaken?: boolean;
  /** The number of fields whose saved value was replaced after the save. */
  readonly overwrittenCount?: number;
  /** The labels of the fields that the last save saved before it failed. */
  readonly savedPart?: readonly string[];
  /** The labels of the fields that the platform left unchanged although it accepted the save. */
  readonly notKept?: readonly string[];
  readonly saving: boolean;
  readonly isSaved: boolean;
  /** True if it is unknown whether the last save succeeded. */
  readonly isUncertain?: boolean;
  /** The errors of the last save that belong to no field. */
  readonly error: string | null;
  readonly save: () => void;
  /** Returns a function that restores the changes, if that is possible. */
  readonly discard: () => (() => void) | void;
  /** Called when the user leaves, because the rendered state may miss the last key press. */
  readonly hasChanges: () => boolean;
}

/** The save bar with unsaved changes, errors and conflicts. It must be the last element of its screen. */
export function SaveArea(props: SaveAreaProps) {
  const {
    changed,
    wrong,
    elsewhere = 0,
    deletedElsewhere = 0,
    isOvertaken = false,
    overwrittenCount = 0,
    savedPart = [],
    notKept = [],
    saving,
    isSaved,
    isUncertain = false,
    error,
    save,
    hasChanges,
  } = props;
  const dirty = changed.length > 0;
  const conflicts = conflictText(elsewhere, deletedElsewhere);
  const online = useOnline();
  const blocked = use(SaveBlocked);
  const ownError = useVisibleError(error, online);
  // The reason that blocks all saves also explains the failed one.
  const visibleError = blocked === null ? ownError : null;
  const { discard, lifetime } = useUndoableDiscard(props.discard);
  usePreload(prepareSave, dirty);

  return (
    <>
      <VisuallyHidden role="status">{isSaved && !dirty && 'Saved'}</VisuallyHidden>
      <div
        ref={lifetime}
        data-save-area
        className={cn(
          'sticky bottom-0 short:static z-20 -mx-gutter mt-auto print:hidden',
          dirty && '-mb-12',
        )}
      >
        <Suspense>
          {overwrittenCount > 0 ? (
            <OverwrittenNotice count={overwrittenCount} />
          ) : (
            isSaved && !dirty && <SavedMark />
          )}
        </Suspense>
        {dirty && !online && (
          <OfflineText
            // Hidden from screen readers, because the page's own notice announces the lost connection.
            aria-hidden
            data-offline-words
            className="mx-auto mb-3 w-fit max-w-[calc(100%-2*var(--spacing-gutter))]"
          />
        )}
        {dirty && (visibleError !== null || savedPart.length > 0) && (
          <Banner
            role="alert"
            tone="danger"
            title={titleOf(savedPart, isUncertain)}
            className="mx-gutter mb-3 max-w-202 shadow-pop"
          >
            {savedPart.length > 0 &&
              `Saved: ${namesOf(savedPart)}. ${isUncertain ? 'Not confirmed' : 'Not saved'}: ${namesOf(changed)}. `}
            {visibleError}
          </Banner>
        )}
        {dirty && notKept.length > 0 && (
          <Banner
            role="alert"
            tone="danger"
            title="Couldn’t save"
            className="mx-gutter mb-3 max-w-202 shadow-pop"
          >
            Placekeeper reported no error, but {namesOf(notKept)} didn’t change. Your edits are
            still here.
          </Banner>
        )}
        <SaveBar
          dirty={dirty}
          fields={changed}
          saving={saving}
          error={
            dirty && wrong > 0
              ? `${formatCount(wrong, 'field needs', 'fields need')} your attention`
              : isOvertaken && conflicts
                ? `Not saved. ${conflicts}`
                : undefined
          }
          onShowError={() => (wrong > 0 ? firstInvalidField()?.focus() : focusEditConflict())}
          warning={conflicts}
          blocked={blocked ?? undefined}
          onShowWarning={() => focusEditConflict()}
          onSave={save}
          onDiscard={discard}
        />
      </div>
      <LeaveGuard
        names={changed}
        hasChanges={hasChanges}
        saving={saving}
        onLeave={() => void props.discard()}
      />
    </>
  );
}

function titleOf(savedPart: readonly string[], isUncertain: boolean): string {
  if (savedPart.length > 0) return 'Partly saved';
  return isUncertain ? 'Your changes may not be saved' : 'Couldn’t save';
}

function conflictText(changed: number, deleted: number): string | undefined {
  const sentences = [
    changed > 0 &&
      `${formatCount(changed, 'field you edited was', 'fields you edited were')} also changed elsewhere. Choose ${changed === 1 ? 'which value' : 'which values'} to keep.`,
    deleted > 0 &&
      `${formatCount(deleted, 'notification you edited was', 'notifications you edited were')} deleted elsewhere. Choose what to do with ${deleted === 1 ? 'it' : 'them'}.`,
  ];
  return sentences.filter(Boolean).join(' ') || undefined;
}

const namesOf = (names: readonly string[]): string => formatList(names.map(lowerFirst));

/** Once the connection is back, replaces the sentence about the lost connection. */
function useVisibleError(error: string | null, online: boolean): string | null {
  const isCut = error?.includes(noConnection) ?? false;
  const [wasOffline, setWasOffline] = useState(false);
  if (wasOffline !== (isCut && (wasOffline || !online))) setWasOffline(isCut && !online);
  return wasOffline && online && isCut && error
    ? error.replace(noConnection, 'You’re back online. Save your changes.')
    : error;
}

const OverwrittenNotice = lazyPart(async () => (await loadOverwrittenNotice()).OverwrittenNotice);

const SavedMark = lazyPart(async () => (await loadSavedMark()).SavedMark);
