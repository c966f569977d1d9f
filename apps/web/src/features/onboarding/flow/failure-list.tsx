import type { ImportStatus } from '@placekeeper/contracts/model/import-status';
import { formatCount, formatNumber } from '../../../lib/text/format.ts';

export function FailureList({
  status: { errored, failures = [] },
}: {
  readonly status: ImportStatus;
}) {
  if (errored === 0) return null;
  const unnamed = errored - failures.length;
  return (
    <section aria-labelledby="failures" className="mt-6">
      <h2 className="pb-2 text-14 font-550" id="failures">
        {formatCount(errored, 'profile')} failed to import
      </h2>
      <ul className="border-t border-line">
        {failures.map(({ id, title, message }) => (
          <li key={id} className="border-b border-line py-2.5">
            <p className="font-550 wrap-anywhere">{title}</p>
            <p className="wrap-anywhere text-text-2">{message}</p>
          </li>
        ))}
        {unnamed > 0 && (
          <li className="py-2.5 text-text-3">
            {failures.length > 0 ? `and ${formatNumber(unnamed)} more` : 'Names aren’t available.'}
          </li>
        )}
      </ul>
    </section>
  );
}
