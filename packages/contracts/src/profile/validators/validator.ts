import { hiddenCharacter } from '../../rules/hidden-characters.ts';
import type { Catalogue } from '../catalogue.ts';
import type { Profile } from '../profile.ts';

/** What a patch would make of a profile, and what the provider knows about it. */
export interface ValidatedPatch {
  readonly live: Profile;
  readonly next: Profile;
  /** `YYYY-MM-DD`. */
  readonly today: string;
  /** Whether Google keeps the list of services from being changed. */
  readonly servicesBlocked: boolean;
  readonly catalogue: Catalogue;
}

export interface Rejection {
  readonly reason: string;
  readonly message: string;
}

/** Everything that is wrong with one field, so that it can be put right in one go. */
export type Validator = (patch: ValidatedPatch) => readonly Rejection[];

/** Those of the refusals whose condition holds. */
export const rejectWhere = (
  ...rules: readonly (readonly [wrong: boolean, reason: string, message: string])[]
): readonly Rejection[] =>
  rules.filter(([wrong]) => wrong).map(([, reason, message]) => ({ reason, message }));

export const hasHidden = (text: string | null, lines?: 'several'): boolean =>
  text !== null && hiddenCharacter(text, lines) !== null;

export const hiddenMessage = 'The text contains hidden characters.';
