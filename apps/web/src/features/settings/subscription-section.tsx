import { ButtonLink } from '@placekeeper/ui/button-link';
import { currentUserQueries, useCurrentUser } from '../../data/current-user/queries.ts';
import { usePrefetched } from '../../data/api/prefetch.ts';
import { env } from '../../lib/env.ts';
import { formatCount, formatNumber } from '../../lib/text/format.ts';
import { SettingsSection } from './settings-section.tsx';
import { Summary } from './summary.tsx';

/** The subscription itself is looked after on the account page of the platform (SHELL-9). */
export function SubscriptionSection() {
  const { has_gbp_management_subscription: subscribed } = useCurrentUser();
  return (
    <SettingsSection title="Subscription">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div className="min-w-0 flex-[1_1_16rem] text-text-2">
          {subscribed !== false ? (
            <Slots />
          ) : (
            <p>
              You have no subscription for profile management, so locations are kept here but not
              published to Google.
            </p>
          )}
        </div>
        <ButtonLink href={env.accountUrl}>Subscriptions and billing</ButtonLink>
      </div>
    </SettingsSection>
  );
}

function Slots() {
  const read = usePrefetched(currentUserQueries.subscriptionMeta());
  return (
    <Summary read={read} what="Your subscription">
      {({ gbp_management_subscription: use }) =>
        use ? (
          <p className="tabular-nums">
            <strong className="font-600 text-text">
              {formatNumber(use.locations)} of {formatCount(use.slots, 'slot')} used.
            </strong>{' '}
            {freeSlots(use.slots - use.locations)}
          </p>
        ) : (
          <p>Placekeeper couldn’t read how many slots are used.</p>
        )
      }
    </Summary>
  );
}

const freeSlots = (free: number): string =>
  free > 0
    ? `${formatCount(free, 'more location')} can be managed.`
    : 'To manage another location, free a slot or add slots.';
