import { ButtonLink } from '@placekeeper/ui/button-link';
import { Button } from '@placekeeper/ui/button';
import { VisuallyHidden } from '@placekeeper/ui/visually-hidden';
import { ExternalLink } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { currentUserQueries } from '../../../data/current-user/queries.ts';
import { googleLocationQueries } from '../../../data/imports/queries.ts';
import { useLoaded } from '../../../data/api/prefetch.ts';
import { env } from '../../../lib/env.ts';
import { formatCount, formatNumber } from '../../../lib/text/format.ts';
import { readFlow, stepPath, type FetchAddress } from '../flow/flow-url.ts';
import { chosenAmong, suggested } from '../selection/profile-selection.ts';
import { slotPlan, type SlotPlan } from '../selection/slot-plan.ts';
import { SlotTable } from './slot-table.tsx';
import { StartErrorNote } from '../selection/start-error-note.tsx';
import { loadSubscription } from './start-subscription.loader.ts';
import { StepActions, StepPage } from '../flow/step-page.tsx';
import { useProfileSelection } from '../selection/use-profile-selection.ts';
import { useStartProfileImport } from '../selection/use-start-import.ts';
import { SubscriptionBenefits } from './subscription-benefits.tsx';

export const loader = loadSubscription;

export function Component() {
  const [search] = useSearchParams();
  const { google_account, operation } = readFlow(search);
  // The loader lets nobody in without them; while it sends somebody away, there is nothing to show.
  if (google_account === undefined || operation === undefined) return null;
  return <Subscription key={operation} address={{ google_account, operation }} />;
}

function Subscription({ address }: { readonly address: FetchAddress }) {
  const { locations: profiles } = useLoaded(googleLocationQueries.operation(address.operation));
  // Bought in another tab: back in this one, the slots are asked for again.
  const meta = useLoaded({
    ...currentUserQueries.subscriptionMeta(),
    refetchOnWindowFocus: 'always',
  });
  const [selection, onSelect] = useProfileSelection(address.operation, suggested(profiles));
  const { start, starting, error } = useStartProfileImport({
    address,
    profiles,
    selection,
    onSelect,
  });
  const count = chosenAmong(selection, profiles).length;
  const plan = slotPlan(meta, count);
  const covered = plan?.unmanaged === 0;
  const pendingUpdates = meta.gbp_management_subscription?.pending_updates;

  return (
    <StepPage
      lead={leadOf(plan, count)}
      title={plan?.slots === 0 ? 'Start your subscription' : 'Your subscription'}
    >
      {plan?.slots === 0 && <SubscriptionBenefits />}
      {plan && !covered && <SlotTable pendingUpdates={pendingUpdates} plan={plan} />}
      <StartErrorNote address={address} className="mt-5" error={error} />
      <StepActions>
        {!covered && (
          <AccountPage>{plan?.slots === 0 ? 'Get the subscription' : 'Add slots'}</AccountPage>
        )}
        {count > 0 && (
          <Button
            loading={starting}
            size="lg"
            variant={covered ? 'primary' : 'secondary'}
            onClick={start}
          >
            {importWords(plan, count)}
          </Button>
        )}
        <ButtonLink
          render={<Link to={stepPath('onboarding.select-profiles', address)} />}
          size="lg"
          variant={count > 0 ? 'ghost' : 'primary'}
        >
          {count > 0 ? 'Back' : 'Choose others'}
        </ButtonLink>
      </StepActions>
    </StepPage>
  );
}

/** ONB-5: the subscription is bought at the platform's account page. */
function AccountPage({ children }: { readonly children: string }) {
  return (
    <ButtonLink
      href={env.accountUrl}
      icon={<ExternalLink aria-hidden />}
      rel="noreferrer"
      size="lg"
      target="_blank"
      variant="primary"
    >
      {children}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </ButtonLink>
  );
}

function leadOf(plan: SlotPlan | null, count: number): string {
  if (count === 0) return 'None of the profiles you chose is left to import.';
  if (!plan)
    return 'Placekeeper couldn’t read how many slots your subscription has. Profiles without a slot are imported, but not managed.';
  const { slots, free, unmanaged } = plan;
  if (unmanaged === 0) {
    return `Your subscription has ${formatCount(free, 'free slot')}: it covers all ${formatCount(count, 'profile')}.`;
  }
  if (slots === 0) {
    return 'Importing needs no subscription. Managing a profile at Google takes one slot of it.';
  }
  return `You chose ${formatCount(count, 'profile')}, and your subscription has ${formatCount(free, 'free slot')}.`;
}

/** ONB-5: skipping the subscription still imports; what it leaves out is said before it is pressed. */
function importWords(plan: SlotPlan | null, count: number): string {
  const all = `Import ${formatCount(count, 'profile')}`;
  if (!plan || plan.unmanaged === 0) return all;
  const { managed } = plan;
  return managed === 0 ? `${all} without managing` : `${all}, manage ${formatNumber(managed)}`;
}
