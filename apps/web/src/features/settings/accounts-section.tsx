import type { GoogleToken } from '@placekeeper/contracts/model/google-token';
import { ButtonLink } from '@placekeeper/ui/button-link';
import { StatusDot } from '@placekeeper/ui/status-dot';
import { Link } from 'react-router';
import { googleTokenQueries } from '../../data/google-accounts/queries.ts';
import { usePrefetched } from '../../data/api/prefetch.ts';
import { formatCount } from '../../lib/text/format.ts';
import { to } from '../../lib/url/paths.ts';
import { SettingsSection } from './settings-section.tsx';
import { Summary } from './summary.tsx';

/** GACC-1, GACC-2: how they are; what can be done about it is on their own page. */
export function AccountsSection() {
  const read = usePrefetched(googleTokenQueries.list());
  return (
    <SettingsSection title="Google accounts">
      <Summary read={read} what="Your Google accounts">
        {({ tokens }) => (
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
            <AccountStates tokens={tokens} />
            <ButtonLink render={<Link to={to('google-accounts')} />}>
              Manage Google accounts
            </ButtonLink>
          </div>
        )}
      </Summary>
    </SettingsSection>
  );
}

function AccountStates({ tokens }: { readonly tokens: readonly GoogleToken[] }) {
  const lost = tokens.filter(({ status }) => status === 'lost-authorization').length;
  const connected = tokens.length - lost;
  if (tokens.length === 0)
    return <p className="text-text-2">No Google account is connected yet.</p>;
  return (
    <ul className="grid gap-1">
      {connected > 0 && (
        <li>
          <StatusDot tone="ok">{formatCount(connected, 'account')} connected</StatusDot>
        </li>
      )}
      {lost > 0 && (
        <li>
          <StatusDot tone="danger">
            {formatCount(lost, 'account')} lost {lost === 1 ? 'its' : 'their'} authorization
          </StatusDot>
        </li>
      )}
    </ul>
  );
}
