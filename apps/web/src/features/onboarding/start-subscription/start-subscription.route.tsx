import { ButtonLink } from '@placekeeper/ui/button-link';
import { Button } from '@placekeeper/ui/button';
import { Link, useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { currentUserQueries } from '../../../data/current-user/queries.ts';
import { googleLocationQueries } from '../../../data/imports/queries.ts';
import { useLoaded, load } from '../../../data/api/prefetch.ts';
import { formatCount, formatNumber } from '../../../lib/text/format.ts';
import { SubscriptionBenefits } from '../../../widgets/page/subscription-benefits.tsx';
import { readFlow, stepPath, type FetchAddress, readFlowOf } from '../flow/flow-url.ts';
import { chosenAmong, suggested } from '../selection/profile-selection.ts';
import { slotPlan, type SlotPlan } from '../selection/slot-plan.ts';
import { StartErrorNote } from '../selection/start-error-note.tsx';
import { AccountPage } from '../flow/account-page.tsx';
import { StepActions, StepPage } from '../flow/step-page.tsx';
import { useProfileSelection } from '../selection/selection-storage.ts';
import { useStartProfileImport } from '../selection/use-start-import.ts';
import { redirectToStep, loadOnboardingState } from '../state/onboarding-state.ts';

export async function loader({ request }: LoaderFunctionArgs): Promise<Response | null> {
  const address = readFlowOf(request);
  const [facts] = await Promise.all([
    loadOnboardingState('onboarding.start-subscription', address),
    load(currentUserQueries.subscriptionMeta()),
  ]);
  return redirectToStep('onboarding.start-subscription', address, facts);
}

export function Component() {
  const [search] = useSearchParams();
  const { google_account, operation } = readFlow(search);
  // Without an account or a fetch in the URL, the loader redirects.
  if (google_account === undefined || operation === undefined) return null;
  return <Subscription key={operation} address={{ google_account, operation }} />;
}

function Subscription({ address }: { readonly address: FetchAddress }) {
  const { locations: profiles } = useLoaded(googleLocationQueries.operation(address.operation));
  // Reads the slots again, because the user may have bought some during an earlier step.
  const meta = useLoaded({ ...currentUserQueries.subscriptionMeta(), refetchOnMount: 'always' });
  const [selection, onSelect] = useProfileSelection(address.google_account, suggested(profiles));
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
      {plan?.slots === 0 && <SubscriptionBenefits className="mt-6" />}
      {plan && !covered && <SlotTable pendingUpdates={pendingUpdates} plan={plan} />}
      <StartErrorNote address={address} back="subscription" className="mt-5" error={error} />
      <StepActions>
        {!covered && (
          <AccountPage slots={plan ? plan.used + count : undefined}>
            {plan?.slots === 0 ? 'View plans' : 'Add slots'}
          </AccountPage>
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
          {count > 0 ? 'Back' : 'Change selection'}
        </ButtonLink>
      </StepActions>
    </StepPage>
  );
}

function leadOf(plan: SlotPlan | null, count: number): string {
  if (count === 0) return 'None of the selected profiles can be imported.';
  if (!plan)
    return 'Placekeeper couldn’t read how many slots your subscription has. Profiles without a slot are imported but not managed.';
  const { slots, free, unmanaged } = plan;
  if (unmanaged === 0) {
    return `Your subscription covers all ${formatCount(count, 'profile')} (${formatCount(free, 'free slot')}).`;
  }
  if (slots === 0) {
    return 'You can import without a subscription. Each managed profile uses one slot.';
  }
  return `You selected ${formatCount(count, 'profile')} and have ${formatCount(free, 'free slot')}.`;
}

/** The import also works without a subscription; the label says what isn't managed. */
function importWords(plan: SlotPlan | null, count: number): string {
  if (!plan || plan.unmanaged === 0) return `Import ${formatCount(count, 'profile')}`;
  const { managed } = plan;
  return managed === 0
    ? 'Import without management'
    : `Import ${formatNumber(count)}, manage ${formatNumber(managed)}`;
}

interface SlotTableProps {
  readonly plan: SlotPlan;
  readonly pendingUpdates: number | undefined;
}

function SlotTable({ plan, pendingUpdates }: SlotTableProps) {
  const { slots, used, free, managed, unmanaged } = plan;
  const empty = slots === 0 && used === 0 && !pendingUpdates;
  const rows = [
    ['Slots', formatNumber(slots)],
    ['In use', formatNumber(used)],
    ['Free', formatNumber(free)],
    ...(pendingUpdates === undefined
      ? []
      : [['Updates to review', formatNumber(pendingUpdates)] as const]),
  ];
  return (
    <>
      {!empty && (
        <dl className="mt-6 border-t border-line">
          {rows.map(([term, value]) => (
            <div
              key={term}
              className="flex min-h-9 items-center justify-between gap-4 border-b border-line py-1.5"
            >
              <dt className="text-text-2">{term}</dt>
              <dd className="tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <ul className="mt-5 grid gap-2 text-14 text-text-2 [&_strong]:font-550 [&_strong]:text-text">
        {managed > 0 && (
          <li>
            <strong>{formatCount(managed, 'profile')} will be managed.</strong> Placekeeper
            publishes edits and tracks changes on Google.
          </li>
        )}
        <li>
          <strong>{formatCount(unmanaged, 'profile')} will be imported without management.</strong>{' '}
          Placekeeper won’t publish edits or track changes on Google. You can turn on management
          later.
        </li>
      </ul>
    </>
  );
}
