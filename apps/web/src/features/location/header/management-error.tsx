import { Banner } from '@placekeeper/ui/banner';
import { ButtonLink } from '@placekeeper/ui/button-link';
import { env } from '../../../lib/env.ts';
import { isSessionOver, type ApiError } from '../../../data/http/api-error.ts';

/** LOC-5: no slot left, or no subscription, is explained where it was asked for, with the way to more. */
export function ManagementError({ error }: { readonly error: ApiError | null }) {
  if (!error || isSessionOver(error)) return null;
  const needsMore = error.kind === 'conflict' || error.kind === 'forbidden';
  return (
    <Banner
      className="mt-4"
      role="alert"
      tone="danger"
      title="Management was not turned on."
      actions={
        needsMore && (
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
