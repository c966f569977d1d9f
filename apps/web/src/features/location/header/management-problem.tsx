import { Banner } from '@placekeeper/ui/banner';
import { ButtonLink } from '@placekeeper/ui/button-link';
import { env } from '../../../lib/env.ts';
import { isSessionOver } from '../../../data/api-error.ts';
import type { Management } from './use-management.ts';

/** LOC-5: no slot left, or no subscription, is explained where it was asked for, with the way to more. */
export function ManagementProblem({ problem }: Pick<Management, 'problem'>) {
  if (!problem || isSessionOver(problem.error)) return null;
  const { error, on } = problem;
  const needsMore = on && (error.kind === 'conflict' || error.kind === 'forbidden');
  return (
    <Banner
      className="mt-4"
      role="alert"
      tone="danger"
      title={on ? 'Management was not turned on.' : 'Management was not turned off.'}
      actions={
        needsMore && (
          <ButtonLink size="sm" href={env.accountUrl}>
            Manage subscription
          </ButtonLink>
        )
      }
    >
      {error.message}
      {on && error.kind === 'conflict' && ' Turn it off for another location, or get more slots.'}
    </Banner>
  );
}
