import {
  daysOfWeek,
  type DayOfWeek,
  type OpeningPeriod,
} from '@placekeeper/contracts/model/opening-hours';
import {
  weekConsequence,
  weekSegments,
  type WeekSegment,
} from '@placekeeper/contracts/wording/week-difference';
import { dayName, shortDayName, timeText } from '@placekeeper/contracts/wording/week-spans';
import { cn } from '@placekeeper/ui/lib/cn';
import { pageLocale } from '@placekeeper/ui/lib/locale';
import { use } from 'react';
import { localTime, usesTwelveHours } from '../../lib/text/format.ts';
import { BeforeAfterTitles, ChangeMarks, type BeforeAfter } from './before-after.ts';

type Kind = WeekSegment['kind'];

interface WeekChangeProps extends BeforeAfter<readonly OpeningPeriod[]> {
  /** Replaces the sentence about the difference while the weeks can't be compared. */
  readonly caption?: string | undefined;
}

export function WeekChange({ before, after, caption }: WeekChangeProps) {
  const segments = weekSegments(before, after);
  return (
    <figure className="min-h-58.5 sm:min-h-51 rounded-6 border border-line bg-surface px-3 py-2.5">
      <figcaption className="mb-2 min-h-5">
        {caption ?? weekConsequence(before, after, localTime) ?? 'The business hours are the same.'}
      </figcaption>
      <div
        aria-hidden
        className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-2 gap-y-0.5 text-11"
      >
        {daysOfWeek.map((day) => (
          <DayTrack key={day} day={day} segments={segments.filter((each) => each.day === day)} />
        ))}
        <Axis />
      </div>
      <Legend kinds={new Set(segments.map(({ kind }) => kind))} />
    </figure>
  );
}

const minutesPerDay = 24 * 60;
const share = (minutes: number): string => `${(minutes / minutesPerDay) * 100}%`;
/** In minutes. The end of the day has no line, because it is the edge of the track. */
const lines = [0, 6, 12, 18].map((hour) => hour * 60);

interface DayTrackProps {
  readonly day: DayOfWeek;
  readonly segments: readonly WeekSegment[];
}

function DayTrack({ day, segments }: DayTrackProps) {
  const looks = useSegmentStyles();
  const differs = segments.some(({ kind }) => kind !== 'kept');
  return (
    <>
      <span className={differs ? 'font-550' : 'text-text-3'}>{shortDayName(day)}</span>
      <div
        data-day={dayName(day)}
        className="fill-on-paper relative h-3.5 rounded-[2px] bg-hover forced-color-adjust-none"
      >
        {lines.slice(1).map((minutes) => (
          <span
            key={minutes}
            className="absolute inset-y-0 border-s border-line"
            style={{ insetInlineStart: share(minutes) }}
          />
        ))}
        {segments.map(({ open, close, kind }) => (
          <span
            key={open}
            data-kind={kind}
            className={cn('absolute inset-y-0', looks[kind])}
            style={{ insetInlineStart: share(open), inlineSize: share(close - open) }}
          />
        ))}
      </div>
    </>
  );
}

const look = 'fill-on-paper rounded-[2px] forced-color-adjust-none';
const hatch =
  'border bg-[linear-gradient(135deg,currentColor_20%,transparent_20%_50%,currentColor_50%_70%,transparent_70%)] bg-size-[6px_6px]';

/** The pattern shows which week has the hours; the colour shows whether they were kept, removed or added. */
function useSegmentStyles(): Readonly<Record<Kind, string>> {
  const marks = use(ChangeMarks);
  return {
    kept: cn(look, 'bg-line-control'),
    lost: cn(look, hatch, marks.removed === 'kept' ? 'text-text-2' : 'text-removed'),
    added: cn(
      look,
      'border-2',
      marks.added === 'removed' ? 'border-removed bg-removed-bg' : 'border-added bg-added-bg',
    ),
  };
}

function Axis() {
  return (
    <div className="relative col-start-2 h-4 text-text-3 tabular-nums">
      {lines.map((minutes) => (
        <span
          key={minutes}
          className="absolute whitespace-nowrap"
          style={{ insetInlineStart: share(minutes) }}
        >
          {hourText(minutes)}
        </span>
      ))}
    </div>
  );
}

/** `6 AM` or `06:00`, depending on the locale. */
const hourText = (minutes: number): string =>
  usesTwelveHours()
    ? new Intl.DateTimeFormat(pageLocale(), { hour: 'numeric', timeZone: 'UTC' }).format(
        minutes * 60_000,
      )
    : localTime(timeText(minutes));

function Legend({ kinds }: { readonly kinds: ReadonlySet<Kind> }) {
  const titles = use(BeforeAfterTitles);
  const looks = useSegmentStyles();
  const entries = [
    ['kept', 'Both'],
    ['lost', titles.before],
    ['added', titles.after],
  ] as const;
  return (
    <ul aria-hidden className="mt-1.5 flex flex-wrap gap-x-4 gap-y-1 text-12 text-text-2">
      {entries.map(
        ([kind, title]) =>
          kinds.has(kind) && (
            <li key={kind} className="flex items-center gap-1.5">
              <span className={cn('h-3 w-4', looks[kind])} />
              {title}
            </li>
          ),
      )}
    </ul>
  );
}
