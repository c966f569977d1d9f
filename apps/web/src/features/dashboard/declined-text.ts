import { min } from 'd3-array';
import type { NamedLocation } from '../../data/portfolio/portfolio-summary.ts';
import { formatDate, formatNumber } from '../../lib/text/format.ts';
import { fieldName } from '../../widgets/field-value/field-name.ts';
import { attemptReasons } from '../../widgets/publishing/field-states.ts';
import { sentenceCase } from '../../widgets/updates/update-title.tsx';
import { firstOf } from './first-of.ts';

/** The declined fields, Google's most frequent reason and the time; undefined if this browser has read none of them. */
export function declinedText(declined: readonly NamedLocation[]): string | undefined {
  const refused = declined.flatMap(({ refused: fields = {} }) => Object.entries(fields));
  const since = min(refused, ([, { since: time }]) => time);
  if (since === undefined) return undefined;
  const names = new Set(refused.map(([field]) => fieldName(field)));
  const reasons = Map.groupBy(
    refused.flatMap(([field, { errors = [], sentWith }]) =>
      errors.length + sentWith.length > 0
        ? attemptReasons(field, { errors: [...errors], sentWith: { [field]: sentWith } })
        : [],
    ),
    (reason) => reason,
  );
  const [most] = [...reasons].toSorted(([, a], [, b]) => b.length - a.length);
  const fields = sentenceCase(firstOf([...names]));
  const seen = `First noticed in this browser on ${formatDate(since)}. Google doesn’t say when it declines edits.`;
  if (!most) return `${fields}. ${seen}`;
  const label = reasons.size > 1 ? `One of ${formatNumber(reasons.size)} reasons` : 'Reason';
  return `${fields}. ${label}: ${most[0].replace(/[^.!?]$/, '$&.')} ${seen}`;
}
