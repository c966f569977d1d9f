import type { PageMeta } from '@placekeeper/contracts/core/page';
import { EmptyState } from '@placekeeper/ui/empty-state';
import { storeCodeOf } from '@placekeeper/contracts/wording/store-code';
import type {
  BulkEditItem,
  BulkFieldChange,
  PendingReplacement,
} from '../../../data/bulk-edit/bulk-edit-types.ts';
import type { ItemLocation } from '../../../data/batch/job.ts';
import { sameField } from '@placekeeper/contracts/bulk/edited-state';
import { useState } from 'react';
import { formatCount, formatNumber } from '../../../lib/text/format.ts';
import { UpdateSource } from '../../../widgets/updates/update-source.tsx';
import { StatusDot } from '@placekeeper/ui/status-dot';
import { Link } from 'react-router';
import { to } from '../../../lib/url/paths.ts';
import { fieldName } from '../../../widgets/field-value/field-name.ts';
import { sentenceCase } from '../../../widgets/updates/update-title.tsx';
import { lookOf } from '../../../widgets/bulk-edit/item-status.ts';
import { ChangeMarks } from '../../../widgets/field-value/before-after.ts';
import { ChangeText } from './change-text.tsx';
import { ErrorText } from '../../../widgets/page/error-text.tsx';
import { PageLinks } from '../../../widgets/page/page-links.tsx';

interface ItemListProps {
  readonly items: readonly BulkEditItem[];
  /** Whether the items are a preview. */
  readonly forecast?: boolean;
  /** Whether the screen's title names the only field, which the rows then don't repeat. */
  readonly isFieldKnown?: boolean | undefined;
}

interface ItemPageProps extends ItemListProps {
  readonly meta: PageMeta;
  /** Whether `items` are of the previous page, shown until the next page arrives. */
  readonly stale: boolean;
  readonly addressOf: (page: number) => string;
}

/** A page of items with the links to the other pages. */
export function ItemPage({ meta, stale, addressOf, ...list }: ItemPageProps) {
  return (
    <div
      aria-busy={stale}
      className="mt-3 border border-line bg-surface transition-opacity aria-busy:opacity-60"
    >
      {list.items.length > 0 ? (
        <ItemList {...list} />
      ) : (
        <EmptyState variant="no-results">No locations in this view.</EmptyState>
      )}
      {meta.last_page > 1 && (
        <PageLinks className="border-t border-line px-3 py-2.5" meta={meta} addressOf={addressOf} />
      )}
    </div>
  );
}

function ItemList({ items, forecast = false, isFieldKnown = false }: ItemListProps) {
  return (
    <>
      {forecast && items.every(hasTextsOnly) && <Headings isFieldKnown={isFieldKnown} />}
      <ul aria-label="Locations">
        {items.map((item, at) => (
          <li
            // A deleted location has no id, so its index is the key.
            key={item.location.id ?? `deleted ${at}`}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-1 border-b border-line px-3 py-2 last:border-b-0 md:grid-cols-[minmax(0,16rem)_minmax(0,1fr)_8.5rem]"
          >
            <div className="min-w-0">
              <ItemName location={item.location} />
              {item.others && item.others.length > 0 && <OtherLocations locations={item.others} />}
            </div>
            <ChangeMarks value={marksOf(item)}>
              <ItemChanges isFieldKnown={isFieldKnown} item={item} />
            </ChangeMarks>
            <ItemState forecast={forecast} status={item.status} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Lists mark their items instead, and structured values have their own titles. */
const hasTextsOnly = ({ changes }: BulkEditItem): boolean =>
  changes.every(({ before, after }) =>
    [before, after].every((value) => value === null || typeof value === 'string'),
  );

const Headings = ({ isFieldKnown }: Pick<ItemListProps, 'isFieldKnown'>) => (
  // Hidden, because screen readers hear both names with each value.
  <div
    aria-hidden
    className="hidden gap-x-6 border-b border-line px-3 py-2 text-12 text-text-3 md:grid-cols-[minmax(0,16rem)_minmax(0,1fr)_8.5rem] lg:grid"
  >
    <span>Location</span>
    <div className={isFieldKnown ? undefined : inColumns}>
      {!isFieldKnown && <span>Field</span>}
      <span className="lg:grid lg:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)]">
        <span className="px-1.5">Now</span>
        <span className="mx-1 size-3.5" />
        <span className="px-1.5">New</span>
      </span>
    </div>
  </div>
);

/** A restored value is no new one. */
const marksOf = ({ status }: BulkEditItem) =>
  ({
    removed: 'removed',
    added: isRestored.has(status) ? 'kept' : 'added',
  }) as const;

const isRestored: ReadonlySet<BulkEditItem['status']> = new Set([
  'undoing',
  'undone',
  'partly-undone',
]);

function ItemName({ location }: Pick<BulkEditItem, 'location'>) {
  const { id, name } = location;
  const code = storeCodeOf(location);
  return (
    <p className="min-w-0 wrap-anywhere">
      {id === null ? (
        <span className="font-550">{name}</span>
      ) : (
        <Link className="font-550 text-text hover:underline" to={to('location', { location: id })}>
          <bdi>{name}</bdi>
        </Link>
      )}
      {code !== undefined && <span className="block font-mono text-12 text-text-3">{code}</span>}
    </p>
  );
}

/** Names beyond this number are only counted, because long lists render slowly. */
const mostNamed = 200;

/** Renders the names of the other locations only when the user opens the row. */
function OtherLocations({ locations }: { readonly locations: readonly ItemLocation[] }) {
  const [shown, setShown] = useState(false);
  const rest = locations.length - mostNamed;
  return (
    <details
      className="mt-1 text-12"
      open={shown}
      onToggle={({ currentTarget }) => setShown(currentTarget.open)}
    >
      <summary className="w-fit cursor-pointer rounded-4 text-accent-text">
        {`and ${formatCount(locations.length, 'other location')}`}
      </summary>
      {shown && (
        <ul className="mt-1 grid gap-1.5 pl-3">
          {locations.slice(0, mostNamed).map((location) => (
            <li key={location.id}>
              <ItemName location={location} />
            </li>
          ))}
          {rest > 0 && <li className="text-text-3">{`and ${formatNumber(rest)} more`}</li>}
        </ul>
      )}
    </details>
  );
}

function ItemState({ status, forecast }: Pick<BulkEditItem, 'status'> & { forecast: boolean }) {
  const { label, tone } = lookOf(status, forecast);
  return (
    <p>
      <StatusDot tone={tone}>{label}</StatusDot>
    </p>
  );
}

interface ItemChangesProps extends Pick<ItemListProps, 'isFieldKnown'> {
  readonly item: BulkEditItem;
}

function ItemChanges({ item, isFieldKnown }: ItemChangesProps) {
  const { message, status, blocks = [] } = item;
  // A refused location saves nothing, so only its errors are shown.
  const changes = item.changes.filter(({ error }) => status !== 'refused' || error !== null);
  const explained = changes.some(({ error }) => error !== null);
  return (
    // On a phone, below the name and the state.
    <div className="grid min-w-0 content-start gap-1 max-md:order-last max-md:col-span-full">
      {changes.length > 0 && (
        <dl className="grid gap-1">
          {changes.map((change) => (
            <FieldLine
              key={change.field}
              change={change}
              isFieldKnown={isFieldKnown}
              isSkipped={status === 'refused'}
            />
          ))}
        </dl>
      )}
      {/* `message` is hidden if the errors of the fields already explain it. */}
      {blocks.map((block) => (
        <p key={block} className="text-12 text-pending wrap-anywhere">
          {`May not be published: ${block}`}
        </p>
      ))}
      {message && !explained && (
        <div className={isFieldKnown ? undefined : inColumns}>
          {!isFieldKnown && <span />}
          {status === 'failed' ? (
            <ErrorText>{message}</ErrorText>
          ) : (
            <p className="text-12 text-text-2 wrap-anywhere">{message}</p>
          )}
        </div>
      )}
    </div>
  );
}

/** Two columns: field names, and values or reasons. */
const inColumns = 'grid min-w-0 gap-x-4 gap-y-0.5 md:grid-cols-[8rem_minmax(0,1fr)]';

/** Without a new value, `after` equals `before` or is unknown too, so only the error is shown. */
const isOnlyError = ({ field, before, after, error }: BulkFieldChange): boolean =>
  error !== null &&
  (after === undefined || (before !== undefined && sameField(field, before, after)));

interface FieldLineProps extends Pick<ItemListProps, 'isFieldKnown'> {
  readonly change: BulkFieldChange;
  readonly isSkipped: boolean;
}

function FieldLine({ change, isFieldKnown, isSkipped }: FieldLineProps) {
  return (
    <div className={isFieldKnown ? undefined : inColumns}>
      <dt className={isFieldKnown ? 'sr-only' : 'text-12 leading-5 text-text-3'}>
        {change.attribute?.display_name ?? sentenceCase(fieldName(change.field))}
      </dt>
      <dd className="min-w-0">
        {!isOnlyError(change) && <ChangeText change={change} />}
        {change.hint !== undefined && (
          <p className="mt-0.5 text-12 text-pending wrap-anywhere">{change.hint}</p>
        )}
        {change.update && <ReplacedUpdate change={change} update={change.update} />}
        {change.error !== null &&
          (isSkipped ? (
            <p className="text-text-2 wrap-anywhere">{change.error}</p>
          ) : (
            <ErrorText className="mt-1">{change.error}</ErrorText>
          ))}
      </dd>
    </div>
  );
}

interface ReplacedUpdateProps {
  readonly change: BulkFieldChange;
  readonly update: PendingReplacement;
}

function ReplacedUpdate({ change, update }: ReplacedUpdateProps) {
  const { id, source, value } = update;
  return (
    <div className="mt-1 border-l-2 border-pending pl-2.5">
      <p className="text-12 text-text-2">
        Replaces a{' '}
        <Link
          className="text-accent-text underline underline-offset-3"
          to={to('gbp.updates.show', { updateId: id })}
        >
          pending update
        </Link>
        {source !== undefined && (
          <>
            {' by '}
            <UpdateSource source={source} />
          </>
        )}
      </p>
      <ChangeText change={{ ...change, before: value }} />
    </div>
  );
}
