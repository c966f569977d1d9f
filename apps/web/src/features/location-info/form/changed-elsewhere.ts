import { useState } from 'react';
import { infoFields, sameValue } from './changed-fields.ts';
import type { InfoField, InfoValues } from './info-values.ts';

export interface Since {
  /** What the platform holds. */
  readonly saved: InfoValues;
  /** What it held of each field when it was first changed here. */
  readonly began: InfoValues;
}

/** DET-3: what is typed here stays, though the platform now holds another value than the one it began from. */
export function afterNews(since: Since, saved: InfoValues, typed: InfoValues): Since {
  const untouched = infoFields.filter(
    (field) => sameValue(typed[field], since.saved[field]) || sameValue(typed[field], saved[field]),
  );
  return { saved, began: withOf(since.began, untouched, saved) };
}

/** The fields that both this form and somebody else changed, each to another value. */
export const elsewhereIn = ({ saved, began }: Since, typed: InfoValues): readonly InfoField[] =>
  infoFields.filter((field) => elsewhereFor({ saved, began }, field, typed[field]));

export const elsewhereFor = ({ saved, began }: Since, field: InfoField, typed: unknown): boolean =>
  !sameValue(saved[field], began[field]) && !sameValue(typed, saved[field]);

const withOf = (
  values: InfoValues,
  fields: readonly InfoField[],
  from: InfoValues,
): InfoValues => ({
  ...values,
  ...Object.fromEntries(fields.map((field) => [field, from[field]])),
});

export interface ChangedElsewhere {
  readonly since: Since;
  /** These fields are known to be as they are saved now. */
  readonly beginAnew: (fields: readonly InfoField[], saved: InfoValues) => void;
}

export function useChangedElsewhere(saved: InfoValues, typed: () => InfoValues): ChangedElsewhere {
  const [since, setSince] = useState<Since>({ saved, began: saved });
  const isNews = !sameValue(since.saved, saved);
  const current = isNews ? afterNews(since, saved, typed()) : since;
  if (isNews) setSince(current);
  return {
    since: current,
    beginAnew: (fields, fresh) =>
      setSince((last) => ({ ...last, began: withOf(last.began, fields, fresh) })),
  };
}
