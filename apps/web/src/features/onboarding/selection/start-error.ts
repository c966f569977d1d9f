import type { GoogleLocation } from '@placekeeper/contracts/model/google-location';
import { isKind, type ApiError } from '../../../data/http/api-error.ts';

export interface ProfileRefusal {
  readonly id: string;
  readonly title: string;
  readonly reason: string;
}

export type StartError =
  | { readonly kind: 'not-started'; readonly message: string }
  | {
      readonly kind: 'refused';
      readonly refusals: readonly ProfileRefusal[];
      /** The number of profiles that remain chosen. */
      readonly left: number;
    }
  | { readonly kind: 'another-runs' }
  /** The response was lost, and a lookup of the import is running. */
  | { readonly kind: 'unheard' }
  /** The lookup of the import failed. */
  | { readonly kind: 'unknown'; readonly message: string };

/** ERR-4: after these errors, the import may be running. A repeated request gets 409 if the first one succeeded. */
export const hasPossiblyStarted = ({ kind }: ApiError): boolean =>
  kind === 'offline' || kind === 'server' || kind === 'malformed' || kind === 'conflict';

/** The platform names a refused profile by its index in the request. */
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

export function reasonOf(error: ApiError): string {
  const refused = isKind(error, 'validation') ? Object.values(error.fields).flat()[0] : undefined;
  return refused ?? error.message;
}
