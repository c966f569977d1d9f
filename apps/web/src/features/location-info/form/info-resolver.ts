import type { FieldError, FieldErrors, Resolver } from 'react-hook-form';
import type { SavedContext } from '../../../widgets/saved-form/saved-form.ts';
import { checkValues } from './check-values.ts';
import type { InfoField, InfoValues } from './info-values.ts';

export type InfoContext = SavedContext<InfoValues>;

/** The error's `types` hold the messages of a list's parts, by position. */
export const infoResolver =
  (unread: ReadonlySet<InfoField>): Resolver<InfoValues, InfoContext> =>
  (values, context) => {
    const found = Object.entries(checkValues(context?.saved ?? values, values, today(), unread));
    if (found.length === 0) return { values, errors: {} };
    const errors: FieldErrors<InfoValues> = Object.fromEntries(
      found.map(([field, { message, parts }]): [string, FieldError] => [
        field,
        { type: 'provider', message, types: { ...parts } },
      ]),
    );
    return { values: {}, errors };
  };

const today = (): string => new Date().toISOString().slice(0, 10);
