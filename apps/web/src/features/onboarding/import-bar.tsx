import type { GoogleLocation } from '@placekeeper/contracts/model/google-location';
import { Button } from '@placekeeper/ui/button';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { currentUserQueries } from '../../data/current-user.ts';
import { usePrefetched } from '../../data/prefetch.ts';
import { formatCount } from '../../lib/format.ts';
import { stepPath, type FetchAddress } from './flow-address.ts';
import { chosenAmong, type Selection } from './selection.ts';
import { writeSelection } from './selection-storage.ts';
import { slotPlan, type SlotPlan } from './slot-plan.ts';
import { StartFailure } from './start-failure.tsx';
import { useStartImport } from './use-start-import.ts';

interface ImportBarProps {
  readonly address: FetchAddress;
  readonly profiles: readonly GoogleLocation[];
  readonly selection: Selection;
}

/** Where the choice leads. With slots for all of it, the subscription has nothing to ask (ONB-5). */
export function ImportBar({ address, profiles, selection }: ImportBarProps) {
  const { data: meta } = usePrefetched(currentUserQueries.subscriptionMeta());
  const { start, starting, failure } = useStartImport(address);
  const [asked, setAsked] = useState(false);
  const navigate = useNavigate();
  const count = chosenAmong(selection, profiles).length;
  const plan = meta && slotPlan(meta, count);

  const goOn = () => {
    if (count === 0) return setAsked(true);
    // What the platform suggested is now chosen.
    writeSelection(address.operation, selection);
    if (plan?.unmanaged === 0) return start(selection, profiles);
    void navigate(stepPath('onboarding.start-subscription', address));
  };

  return (
    <div
      className="sticky bottom-0 z-10 -mx-gutter mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-surface px-gutter py-3 md:mx-0 md:rounded-t-8 md:border-x md:px-3"
      data-save-bar=""
    >
      <StartFailure address={address} className="w-full" failure={failure} />
      <p className="min-w-0 flex-[1_1_12rem] text-text-2">
        {count === 0 && asked ? (
          <span className="text-removed" role="alert">
            Select at least one profile.
          </span>
        ) : (
          plan && slotLine(plan, count)
        )}
      </p>
      <Button
        className="max-sm:w-full"
        loading={starting}
        size="lg"
        variant="primary"
        onClick={goOn}
      >
        {count === 0 ? 'Import profiles' : `Import ${formatCount(count, 'profile')}`}
      </Button>
    </div>
  );
}

function slotLine({ free, slots, unmanaged }: SlotPlan, count: number): string {
  if (slots === 0) return 'Profile management needs a subscription; importing does not.';
  if (count === 0) return `Your subscription has ${formatCount(free, 'free slot')}.`;
  if (unmanaged === 0)
    return `Your subscription covers all of them: ${formatCount(free, 'slot is', 'slots are')} free.`;
  return `${formatCount(unmanaged, 'profile')} more than your ${formatCount(free, 'free slot')}.`;
}
