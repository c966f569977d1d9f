import { Banner } from '@placekeeper/ui/banner';
import { Button } from '@placekeeper/ui/button';
import { ButtonLink } from '@placekeeper/ui/button-link';
import { cn } from '@placekeeper/ui/lib/cn';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { markLossRead } from '../../../data/google-accounts/lost-authorizations.ts';
import { googleTokenQueries } from '../../../data/google-accounts/queries.ts';
import { formatCount, formatList, formatNumber } from '../../../lib/text/format.ts';
import { connect } from '../flow/connect.ts';
import { stepPath, type FetchAddress, type FlowAddress } from '../flow/flow-url.ts';
import type { ProfileRefusal, StartError } from './start-error.ts';

interface StartErrorNoteProps {
  readonly address: FetchAddress;
  readonly back?: FlowAddress['back'];
  readonly error: StartError | null;
  readonly className?: string;
}

export function StartErrorNote(props: StartErrorNoteProps) {
  return (
    <>
      {/* Always rendered, because it is a live region. While empty, it is out of the flow, so that it adds no gap. */}
      <div role="status" className={cn(props.className, 'empty:absolute')}>
        {props.error?.kind === 'unheard' && (
          <Banner className={props.className} title="No response yet" tone="pending">
            Checking whether the import started…
          </Banner>
        )}
      </div>
      <StartErrorText {...props} />
    </>
  );
}

function StartErrorText({ address, back, error, className }: StartErrorNoteProps) {
  switch (error?.kind) {
    case undefined:
    case 'unheard':
      return null;
    case 'unknown':
      return (
        <Banner
          className={className}
          role="alert"
          title="Couldn’t confirm whether the import started"
          tone="danger"
        >
          {error.message} It’s safe to try again. Nothing is imported twice.
        </Banner>
      );
    case 'another-runs':
      return (
        <Banner
          actions={
            <ButtonLink
              render={<Link to={stepPath('onboarding.creating-locations', address)} />}
              size="sm"
            >
              View running import
            </ButtonLink>
          }
          className={className}
          role="alert"
          title="An import is already running"
          tone="pending"
        >
          Your selection is saved. Import it when the current import finishes.
        </Banner>
      );
    case 'refused':
      return <Refused {...error} className={className} />;
    case 'not-started':
      return (
        <Banner
          actions={<Reconnect {...address} back={back} />}
          className={className}
          role="alert"
          title="The import didn’t start"
          tone="danger"
        >
          {error.message}
        </Banner>
      );
  }
}

/** GACC-2: Google's consent page returns to this step, where the profiles are still selected. */
function Reconnect(address: FetchAddress & Pick<FlowAddress, 'back'>) {
  const { data } = useQuery({ ...googleTokenQueries.list(), staleTime: 0 });
  const token = data?.tokens.find(({ id }) => id === address.google_account);
  if (token?.status !== 'lost-authorization') return null;
  return (
    <Button
      size="sm"
      onClick={() => {
        // A user who reconnects an account has read the notice about its lost authorization.
        markLossRead(token.id);
        connect(address, token.email);
      }}
    >
      Reconnect
    </Button>
  );
}

const mostNamed = 5;

interface RefusedProps extends Pick<
  Extract<StartError, { readonly kind: 'refused' }>,
  'refusals' | 'left'
> {
  readonly className?: string | undefined;
}

function Refused({ refusals, left, className }: RefusedProps) {
  const reasons = Map.groupBy(refusals, ({ reason }) => reason);
  return (
    <Banner
      className={className}
      role="alert"
      title={`${formatCount(refusals.length, 'profile')} can’t be imported`}
      tone="danger"
    >
      The import didn’t start. {left > 0 && 'The rest are still selected.'}
      {[...reasons].map(([reason, group]) => (
        <span key={reason} className="mt-1 block wrap-anywhere">
          <strong className="font-550">{names(group)}:</strong> {reason}
        </span>
      ))}
    </Banner>
  );
}

function names(refusals: readonly ProfileRefusal[]): string {
  // Quoted, because a title can contain commas.
  const titles = refusals.map(({ title }) => `“${title}”`);
  if (titles.length <= mostNamed) return formatList(titles);
  const named = titles.slice(0, mostNamed - 1);
  return formatList([...named, `${formatNumber(titles.length - named.length)} more`]);
}
