import { formatCalendarDate, unbrokenTime } from '../../lib/text/format.ts';
import { readWhole } from '@placekeeper/contracts/core/decode';
import type { OutputOf, Schema } from '@placekeeper/contracts/core/schema';
import { fieldValues } from '@placekeeper/contracts/model/field-value';
import type { GoogleUpdate } from '@placekeeper/contracts/model/google-update';
import {
  type OpeningPeriod,
  type SpecialPeriod,
  daysOfWeek,
} from '@placekeeper/contracts/model/opening-hours';
import {
  bySocialField,
  knownField,
  type ProviderField,
} from '@placekeeper/contracts/rules/provider-fields';
import { sameValue } from '@placekeeper/contracts/core/same-value';
import { addressLines } from '@placekeeper/contracts/wording/address-lines';
import type { ListItem } from '@placekeeper/contracts/wording/list-difference';
import {
  categoryItems,
  phoneItems,
  placeItems,
  serviceItems,
} from '@placekeeper/contracts/wording/list-items';
import { openStatusText } from '@placekeeper/contracts/wording/open-status-text';
import { plainLines } from '@placekeeper/contracts/wording/plain-lines';
import { specialDayTexts } from '@placekeeper/contracts/wording/special-day-texts';
import { spansText, weekSpans, dayName } from '@placekeeper/contracts/wording/week-spans';
import { lazyPart } from '@placekeeper/ui/lib/lazy-part';
import { Skeleton } from '@placekeeper/ui/skeleton';
import { Suspense, type ComponentType, type ReactNode } from 'react';
import { reportDrift } from '../../lib/telemetry/report-error.ts';
import type { BeforeAfter } from './before-after.ts';
import { ChangeTable } from './change-table.tsx';
import { DiffMark, NoValue } from './diff-mark.tsx';
import { ListChange } from './list-change.tsx';
import { PinChange, pinText } from './pin-change.tsx';
import { SideBySide } from './side-by-side.tsx';
import { TextChange } from './text-change.tsx';

/** "No hours" instead of "Closed", because Google doesn't show a profile without hours as closed. */
const noHours = 'No hours';

function HoursChange({ before, after }: BeforeAfter<readonly OpeningPeriod[]>) {
  const [ours, theirs] = [weekSpans(before), weekSpans(after)];
  const rows = daysOfWeek
    .filter((day) => !sameValue(ours[day], theirs[day]))
    .map((day) => ({
      name: dayName(day),
      before: before.length === 0 ? noHours : spansText(ours[day], unbrokenTime),
      after: after.length === 0 ? noHours : spansText(theirs[day], unbrokenTime),
    }));
  return (
    <div className="grid gap-2">
      <Suspense fallback={<Skeleton className="h-58.5 sm:h-51" />}>
        <WeekChange before={before} after={after} />
      </Suspense>
      <ChangeTable rowsAre="Day" rows={rows} footer={unchanged(daysOfWeek.length - rows.length)} />
    </div>
  );
}

const WeekChange = lazyPart(async () => (await import('./week-change.tsx')).WeekChange);

function unchanged(days: number): string | undefined {
  if (days === 0) return undefined;
  return days === 1 ? '1 day unchanged' : `${days} days unchanged`;
}

type FieldChangeProps = Pick<GoogleUpdate, 'field_name' | 'platform_value' | 'update_value'>;

/** UPD-8: compares both values by the type of their field. */
export function FieldChange({ field_name, platform_value, update_value }: FieldChangeProps) {
  const sides = { before: platform_value, after: update_value };
  const field = knownField(field_name);
  // An unknown field was already reported when the response arrived.
  if (!field) return <PlainChange {...sides} />;
  const shown = pictures[field](sides);
  if (shown !== null) return shown;
  reportDrift('updates', [{ kind: 'unreadable', path: `/update_value of ${field}` }]);
  return <PlainChange {...sides} />;
}

/** Null if a value doesn't match its schema, or if the view would hide a difference. */
type Picture = (sides: BeforeAfter<unknown>) => ReactNode | null;

function picture<Shape extends Schema>(
  shape: Shape,
  View: ComponentType<BeforeAfter<OutputOf<Shape>>>,
  told: (value: OutputOf<Shape>) => unknown = (value) => value,
): Picture {
  return ({ before, after }) => {
    const [ours, theirs] = [readWhole(shape, before), readWhole(shape, after)];
    if (!ours || !theirs) return null;
    const differ = !sameValue(before, after);
    if (differ && sameValue(told(ours.value), told(theirs.value))) return null;
    return <View before={ours.value} after={theirs.value} />;
  };
}

const list = <Shape extends Schema>(
  shape: Shape,
  itemsOf: (value: OutputOf<Shape>) => readonly ListItem[],
): Picture =>
  picture(
    shape,
    ({ before, after }) => <ListChange before={itemsOf(before)} after={itemsOf(after)} />,
    (value) => itemsOf(value).map(({ text, mark }) => [text, mark]),
  );

const hidden = 'Not shown to customers';

const social = picture(fieldValues['attributes/url_facebook'], LinkChange);

const pictures: Readonly<Record<ProviderField, Picture>> = {
  storeCode: picture(fieldValues.storeCode, TextChange),
  title: picture(fieldValues.title, TextChange),
  'profile.description': picture(fieldValues['profile.description'], TextChange),
  'openInfo.openingDate': picture(fieldValues['openInfo.openingDate'], (sides) => (
    <TextChange {...sides} format={formatCalendarDate} />
  )),
  'openInfo.status': picture(fieldValues['openInfo.status'], (sides) => (
    <TextChange {...sides} format={openStatusText} />
  )),
  websiteUri: picture(fieldValues.websiteUri, LinkChange),
  storefrontAddress: picture(
    fieldValues.storefrontAddress,
    ({ before, after }) => (
      <LinesChange
        before={addressLines(before)}
        after={addressLines(after)}
        none={{ before: hidden, after: hidden }}
      />
    ),
    addressLines,
  ),
  regularHours: picture(fieldValues.regularHours, HoursChange, weekSpans),
  specialHours: picture(fieldValues.specialHours, SpecialHoursChange, (periods) => [
    ...specialDayTexts(periods, unbrokenTime),
  ]),
  latlng: picture(fieldValues.latlng, PinChange, (pin) => pin && pinText(pin)),
  phoneNumbers: list(fieldValues.phoneNumbers, phoneItems),
  categories: list(fieldValues.categories, categoryItems),
  serviceItems: list(fieldValues.serviceItems, serviceItems),
  'serviceArea.places': list(fieldValues['serviceArea.places'], placeItems),
  ...bySocialField(() => social),
};

/** UPD-9: compares values of an unknown format. */
const PlainChange = ({ before, after }: BeforeAfter<unknown>) => (
  <LinesChange
    before={linesOf(before)}
    after={linesOf(after)}
    none={{ before: noneOf(before), after: noneOf(after) }}
  />
);

const linesOf = (value: unknown): readonly string[] =>
  value === undefined || value === null || value === '' ? [] : plainLines(value);

const noneOf = (value: unknown): string => (value === undefined ? 'Unknown' : 'Empty');

type SpecialHours = BeforeAfter<readonly SpecialPeriod[]>;

/** Only the dates that differ. Null is a date without special hours. */
export function changedSpecialDays({ before, after }: SpecialHours) {
  const [ours, theirs] = [
    specialDayTexts(before, unbrokenTime),
    specialDayTexts(after, unbrokenTime),
  ];
  const dates = [...new Set([...ours.keys(), ...theirs.keys()])].toSorted();
  return dates
    .map((date) => ({
      name: formatCalendarDate(date),
      before: ours.get(date) ?? null,
      after: theirs.get(date) ?? null,
    }))
    .filter((row) => row.before !== row.after);
}

export const noSpecialHours = 'Business hours';

function SpecialHoursChange(hours: SpecialHours) {
  const rows = changedSpecialDays(hours).map(({ name, before, after }) => ({
    name,
    before: before ?? noSpecialHours,
    after: after ?? noSpecialHours,
  }));
  return <ChangeTable rowsAre="Date" rows={rows} />;
}

type LinesChangeProps = BeforeAfter<readonly string[]> & {
  readonly none?: BeforeAfter<string>;
};

/** Compares line by line; common lines are unmarked. */
function LinesChange({ before, after, none }: LinesChangeProps) {
  return (
    <SideBySide
      before={<Lines lines={before} others={after} as="removed" none={none?.before} />}
      after={<Lines lines={after} others={before} as="added" none={none?.after} />}
    />
  );
}

interface LinesProps {
  readonly lines: readonly string[];
  readonly others: readonly string[];
  readonly as: 'added' | 'removed';
  readonly none: string | undefined;
}

function Lines({ lines, others, as, none }: LinesProps) {
  if (lines.length === 0) return <NoValue>{none}</NoValue>;
  return lines.map((line, position) => (
    <span key={position} className="block">
      <DiffMark as={others.includes(line) ? 'kept' : as}>{line}</DiffMark>
    </span>
  ));
}

function LinkChange({ before, after }: BeforeAfter<string | null>) {
  return (
    <SideBySide
      before={before ? <WebLink address={before} as="removed" /> : <NoValue />}
      after={after ? <WebLink address={after} as="added" /> : <NoValue />}
    />
  );
}

interface WebLinkProps {
  readonly address: string;
  readonly as: 'added' | 'removed';
}

function WebLink({ address, as }: WebLinkProps) {
  // The URL is untrusted, so only an http(s) URL becomes a link.
  const opens = URL.canParse(address) && ['http:', 'https:'].includes(new URL(address).protocol);
  return (
    <DiffMark as={as}>
      {opens ? (
        <a
          href={address}
          target="_blank"
          rel="noreferrer nofollow"
          className="underline underline-offset-3"
        >
          {address}
        </a>
      ) : (
        address
      )}
    </DiffMark>
  );
}
