import type { FieldError, FieldErrors, Resolver } from 'react-hook-form';
import type { SavedContext } from '../../../widgets/saved-form/use-saved-form.ts';
import { checkValues } from './check-values.ts';
import type { InfoField, InfoValues } from './info-values.ts';

export type InfoContext = SavedContext<InfoValues>;

/** Resolver for react-hook-form. Positions within a list are passed in the error's `types`. */
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
