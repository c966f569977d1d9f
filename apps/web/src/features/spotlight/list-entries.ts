import type { Tag } from '@placekeeper/contracts/model/tag';
import { foldText } from '@placekeeper/contracts/rules/fold-text';
import { ListFilter } from 'lucide-react';
import { formatDate } from '../../lib/text/format.ts';
import { to } from '../../lib/url/paths.ts';
import type { Entry } from './entry.ts';

type Query = NonNullable<Parameters<typeof to>[2]>;

const listEntry = (key: string, title: string, query: Query, keywords = ''): Entry => ({
  key: `list-${key}`,
  title,
  keywords,
  icon: ListFilter,
  does: { kind: 'go', to: to('locationManager', {}, query) },
});

/** SPOT-8: states and missing facts, each as a filter of the list. */
export const stateEntries: readonly Entry[] = [
  listEntry(
    'lost-access',
    'Locations with lost access',
    { status: 'lost-authorization' },
    'reconnect authorization paused disconnected',
  ),
  listEntry('managed', 'Managed locations', { status: 'enabled' }, 'management on'),
  listEntry('not-managed', 'Locations not managed', { status: 'disabled' }, 'management off'),
  listEntry('updates', 'Locations with updates to review', { updates: true }, 'pending changes'),
  listEntry('declined', 'Locations with declined edits', { refused: true }, 'declined by google'),
  listEntry(
    'suspended',
    'Locations with a suspended profile',
    { standing: 'suspended' },
    'declined by google reinstatement',
  ),
  listEntry(
    'unverified',
    'Locations with an unverified profile',
    { standing: 'unverified' },
    'declined by google not verified verification',
  ),
  listEntry(
    'description',
    'Locations missing a description',
    { missing: ['description'] },
    'missing description no description without description',
  ),
  listEntry(
    'hours',
    'Locations missing business hours',
    { missing: ['hours'] },
    'missing hours no hours without hours opening',
  ),
  listEntry(
    'phone',
    'Locations missing a phone number',
    { missing: ['phone'] },
    'missing phone no phone without phone',
  ),
  listEntry(
    'website',
    'Locations missing a website',
    { missing: ['website'] },
    'missing website no website without website',
  ),
  listEntry(
    'closed-temporarily',
    'Temporarily closed locations',
    { open: 'closed_temporarily' },
    'closed',
  ),
  listEntry(
    'closed-permanently',
    'Permanently closed locations',
    { open: 'closed_permanently' },
    'closed',
  ),
];

/** Opens the list with this search. */
export const searchEntry = (search: string, title: string): Entry =>
  listEntry('search', title, { filter: search });

const mostTags = 3;

/** Entries for the typed text: tags by name, and dates without special hours. */
export function listEntriesFor(
  text: string,
  tags: readonly Pick<Tag, 'id' | 'name'>[],
  today = new Date(),
): readonly Entry[] {
  const wanted = foldText(text.trim());
  const tagged = tags
    .filter(({ name }) => wanted.length > 1 && foldText(name).includes(wanted))
    .slice(0, mostTags)
    .map(({ id, name }) => listEntry(`tag-${id}`, `Locations tagged “${name}”`, { tags: [id] }));
  const date = unplannedDate(wanted, today);
  return [
    ...(date
      ? [
          listEntry('unplanned', `Locations without special hours on ${formatDate(date)}`, {
            unplanned: date,
          }),
        ]
      : []),
    ...tagged,
  ];
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** The next such day for `no holiday hours 24 dec`, or the day of a full date. */
function unplannedDate(text: string, today: Date): string | null {
  const [, rest] =
    /^(?:no|missing|without) (?:holiday|special) hours(?: on)? (.+)$/.exec(text) ?? [];
  if (!rest) return null;
  const full = /^(\d{4})-(\d\d)-(\d\d)$/.exec(rest);
  if (full) return dateOf(Number(full[1]), Number(full[2]) - 1, Number(full[3]));
  const day = Number(/\d+/.exec(rest)?.[0]);
  const month = months.indexOf(/[a-z]{3}/.exec(rest)?.[0] ?? '');
  if (!day || month < 0) return null;
  const year = today.getFullYear();
  const isPast = month < today.getMonth() || (month === today.getMonth() && day < today.getDate());
  return dateOf(isPast ? year + 1 : year, month, day);
}

/** Null for a day that doesn't exist. */
function dateOf(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month, day));
  return date.getUTCMonth() === month ? date.toISOString().slice(0, 10) : null;
}
