import { GoogleTokenId } from '@placekeeper/contracts/core/id';
import * as z from '@placekeeper/contracts/core/zod';
import { to } from '../../../lib/url/paths.ts';
import { urlState } from '../../../lib/url/url-state.ts';
import type { OnboardingStep } from './steps.ts';

const flow = urlState(
  z.strictObject({
    google_account: z.optional(GoogleTokenId),
    operation: z.optional(z.string().check(z.minLength(1))),
    again: z.optional(z.boolean()),
    back: z.optional(z.literal('subscription')),
  }),
);

export interface FlowAddress {
  readonly google_account?: GoogleTokenId | undefined;
  readonly operation?: string | undefined;
  /** Preselects the profiles that the last import left out. */
  readonly again?: boolean | undefined;
  /** The step to return to after an account was reconnected; the selection of profiles by default. */
  readonly back?: 'subscription' | undefined;
}

export const readFlow: (search: URLSearchParams | string) => FlowAddress = flow.read;

/** The URL state of a step that needs an account and its fetch. */
export interface FetchAddress {
  readonly google_account: GoogleTokenId;
  readonly operation: string;
}

export const stepPath = (
  step: OnboardingStep,
  { google_account, operation, again, back }: FlowAddress = {},
): string => to(step, {}, { google_account, operation, again, back });

export const readFlowOf = (request: Request): FlowAddress =>
  readFlow(new URL(request.url).searchParams);

/** A reconnected account continues with the profiles that were found before; any other account starts a fetch. */
export const pathAfterConsent = (
  { google_account, operation, again, back }: FlowAddress,
  account: GoogleTokenId,
): string =>
  google_account === account && operation !== undefined
    ? stepPath(
        back === 'subscription' ? 'onboarding.start-subscription' : 'onboarding.select-profiles',
        { google_account, operation, again },
      )
    : stepPath('onboarding.fetching-profiles', { google_account: account, again });
