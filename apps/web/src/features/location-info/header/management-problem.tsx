import { Banner } from '@placekeeper/ui/banner';
import { ButtonLink } from '@placekeeper/ui/button-link';
import type { ApiError } from '../../../data/api-error.ts';
import { env } from '../../../lib/env.ts';

/** LOC-5: no slot left, or no subscription, is explained where it was asked for, with the way to more. */
export function ManagementProblem({ error }: { readonly error: ApiError | null }) {
  // An expired session has a dialog of its own (SESS-1).
  if (!error || error.kind === 'session-expired') return null;
  const refused = error.kind === 'conflict' || error.kind === 'forbidden';
  return (
    <Banner
      className="mt-4"
      role="alert"
      tone="danger"
      title="Profile management was not changed."
      actions={
        refused && (
          <ButtonLink size="sm" href={env.accountUrl}>
            Manage subscription
          </ButtonLink>
        )
      }
    >
      {error.message}
      {error.kind === 'conflict' && ' Turn it off for another location, or get more slots.'}
    </Banner>
  );
}
