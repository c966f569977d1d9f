import { daysOfWeek, type DayOfWeek, type OpeningPeriod } from '../model/opening-hours.ts';
import { sameValue } from '../core/same-value.ts';
import { minutesPerDay } from '../rules/validate-opening-hours.ts';
import { countText } from './group-digits.ts';
import {
  dayName,
  isWholeDay,
  spansText,
  weekSpans,
  type FormatTime,
  type Span,
} from './week-spans.ts';

const minutesPerWeek = 7 * minutesPerDay;

/** Hours on one calendar day. `kept`: in both weeks. `lost`: only in the first. `added`: only in the second. */
export interface WeekSegment extends Span {
  readonly day: DayOfWeek;
  readonly kind: 'kept' | 'lost' | 'added';
}

/** The open hours of two weeks by calendar day; hours after midnight belong to the next day. */
export function weekSegments(
  before: readonly OpeningPeriod[],
  after: readonly OpeningPeriod[],
): readonly WeekSegment[] {
  const [ours, theirs] = [spansOfWeek(before), spansOfWeek(after)];
  const midnights = daysOfWeek.map((_, day) => day * minutesPerDay);
  return partsOf(ours, theirs, midnights).map(({ open, close, kind }) => {
    const day = Math.floor(open / minutesPerDay);
    const midnight = day * minutesPerDay;
    return {
      day: daysOfWeek[day] ?? 'SUNDAY',
      open: open - midnight,
      close: close - midnight,
      kind,
    };
  });
}

/** In minutes since Monday 00:00. Hours past the end of Sunday count as Monday's. */
function spansOfWeek(periods: readonly OpeningPeriod[]): readonly Span[] {
  const week = weekSpans(periods);
  return daysOfWeek.flatMap((day, at) =>
    week[day].flatMap((span) => {
      const [open, close] = [span.open + at * minutesPerDay, span.close + at * minutesPerDay];
      if (close <= minutesPerWeek) return [{ open, close }];
      return [
        { open, close: minutesPerWeek },
        { open: 0, close: close - minutesPerWeek },
      ];
    }),
  );
}

type Part = Span & Pick<WeekSegment, 'kind'>;

const covers = (spans: readonly Span[], open: number, close: number): boolean =>
  spans.some((span) => span.open <= open && close <= span.close);

/** The open hours of both weeks, split at `cuts` and wherever one of the weeks opens or closes. */
function partsOf(
  ours: readonly Span[],
  theirs: readonly Span[],
  cuts: readonly number[] = [],
): readonly Part[] {
  const ends = [...ours, ...theirs].flatMap(({ open, close }) => [open, close]);
  const moments = [...new Set([...ends, ...cuts])].toSorted((a, b) => a - b);
  const parts: Part[] = [];
  for (const [index, open] of moments.entries()) {
    const close = moments[index + 1];
    if (close === undefined) break;
    const [had, has] = [covers(ours, open, close), covers(theirs, open, close)];
    if (!had && !has) continue;
    const kind = had && has ? 'kept' : had ? 'lost' : 'added';
    const last = parts.at(-1);
    if (last?.kind === kind && last.close === open && !cuts.includes(open))
      parts.splice(-1, 1, { ...last, close });
    else parts.push({ open, close, kind });
  }
  return parts;
}

/** The maximum number of groups of days that are described; the days of further groups are only counted. */
const groupsUpTo = 3;

/**
 * Describes how the second week differs from the first: `Closes 1½ hours earlier on Thursday; closed on Sunday`. Null
 * if the opening hours are equal.
 */
export function weekConsequence(
  before: readonly OpeningPeriod[],
  after: readonly OpeningPeriod[],
  format: FormatTime,
): string | null {
  const [ours, theirs] = [weekSpans(before), weekSpans(after)];
  const groups = new Map<string, DayOfWeek[]>();
  for (const day of daysOfWeek) {
    const text = dayConsequence(ours[day], theirs[day], format);
    if (text !== null) groups.set(text, [...(groups.get(text) ?? []), day]);
  }
  if (groups.size === 0) return null;
  if (before.length === 0) return `Hours added: open ${hoursInWeek(after)}`;
  if (after.length === 0) return `Hours removed: was open ${hoursInWeek(before)}`;
  const entries = [...groups];
  const described = entries.slice(0, groupsUpTo).map(([text, days]) => `${text} ${daysText(days)}`);
  const rest = entries.slice(groupsUpTo).flatMap(([, days]) => days).length;
  if (rest > 0) described.push(`other hours on ${rest} more ${rest === 1 ? 'day' : 'days'}`);
  const text = described.join('; ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function hoursInWeek(periods: readonly OpeningPeriod[]): string {
  const minutes = weekSegments(periods, []).reduce((sum, { open, close }) => sum + close - open, 0);
  return `${durationText(minutes)} a week`;
}

function dayConsequence(
  ours: readonly Span[],
  theirs: readonly Span[],
  format: FormatTime,
): string | null {
  if (sameValue(ours, theirs)) return null;
  if (theirs.length === 0) return 'closed';
  if (isWholeDay(theirs)) return 'open 24 hours';
  if (ours.length === 0) return `also open ${spansText(theirs, format)}`;
  const parts = partsOf(ours, theirs);
  if (isWholeDay(ours) || !parts.some(({ kind }) => kind === 'kept'))
    return `open ${spansText(theirs, format)} instead of ${isWholeDay(ours) ? '24 hours' : spansText(ours, format)}`;
  const moves: string[] = [];
  const others: Part[] = [];
  for (const [at, part] of parts.entries()) {
    if (part.kind === 'kept') continue;
    const move = moveText(part, parts[at - 1], parts[at + 1]);
    if (move === null) others.push(part);
    else moves.push(move);
  }
  const states = (['lost', 'added'] as const).flatMap((kind) => {
    const spans = others.filter((part) => part.kind === kind);
    const state = kind === 'lost' ? 'closed' : 'also open';
    return spans.length > 0 ? `${state} ${spansText(spans, format)}` : [];
  });
  if (moves.length === 0) return states.length > 0 ? states.join(' and ') : null;
  if (states.length === 0) return moves.join(' and ');
  return `${moves.join(', ')} and is ${states.join(' and ')}`;
}

/** A change at the beginning or end of a day, next to kept hours, moves the opening or closing time; null otherwise. */
function moveText(part: Part, previous: Part | undefined, next: Part | undefined): string | null {
  const duration = durationText(part.close - part.open);
  const isLost = part.kind === 'lost';
  if (!previous && next?.kind === 'kept' && next.open === part.close)
    return `opens ${duration} ${isLost ? 'later' : 'earlier'}`;
  if (!next && previous?.kind === 'kept' && previous.close === part.open)
    return `closes ${duration} ${isLost ? 'earlier' : 'later'}`;
  return null;
}

/** `1½ hours`, `45 minutes`, `2 hours 10 minutes` */
function durationText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (rest === 30 && hours > 0) return `${hours}½ hours`;
  const words = [
    ...(hours > 0 ? [countText(hours, 'hour')] : []),
    ...(rest > 0 ? [countText(rest, 'minute')] : []),
  ];
  return words.join(' ');
}

/** `on Monday`, `on Monday and Sunday`, `from Monday to Friday`, `every day` */
function daysText(days: readonly DayOfWeek[]): string {
  if (days.length === daysOfWeek.length) return 'every day';
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return '';
  const isRun = daysOfWeek.indexOf(last) - daysOfWeek.indexOf(first) === days.length - 1;
  if (isRun && days.length > 2) return `from ${dayName(first)} to ${dayName(last)}`;
  const names = days.map(dayName);
  return names.length === 1
    ? `on ${names[0]}`
    : `on ${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
