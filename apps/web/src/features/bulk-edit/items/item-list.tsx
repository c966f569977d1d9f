import type { BulkEditItem, BulkFieldChange } from '../../../data/bulk-edit/bulk-edit-types.ts';
import { StatusDot } from '@placekeeper/ui/status-dot';
import { CircleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { to } from '../../../lib/url/paths.ts';
import { fieldName } from '../../../widgets/field-value/field-name.ts';
import { sentenceCase } from '../../../widgets/updates/update-title.tsx';
import { ChangeText } from './change-text.tsx';
import { lookOf } from './item-status.ts';

interface ItemListProps {
  readonly items: readonly BulkEditItem[];
  /** What would become of them, not what became. */
  readonly forecast?: boolean;
}

/** BULK-1, BULK-2: location by location, what changes and why not. */
export function ItemList({ items, forecast = false }: ItemListProps) {
  return (
    <ul aria-label="Locations" className="border-t border-line">
      {items.map((item, at) => (
        <li
          // A deleted location has no id any more; its place on the page is as good.
          key={item.location.id ?? `deleted ${at}`}
          className="grid gap-x-6 gap-y-2 border-b border-line py-3 md:grid-cols-[minmax(0,14rem)_minmax(0,1fr)_11rem]"
        >
          <ItemName location={item.location} />
          <ItemChanges item={item} />
          <ItemState forecast={forecast} status={item.status} />
        </li>
      ))}
    </ul>
  );
}

function ItemName({ location: { id, name, store_code: code } }: Pick<BulkEditItem, 'location'>) {
  return (
    <p className="min-w-0 wrap-anywhere">
      {id === null ? (
        <span className="font-550">{name}</span>
      ) : (
        <Link className="font-550 text-text hover:underline" to={to('location', { location: id })}>
          <bdi>{name}</bdi>
        </Link>
      )}
      {code && <span className="block font-mono text-12 text-text-3">{code}</span>}
    </p>
  );
}

function ItemState({ status, forecast }: Pick<BulkEditItem, 'status'> & { forecast: boolean }) {
  const { label, tone } = lookOf(status, forecast);
  return (
    <p className="max-md:order-last">
      <StatusDot tone={tone}>{label}</StatusDot>
    </p>
  );
}

function ItemChanges({ item }: { readonly item: BulkEditItem }) {
  const { message, status } = item;
  // Of a location that is refused nothing is saved, so only what stands in the way is of interest.
  const changes = item.changes.filter(({ error }) => status !== 'refused' || error !== null);
  const explained = changes.some(({ error }) => error !== null);
  return (
    <div className="grid min-w-0 gap-2">
      {changes.length > 0 && (
        <dl className="grid gap-2">
          {changes.map((change) => (
            <FieldLine key={change.field} change={change} />
          ))}
        </dl>
      )}
      {/* The platform's sentence about the whole repeats what is said about the fields. */}
      {message && !explained && <p className="text-12 text-text-2 wrap-anywhere">{message}</p>}
    </div>
  );
}

function FieldLine({ change }: { readonly change: BulkFieldChange }) {
  return (
    <div className="grid min-w-0 gap-x-4 gap-y-0.5 md:grid-cols-[8rem_minmax(0,1fr)]">
      <dt className="text-12 leading-5 text-text-3">
        {change.attribute?.display_name ?? sentenceCase(fieldName(change.field))}
      </dt>
      <dd className="min-w-0">
        <ChangeText change={change} />
        {change.error !== null && (
          <p className="mt-1 flex gap-1.5 text-12 text-removed">
            <CircleAlert aria-hidden className="mt-px size-3.5 shrink-0" />
            <span className="min-w-0 wrap-anywhere">{change.error}</span>
          </p>
        )}
      </dd>
    </div>
  );
}
