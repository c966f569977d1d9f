import type { LocationId } from '@placekeeper/contracts/core/id';
import { Button } from '@placekeeper/ui/button';
import { CopyButton } from '@placekeeper/ui/copy-button';
import { VisuallyHidden } from '@placekeeper/ui/visually-hidden';
import { Eye, EyeOff } from 'lucide-react';
import { useFetchAccessToken } from '../../../data/locations/mutations.ts';
import { FailureNote } from './failure-note.tsx';

/** ADM-1: asked for when somebody wants to see it, and forgotten when they hide it or leave. */
export function AccessToken({ id }: { readonly id: LocationId }) {
  const { data, error, isPending, mutate, reset } = useFetchAccessToken();
  const token = data?.access_token;
  return (
    <section aria-labelledby="access-token">
      <h2 id="access-token" className="text-14">
        Access token
      </h2>
      <p className="mt-1 text-12 text-text-3">
        Opens this profile at Google for an hour. Whoever has it can act for the account, so keep it
        out of messages and tickets.
      </p>
      {token !== undefined && (
        <code className="mt-3 block rounded-6 border border-line bg-surface px-2.5 py-2 font-mono text-12 wrap-anywhere select-all print:hidden">
          {token}
        </code>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        {/* One button in both states, so that the focus stays where it is. */}
        <Button
          size="sm"
          icon={token === undefined ? <Eye aria-hidden /> : <EyeOff aria-hidden />}
          loading={isPending}
          onClick={() => (token === undefined ? mutate(id) : reset())}
        >
          {token === undefined ? 'Show access token' : 'Hide access token'}
        </Button>
        {token !== undefined && <CopyButton size="sm" label="Copy access token" text={token} />}
      </div>
      <VisuallyHidden role="status">
        {token !== undefined && 'The access token is shown.'}
      </VisuallyHidden>
      <FailureNote error={error} />
    </section>
  );
}
