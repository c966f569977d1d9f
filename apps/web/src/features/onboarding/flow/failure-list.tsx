import type { GoogleLocation } from '@placekeeper/contracts/model/google-location';
import type { ImportFailure, ImportStatus } from '@placekeeper/contracts/model/import-status';
import { Button } from '@placekeeper/ui/button';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { usePrefetched } from '../../../data/api/prefetch.ts';
import { googleLocationQueries } from '../../../data/imports/queries.ts';
import { csvOf, saveCsv } from '../../../lib/browser/save-csv.ts';
import { formatCount, formatNumber } from '../../../lib/text/format.ts';
import { readFlow } from './flow-url.ts';

interface FailureListProps {
  readonly status: ImportStatus;
  readonly className: string;
  /** What the user can do. */
  readonly children?: ReactNode;
}

/** Groups failures by reason; adds the store codes if the fetch is known. */
export function FailureList(props: FailureListProps) {
  const [search] = useSearchParams();
  const { operation } = readFlow(search);
  if (props.status.errored === 0) return null;
  return operation === undefined ? (
    <Failures {...props} profiles={[]} />
  ) : (
    <FetchedFailures {...props} operation={operation} />
  );
}

function FetchedFailures({
  operation,
  ...props
}: FailureListProps & { readonly operation: string }) {
  const { data } = usePrefetched(googleLocationQueries.operation(operation));
  return <Failures {...props} profiles={data?.locations ?? []} />;
}

interface FailuresProps extends FailureListProps {
  readonly profiles: readonly Pick<GoogleLocation, 'id' | 'storeCode'>[];
}

function Failures({ status, className, children, profiles }: FailuresProps) {
  const { errored, failures = [] } = status;
  const codes = new Map(profiles.map(({ id, storeCode }) => [id, storeCode ?? '']));
  const unnamed = errored - failures.length;
  const download = () =>
    saveCsv(
      'failed-imports.csv',
      csvOf([
        ['Store code', 'Name', 'Problem'],
        ...failures.map(({ id, title, message }) => [codes.get(id) ?? '', title, message]),
      ]),
    );
  return (
    <section aria-labelledby="failures" className={className}>
      <div className="flex flex-wrap items-center justify-between gap-2 pb-2.5">
        <h2 className="flex items-center gap-2 text-14 font-550" id="failures">
          <CircleAlert aria-hidden className="size-4 shrink-0 text-removed" />
          {formatCount(errored, 'profile')} failed to import
        </h2>
        {failures.length > 0 && (
          <Button size="sm" onClick={download}>
            Download CSV
          </Button>
        )}
      </div>
      {children}
      {[...Map.groupBy(failures, ({ message }) => message)].map(([reason, group]) => (
        <Group key={reason} codes={codes} group={group} reason={reason} />
      ))}
      {unnamed > 0 && (
        <p className="border-t border-line py-2.5 text-text-3">
          {failures.length > 0 ? `and ${formatNumber(unnamed)} more` : 'Names aren’t available.'}
        </p>
      )}
    </section>
  );
}

/** The maximum number of failures shown, so that the actions below the list stay visible. */
const mostShown = 5;

interface GroupProps {
  readonly reason: string;
  readonly group: readonly ImportFailure[];
  readonly codes: ReadonlyMap<string, string>;
}

function Group({ reason, group, codes }: GroupProps) {
  const list = (failures: readonly ImportFailure[]) => (
    <ul>
      {failures.map(({ id, title }) => (
        <li key={id} className="flex flex-wrap gap-x-3 py-0.5">
          <p className="min-w-0 wrap-anywhere">{title}</p>
          {codes.get(id) && <span className="text-text-2">{codes.get(id)}</span>}
        </li>
      ))}
    </ul>
  );
  const rest = group.slice(mostShown);
  return (
    <div className="border-t border-line py-2.5">
      <h3 className="font-550 text-pretty wrap-anywhere">
        <bdi>{reason}</bdi>
        {group.length > 1 && (
          <span className="font-450 text-text-2"> {formatNumber(group.length)}</span>
        )}
      </h3>
      {list(group.slice(0, mostShown))}
      {rest.length > 0 && (
        <details>
          <summary className="cursor-pointer py-1 text-accent-text">
            Show {formatNumber(rest.length)} more
          </summary>
          {list(rest)}
        </details>
      )}
    </div>
  );
}
