import type { GoogleLocation } from '@placekeeper/contracts/model/google-location';
import { isKind, type ApiError } from '../../../data/http/api-error.ts';

/** A profile that cannot be imported, and why. */
export interface ProfileRefusal {
  readonly id: string;
  readonly title: string;
  readonly reason: string;
}

/** ONB-6: why there is no import to look at. */
export type StartError =
  | { readonly kind: 'not-started'; readonly message: string }
  | {
      readonly kind: 'refused';
      readonly refusals: readonly ProfileRefusal[];
      /** How many are still chosen. */
      readonly left: number;
    }
  | { readonly kind: 'another-runs' }
  /** No answer came: what became of it is being asked for. */
  | { readonly kind: 'unheard' }
  /** And nobody answers that either. */
  | { readonly kind: 'unknown'; readonly message: string };

/** ERR-4: after one of these the import may run all the same; a 409 can be the answer to a second attempt. */
export const leavesOpen = ({ kind }: ApiError): boolean =>
  kind === 'offline' || kind === 'server' || kind === 'malformed' || kind === 'conflict';

/** ONB-6: the platform says which of the list it refuses, by its place in it. */
export function refusalsOf(
  error: ApiError,
  sent: readonly { readonly id: string }[],
  profiles: readonly Pick<GoogleLocation, 'id' | 'title'>[],
): readonly ProfileRefusal[] {
  if (!isKind(error, 'validation')) return [];
  const titles = new Map(profiles.map(({ id, title }) => [id, title]));
  return Object.entries(error.fields).flatMap(([field, [reason]]) => {
    const id = sent[Number(/^locations\.(\d+)(?:\.|$)/.exec(field)?.[1])]?.id;
    return id === undefined || reason === undefined
      ? []
      : [{ id, title: titles.get(id) ?? id, reason }];
  });
}

/** What is wrong with the call as a whole. */
export function reasonOf(error: ApiError): string {
  const refused = isKind(error, 'validation') ? Object.values(error.fields).flat()[0] : undefined;
  return refused ?? error.message;
}
