import { formatCalendarDate, localTime } from '../../../lib/text/format.ts';
import type { BulkFieldChange } from '../../../data/bulk-edit/bulk-edit-types.ts';
import { ArrowRight, Undo2 } from 'lucide-react';
import { use, useState, type RefCallback } from 'react';
import { Button } from '@placekeeper/ui/button';
import { readWhole } from '@placekeeper/contracts/core/decode';
import type { OutputOf, Schema } from '@placekeeper/contracts/core/schema';
import { fieldValues } from '@placekeeper/contracts/model/field-value';
import { isProviderField } from '@placekeeper/contracts/rules/provider-fields';
import {
  categoryItems,
  phoneItems,
  placeItems,
  serviceItems,
} from '@placekeeper/contracts/wording/list-items';
import { listDifference, type ListItem } from '@placekeeper/contracts/wording/list-difference';
import { addressLines } from '@placekeeper/contracts/wording/address-lines';
import { plainLines } from '@placekeeper/contracts/wording/plain-lines';
import { specialDayTexts } from '@placekeeper/contracts/wording/special-day-texts';
import { weekText } from '@placekeeper/contracts/wording/week-spans';
import { openStatusText } from '@placekeeper/contracts/wording/open-status-text';
import { cn } from '@placekeeper/ui/lib/cn';
import { VisuallyHidden } from '@placekeeper/ui/visually-hidden';
import * as z from '@placekeeper/contracts/core/zod';
import { safeParse } from '@placekeeper/contracts/core/validate';
import {
  changedSpecialDays,
  FieldChange,
  noSpecialHours,
} from '../../../widgets/field-value/field-change.tsx';
import { pinText } from '../../../widgets/field-value/pin-change.tsx';
import { Runs } from '../../../widgets/field-value/text-change.tsx';
import { wordDiff, type WordDiff, type Words } from '../../../widgets/field-value/word-diff.ts';
import { DiffMark, NoValue } from '../../../widgets/field-value/diff-mark.tsx';
import { BeforeAfterTitles, ChangeMarks } from '../../../widgets/field-value/before-after.ts';
import { labelColourNames } from '../../../widgets/location/label-colours.ts';
import { attributeItems } from './attribute-items.ts';

const text = z.nullable(z.string());
/** In characters. Longer texts mark only the changed words, if enough words are common. */
const markedWholeUpTo = 80;
const titles = { before: 'Before', after: 'After' };

export function ChangeText({ change }: { readonly change: BulkFieldChange }) {
  const { field, before, after } = change;
  if (before === undefined) return <UnknownBefore change={change} />;
  const lists = listsOf(change);
  if (lists) return <ListLine {...lists} />;
  if (field === 'specialHours') {
    const days = specialDaysOf(before, after);
    if (days.length > 0) return <SpecialDays days={days} />;
  }
  const [old, now] = [safeParse(text, before), safeParse(text, after)];
  if (old.success && now.success)
    return <TextLine before={wordOf(field, old.data)} after={wordOf(field, now.data)} />;
  return (
    <BeforeAfterTitles value={titles}>
      <FieldChange field_name={field} platform_value={before} update_value={after} />
    </BeforeAfterTitles>
  );
}

function specialDaysOf(before: unknown, after: unknown): SpecialDaysProps['days'] {
  const [old, now] = [before, after].map((value) => readWhole(fieldValues.specialHours, value));
  return old && now ? changedSpecialDays({ before: old.value, after: now.value }) : [];
}

interface SpecialDaysProps {
  readonly days: ReturnType<typeof changedSpecialDays>;
}

/** The special hours of each changed date, before and after. Without a frame, because many rows show the same dates. */
const SpecialDays = ({ days }: SpecialDaysProps) => (
  <ul className="grid max-w-form gap-1.5">
    {days.map(({ name, before, after }) => (
      <li key={name} className="grid gap-x-4 sm:grid-cols-[7rem_minmax(0,1fr)]">
        <span className="text-text-2 tabular-nums">{name}</span>
        <TextLine after={after} before={before} missing={noSpecialHours} none={noSpecialHours} />
      </li>
    ))}
  </ul>
);

function UnknownBefore({ change }: { readonly change: BulkFieldChange }) {
  const { field, after } = change;
  const lists = listsOf({ ...change, before: after });
  const words = lists
    ? lists.after.map(({ text: word, mark }) => (mark ? `${word} (${mark.toLowerCase()})` : word))
    : [textOf(field, after)];
  return (
    <TextLine
      after={words.filter((word) => word !== null).join(', ')}
      before={null}
      missing="Unknown"
    />
  );
}

const wordings: Readonly<Record<string, (value: string) => string>> = {
  'openInfo.status': openStatusText,
  'openInfo.openingDate': formatCalendarDate,
  label_type: (type) =>
    Object.entries(labelColourNames).find(([known]) => known === type)?.[1] ?? type,
};

const wordOf = (field: string, value: string | null): string | null =>
  value ? (wordings[field]?.(value) ?? value) : null;

const textIn =
  <Shape extends Schema>(shape: Shape, tell: (value: OutputOf<Shape>) => string) =>
  (value: unknown): string | null => {
    const read = readWhole(shape, value);
    return read && tell(read.value);
  };

/** Structured values as one line of text. */
const partTexts: Readonly<Record<string, (value: unknown) => string | null>> = {
  regularHours: textIn(fieldValues.regularHours, (periods) => weekText(periods, localTime)),
  specialHours: textIn(fieldValues.specialHours, (periods) =>
    [...specialDayTexts(periods, localTime)]
      .map(([date, hours]) => `${formatCalendarDate(date)}: ${hours}`)
      .join('; '),
  ),
  storefrontAddress: textIn(fieldValues.storefrontAddress, (address) =>
    addressLines(address).join(', '),
  ),
  latlng: textIn(fieldValues.latlng, (pin) => (pin ? pinText(pin) : '')),
};

function textOf(field: string, value: unknown): string | null {
  const line = safeParse(text, value);
  if (line.success) return wordOf(field, line.data);
  return partTexts[field]?.(value) ?? plainLines(value).join(', ');
}

interface TextLineProps {
  readonly before: string | null;
  readonly after: string | null;
  /** Instead of an empty `before`. */
  readonly missing?: string;
  /** Instead of an empty `after`. */
  readonly none?: string;
}

function TextLine({ before, after, missing, none }: TextLineProps) {
  const [isWhole, setIsWhole] = useState(false);
  const [isCut, setIsCut] = useState(false);
  const difference =
    before && after && Math.max(before.length, after.length) > markedWholeUpTo
      ? wordDiff(before, after)
      : null;
  const short = difference && withoutStart(difference);
  const words = isWhole ? difference : (short ?? difference);
  const watch: RefCallback<HTMLElement> = (line) => {
    if (!line) return undefined;
    const observer = new ResizeObserver(() => setIsCut(hasCutText(line)));
    observer.observe(line);
    return () => observer.disconnect();
  };
  const Arrow = use(ChangeMarks).added === 'added' ? ArrowRight : Undo2;
  return (
    <>
      {/* On wide screens in columns, so that the values of all rows are aligned. */}
      <span
        ref={watch}
        className="relative flex flex-wrap gap-y-1 lg:grid lg:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)]"
      >
        <VisuallyHidden>Before: </VisuallyHidden>
        <Side
          as="removed"
          isWhole={isWhole}
          missing={missing}
          value={before}
          words={words?.before}
        />
        <span className="flex min-w-0 lg:contents">
          <Arrow aria-hidden className="mx-1 mt-1 size-3.5 shrink-0 text-text-3" />
          <VisuallyHidden>After: </VisuallyHidden>
          <Side as="added" isWhole={isWhole} missing={none} value={after} words={words?.after} />
        </span>
      </span>
      {(isCut || isWhole || short) && (
        <Button
          aria-expanded={isWhole}
          className="-ml-px h-6 px-1.5 print:hidden"
          size="sm"
          variant="link"
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? 'Show less' : 'Show full text'}
        </Button>
      )}
    </>
  );
}

/** The padding of a mark is not a cut line. */
const hasCutText = (line: HTMLElement): boolean =>
  [...line.querySelectorAll('.line-clamp-2')].some(
    ({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 4,
  );

/** In characters, about one line. */
const longStart = 60;

/** Without a long start that both texts share, so that the first two lines show a change; null without such a start. */
function withoutStart({ before, after }: WordDiff): WordDiff | null {
  const same = Math.min(
    ...[before, after].map(([first]) => (first && !first.changed ? first.text.length : 0)),
  );
  if (same < longStart) return null;
  const short = ([first, ...others]: readonly Words[]): readonly Words[] =>
    first
      ? [
          { ...first, text: `…${first.text.slice(first.text.lastIndexOf(' ', same - 20))}` },
          ...others,
        ]
      : [];
  return { before: short(before), after: short(after) };
}

interface SideProps {
  readonly as: 'added' | 'removed';
  readonly value: string | null;
  readonly missing?: string | undefined;
  readonly words?: readonly Words[] | undefined;
  readonly isWhole: boolean;
}

const Side = ({ as, value, missing, words, isWhole }: SideProps) => (
  <span
    dir="auto"
    className={cn(
      'min-w-0 px-1.5 whitespace-pre-line wrap-anywhere',
      !isWhole && 'line-clamp-2 print:line-clamp-none',
    )}
  >
    {value ? (
      words ? (
        <Runs as={as} words={words} />
      ) : (
        <DiffMark as={as}>{value}</DiffMark>
      )
    ) : (
      <NoValue>{missing}</NoValue>
    )}
  </span>
);

interface Lists {
  readonly before: readonly ListItem[];
  readonly after: readonly ListItem[];
}

function ListLine({ before, after }: Lists) {
  const marks = use(ChangeMarks);
  const signs = { added: '+ ', removed: '− ', kept: '' };
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 px-1.5">
      {listDifference(before, after)
        .filter(({ change }) => change !== 'kept')
        .map(({ change, key, text: words, mark }) => (
          <li key={`${change} ${mark} ${key}`} className="wrap-anywhere">
            <DiffMark as={change}>
              {change !== 'kept' && signs[marks[change]]}
              <bdi>{words}</bdi>
              {mark && ` (${mark.toLowerCase()})`}
            </DiffMark>
          </li>
        ))}
    </ul>
  );
}

const tags = z.array(z.looseObject({ id: z.number(), name: z.string() }));
const tagItems = (value: z.infer<typeof tags>): readonly ListItem[] =>
  value.map(({ id, name }) => ({ key: String(id), text: name }));

function listsOf({ field, before, after, attribute }: BulkFieldChange): Lists | null {
  if (attribute)
    return { before: attributeItems(attribute, before), after: attributeItems(attribute, after) };
  const read = <Shape extends Schema>(
    shape: Shape,
    itemsOf: (value: OutputOf<Shape>) => readonly ListItem[],
  ): Lists | null => {
    const [old, now] = [readWhole(shape, before), readWhole(shape, after)];
    return old && now ? { before: itemsOf(old.value), after: itemsOf(now.value) } : null;
  };
  if (field === 'tags') return read(tags, tagItems);
  if (!isProviderField(field)) return null;
  if (field === 'phoneNumbers') return read(fieldValues.phoneNumbers, phoneItems);
  if (field === 'categories') return read(fieldValues.categories, categoryItems);
  if (field === 'serviceArea.places') return read(fieldValues['serviceArea.places'], placeItems);
  return field === 'serviceItems' ? read(fieldValues.serviceItems, serviceItems) : null;
}
