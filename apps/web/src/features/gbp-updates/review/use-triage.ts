import type { GoogleUpdateId } from '@placekeeper/contracts/core/id';
import type { GoogleUpdate } from '@placekeeper/contracts/model/google-update';
import { updateCan, type UpdateAction } from '@placekeeper/contracts/rules/update-can';
import type { useFocusRequest } from '@placekeeper/ui/hooks/use-focus-request';
import { resolutions } from '../../../data/updates/decide-update.ts';
import type { ReviewPage } from '../../../data/updates/review-page.ts';
import { currentDecisions, type Decisions } from '../../../data/updates/update-decisions.ts';
import { formatCount } from '../../../lib/text/format.ts';
import { showToast } from '../../../widgets/toast/show-toast.ts';
import { nextUnresolved } from './next-update.ts';
import type { ActiveUpdate } from './use-active-update.ts';
import type { UpdateSelection } from './use-update-selection.ts';

interface TriageProps {
  readonly archive: boolean;
  readonly page: ReviewPage;
  readonly shown: readonly GoogleUpdate[];
  readonly selected: GoogleUpdate | undefined;
  readonly ticked: readonly GoogleUpdate[];
  readonly ticks: UpdateSelection;
  readonly choice: ActiveUpdate;
  readonly focus: ReturnType<typeof useFocusRequest>;
  readonly toHeading: () => void;
  /** Whether the list is still on the screen. */
  readonly isShown: () => boolean;
  readonly decide: Decisions['decide'];
}

export function useTriage(props: TriageProps) {
  const { archive, page, shown, selected, ticked, ticks, choice, focus, toHeading, isShown } =
    props;
  const { decide } = props;

  const waits = () => {
    const decided = currentDecisions();
    return ({ id }: GoogleUpdate) => !decided.has(id) && !page.gone.includes(id);
  };

  const goTo = (id: GoogleUpdateId | undefined, { replace }: { replace: boolean }) => {
    choice.choose(id, { replace });
    if (id) focus.request('update');
    else toHeading();
  };

  /** Selects the update of an undone decision, unless the user has left the list. */
  const takenBack = ([first]: readonly GoogleUpdateId[]) => {
    if (isShown()) goTo(first, { replace: true });
  };

  const refuse = (action: UpdateAction, reason: string | null) =>
    void showToast('warning', `This update can’t be ${resolutions[action]}`, {
      id: 'refused-decision',
      ...(reason && { description: reason }),
    });

  /** Updates that don't allow the action stay ticked. */
  const decideTicked = (action: UpdateAction) => {
    const from = selected?.id;
    const possible = ticked.filter((update) => updateCan(action, update).allowed);
    const stay = ticked.filter((update) => !possible.includes(update));
    const [first] = stay;
    if (possible.length === 0)
      return refuse(action, first ? updateCan(action, first).reason : null);
    const going = new Set(possible.map(({ id }) => id));
    const waiting = waits();
    // Ticks the failed updates again, so that the user can retry them together.
    decide(action, possible, takenBack, (failed) => {
      if (isShown()) ticks.select(failed, true);
    });
    ticks.select([...going], false);
    if (first) {
      void showToast(
        'warning',
        `${formatCount(stay.length, 'update')} can’t be ${resolutions[action]}`,
        {
          description: updateCan(action, first).reason ?? undefined,
        },
      );
    }
    const stays = from !== undefined && !going.has(from);
    const next = nextUnresolved(page.items, (one) => waiting(one) && !going.has(one.id), from);
    goTo(stays ? from : next?.id, { replace: true });
    return undefined;
  };

  const decideOne = (action: UpdateAction, update: GoogleUpdate) => {
    const next = nextUnresolved(page.items, waits(), update.id);
    decide(action, [update], takenBack);
    goTo(next?.id, { replace: true });
  };

  return {
    decideOne,
    decideTicked,
    /** For a shortcut: applies to the ticked updates, or to the selected update if none are ticked. */
    act: (action: UpdateAction) => {
      if (ticked.length > 0) return decideTicked(action);
      if (!selected || !waits()(selected)) return undefined;
      const { allowed, reason } = updateCan(action, selected);
      return allowed ? decideOne(action, selected) : refuse(action, reason);
    },
    move: (step: 1 | -1) => {
      const rows = shown.filter((update) => archive || !currentDecisions().has(update.id));
      const next = rows[rows.findIndex(({ id }) => id === selected?.id) + step];
      if (next) goTo(next.id, { replace: choice.id !== undefined });
    },
    tick: (range: boolean) => {
      if (!selected) return;
      const { id } = selected;
      const rows = shown.filter(waits()).map((update) => update.id);
      if (rows.includes(id)) ticks.touch(id, range || !ticks.has(id), rows, range);
    },
  };
}

export type Triage = ReturnType<typeof useTriage>;
