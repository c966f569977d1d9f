import type { GoogleLocation } from '@placekeeper/contracts/model/google-location';
import { Button } from '@placekeeper/ui/button';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { currentUserQueries } from '../../../data/current-user/queries.ts';
import { usePrefetched } from '../../../data/api/prefetch.ts';
import { formatCount } from '../../../lib/text/format.ts';
import { stepPath, type FetchAddress } from '../flow/flow-url.ts';
import { limitLine } from './import-limit.ts';
import { slotCoverage, type ProfileSelection } from '../selection/profile-selection.ts';
import { writeSelection } from '../selection/selection-storage.ts';
import { slotPlan, type SlotPlan } from '../selection/slot-plan.ts';
import { StartErrorNote } from '../selection/start-error-note.tsx';
import { useStartProfileImport } from '../selection/use-start-import.ts';

interface ImportBarProps {
  readonly address: FetchAddress;
  readonly profiles: readonly GoogleLocation[];
  readonly selection: ProfileSelection;
  readonly onSelect: (selection: ProfileSelection) => void;
}

/** Where the choice leads. With slots for all of it, the subscription has nothing to ask (ONB-5). */
export function ImportBar(props: ImportBarProps) {
  const { address, profiles, selection } = props;
  const { data: meta } = usePrefetched(currentUserQueries.subscriptionMeta());
  const { start, starting, error } = useStartProfileImport(props);
  const [refused, setRefused] = useState(0);
  const navigate = useNavigate();
  const { chosen: count, offered } = slotCoverage(selection, profiles);
  const plan = meta && slotPlan(meta, count);
  const limit = limitLine(count, offered);
  const refusal = count === 0 ? 'Select at least one profile.' : limit?.refusal && limit.text;
  const told = count > 0 || refused > 0;

  const goOn = () => {
    if (refusal) return setRefused(refused + 1);
    // What the platform suggested is now chosen.
    writeSelection(address.operation, selection);
    if (plan?.unmanaged === 0) return start();
    void navigate(stepPath('onboarding.start-subscription', address));
  };

  return (
    <div
      className="sticky bottom-0 short:static z-10 -mx-gutter mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-surface px-gutter py-3 md:mx-0 md:rounded-t-8 md:border-x md:px-3"
      data-save-bar=""
    >
      <StartErrorNote address={address} className="w-full" error={error} />
      <p className="min-w-0 flex-[1_1_12rem] text-text-2">
        {refusal && told ? (
          // Said again to whoever goes on all the same.
          <span key={refused} className="text-removed" role="alert">
            {refusal}
          </span>
        ) : (
          (limit?.text ?? (plan && slotLine(plan, count)))
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
