import { unreadableIn } from '@placekeeper/contracts/core/decode';
import type { GoogleToken } from '@placekeeper/contracts/model/google-token';
import { Button } from '@placekeeper/ui/button';
import { ButtonLink } from '@placekeeper/ui/button-link';
import { EmptyState } from '@placekeeper/ui/empty-state';
import { Skeleton, SkeletonRegion } from '@placekeeper/ui/skeleton';
import { StatusDot } from '@placekeeper/ui/status-dot';
import { Link, useSearchParams } from 'react-router';
import { accountLabel } from '../../../data/google-accounts/account-label.ts';
import { googleTokenQueries } from '../../../data/google-accounts/queries.ts';
import { usePrefetched } from '../../../data/api/prefetch.ts';
import { formatCount } from '../../../lib/text/format.ts';
import { UnreadRows } from '../../../widgets/page/unread-note.tsx';
import { readFlow, stepPath } from '../flow/flow-url.ts';
import { StepActions } from '../flow/step-page.tsx';

interface AccountChoiceProps {
  readonly onConnect: () => void;
  /** What connecting is called after an attempt that failed. */
  readonly again?: string | undefined;
}

/** ONB-2, ONB-7: an account that is connected already can be used at once. */
export function AccountChoice({ onConnect, again }: AccountChoiceProps) {
  const { data, isPending, isFetching, refetch } = usePrefetched(googleTokenQueries.list());
  if (isPending) return <ChoiceSkeleton />;
  if (!data) {
    return (
      <EmptyState retrying={isFetching} variant="error" onRetry={() => void refetch()}>
        Your connected accounts could not be loaded.
      </EmptyState>
    );
  }
  const first = data.tokens.length === 0;
  return (
    <>
      {!first && (
        <section aria-labelledby="connected" className="mt-8">
          <h2 className="pb-2 text-14 font-550" id="connected">
            Connected accounts
          </h2>
          <ul className="border-t border-line">
            {data.tokens.map((token) => (
              <Account key={token.id} token={token} onConnect={onConnect} />
            ))}
          </ul>
        </section>
      )}
      <UnreadRows count={unreadableIn(data, 'tokens')} one="account" />
      <StepActions>
        <Button size="lg" variant={first ? 'primary' : 'secondary'} onClick={onConnect}>
          {again ?? (first ? 'Continue with Google' : 'Connect another account')}
        </Button>
      </StepActions>
    </>
  );
}

interface AccountProps extends Pick<AccountChoiceProps, 'onConnect'> {
  readonly token: GoogleToken;
}

function Account({ token, onConnect }: AccountProps) {
  const { status, locations_count: count } = token;
  const lost = status === 'lost-authorization';
  const facts = [
    status && (lost ? 'Authorization lost' : 'Connected'),
    !lost && count !== undefined && formatCount(count, 'location'),
  ].filter(Boolean);
  const [search] = useSearchParams();
  const { again } = readFlow(search);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3">
      <div className="min-w-0 flex-[1_1_14rem]">
        <p className="text-14 font-550 wrap-anywhere">{accountLabel(token)}</p>
        {status ? (
          <StatusDot tone={lost ? 'danger' : 'ok'}>{facts.join(', ')}</StatusDot>
        ) : (
          facts.length > 0 && <p className="text-text-2">{facts}</p>
        )}
      </div>
      {lost ? (
        <Button aria-label={`Reconnect ${accountLabel(token)}`} onClick={onConnect}>
          Reconnect
        </Button>
      ) : (
        <ButtonLink
          aria-label={`Use this account: ${accountLabel(token)}`}
          render={
            <Link
              to={stepPath('onboarding.fetching-profiles', { google_account: token.id, again })}
            />
          }
          variant="primary"
        >
          Use this account
        </ButtonLink>
      )}
    </li>
  );
}

function ChoiceSkeleton() {
  return (
    <SkeletonRegion className="mt-8 border-t border-line" label="Loading connected accounts">
      {[0, 1].map((row) => (
        <div key={row} className="flex items-center justify-between border-b border-line py-4">
          <div className="grid gap-2.5">
            <Skeleton className="w-48" />
            <Skeleton className="w-32" />
          </div>
          <Skeleton className="h-8 w-28 shrink-0" />
        </div>
      ))}
    </SkeletonRegion>
  );
}
