import type { BulkEditItem, BulkFieldChange } from '../../../data/bulk-edit/bulk-edit-types.ts';
import { StatusDot } from '@placekeeper/ui/status-dot';
import { CircleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { to } from '../../../lib/url/paths.ts';
import { fieldName } from '../../../widgets/field-value/field-name.ts';
import { sentenceCase } from '../../../widgets/updates/update-title.tsx';
import { lookOf } from './item-status.ts';
import { ChangeText } from './change-text.tsx';

interface ItemListProps {
  readonly items: readonly BulkEditItem[];
  /** Whether the items are a preview. */
  readonly forecast?: boolean;
}

export function ItemList({ items, forecast = false }: ItemListProps) {
  return (
    <ul aria-label="Locations" className="border-t border-line">
      {items.map((item, at) => (
        <li
          // A deleted location has no id, so its index is the key.
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
  // A refused location saves nothing, so only its errors are shown.
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
      {/* Hidden if the fields' own errors already explain it. */}
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
