import { nameWithCode } from '@placekeeper/contracts/wording/store-code';
import { useNow } from '@placekeeper/ui/hooks/use-now';
import type { ReactNode } from 'react';
import type { HolidayGap } from '../../data/portfolio/holiday-facts.ts';
import type { PortfolioSummary } from '../../data/portfolio/portfolio-summary.ts';
import { standings, type Standing } from '../../data/portfolio/record-filters.ts';
import type { PendingFacts } from '../../data/updates/pending-facts.ts';
import { useDecisions } from '../../data/updates/update-decisions.ts';
import { dayOf } from '../../lib/text/calendar-day.ts';
import { formatCount } from '../../lib/text/format.ts';
import { declinedHash, to } from '../../lib/url/paths.ts';
import { daysAhead } from '../../widgets/hours/days-ahead.ts';
import { AttentionRow, RowLink } from './attention-row.tsx';
import { declinedText } from './declined-text.ts';
import { firstOf } from './first-of.ts';
import { usePausedWithoutAccount } from '../../data/google-accounts/paused-locations.ts';
import { pausedBecause, pausedTitle } from '../../widgets/location/paused-because.ts';
import { ReconnectRow } from './lost-accounts-row.tsx';

/** CARD-5: the most urgent rows come first. Rows of other sources belong between `rows` and `last`. */
export function summaryRows(
  summary: PortfolioSummary | null,
  facts: PendingFacts | null,
  subscribed: boolean,
): { readonly rows: readonly ReactNode[]; readonly last: readonly ReactNode[] } {
  const { paused = 0, declined = [], standing, holiday } = summary ?? {};
  const known = standing ? standing.suspended.length + standing.unverified.length : 0;
  return {
    rows: [
      ...(paused > 0 ? [<PausedRow key="paused" />] : []),
      ...(facts && facts.closing.length > 0
        ? [<ClosingRow key="closing" closing={facts.closing} />]
        : []),
      ...standings.flatMap((one) => {
        const noted = facts?.standing[one] ?? [];
        return noted.length > 0
          ? [<NotedRow key={`noted-${one}`} noted={noted} standing={one} />]
          : [];
      }),
      // The standing of profiles follows from Google's reasons for declining edits, because no call returns it.
      ...standings.flatMap((one) => {
        const found = standing?.[one] ?? [];
        return found.length > 0 ? [<DeclinedRow key={one} declined={found} standing={one} />] : [];
      }),
      // Shown only if some locations with declined edits have no row above.
      ...(declined.length > known ? [<DeclinedRow key="refused" declined={declined} />] : []),
    ],
    // Special hours are published only with a subscription.
    last: holiday && subscribed ? [<HolidayRow key="holiday" {...holiday} />] : [],
  };
}

function ClosingRow({ closing }: Pick<PendingFacts, 'closing'>) {
  const { decisionOf } = useDecisions();
  const left = closing.filter((update) => !decisionOf(update));
  const labels = new Map(left.map(({ location }) => [location.id, nameWithCode(location)]));
  if (labels.size === 0) return null;
  const fields = [...new Set(left.map(({ field_name: field }) => field))];
  return (
    <AttentionRow
      tone="danger"
      action={<RowLink to={to('gbp.updates', {}, { fields, group: 'change' })}>Review</RowLink>}
    >
      <strong>Google shows {formatCount(labels.size, 'location')} as closed:</strong>{' '}
      <bdi>{firstOf([...labels.values()])}</bdi>. In Placekeeper,{' '}
      {labels.size === 1 ? 'it’s' : 'they’re'} open.
    </AttentionRow>
  );
}

const notedTitle = {
  suspended: (count: number) => `Google suspended ${formatCount(count, 'profile')}`,
  unverified: (count: number) =>
    `${formatCount(count, 'profile')} ${count === 1 ? 'isn’t' : 'aren’t'} verified on Google`,
} as const;

/** Filtering the list by more locations would make its URL too long. */
const mostFiltered = 50;

interface NotedRowProps {
  readonly noted: PendingFacts['standing'][Standing];
  readonly standing: Standing;
}

function NotedRow({ noted, standing }: NotedRowProps) {
  const ids = noted.slice(0, mostFiltered).map(({ id }) => id);
  const [only] = noted;
  const place =
    noted.length === 1 && only
      ? to('location', { location: only.id })
      : to('gbp.updates', {}, { locations: ids });
  return (
    <AttentionRow
      tone="danger"
      action={<RowLink to={place}>{noted.length === 1 ? 'View location' : 'View updates'}</RowLink>}
    >
      <strong>{notedTitle[standing](noted.length)}:</strong> <Names of={noted} />. You can’t publish
      edits to {noted.length === 1 ? 'this profile' : 'these profiles'} until this is resolved.
    </AttentionRow>
  );
}

const becauseOf = {
  suspended: ['because the profile was suspended', 'because the profiles were suspended'],
  unverified: ['because the profile wasn’t verified', 'because the profiles weren’t verified'],
} as const;

interface DeclinedRowProps extends Pick<PortfolioSummary, 'declined'> {
  readonly standing?: Standing;
}

function DeclinedRow({ declined, standing }: DeclinedRowProps) {
  const [only] = declined;
  const because = standing && becauseOf[standing][declined.length === 1 ? 0 : 1];
  // A single location opens at its first declined field; several locations open as a list.
  const place =
    declined.length === 1 && only
      ? `${to('location', { location: only.id })}${declinedHash}`
      : to('locationManager', {}, standing ? { standing } : { refused: true });
  return (
    <AttentionRow
      tone="danger"
      action={
        <RowLink to={place}>{declined.length === 1 ? 'View location' : 'View locations'}</RowLink>
      }
    >
      <strong>
        Google declined edits at {formatCount(declined.length, 'location')}
        {because && `, ${because}`}:
      </strong>{' '}
      <Names of={declined} />. {/* As high as its text, which can arrive later. */}
      <span className="block min-h-5 text-12 text-text-3 max-sm:mt-1 max-sm:min-h-16">
        {declinedText(declined)}
      </span>
    </AttentionRow>
  );
}

const Names = ({ of: locations }: { readonly of: PendingFacts['standing'][Standing] }) => (
  <bdi>{firstOf(locations.map(({ label }) => label))}</bdi>
);

function HolidayRow({ name, date, missing, countries }: HolidayGap) {
  const today = dayOf(useNow()) ?? date;
  const country = countries.length === 1 ? countries[0]?.country : undefined;
  const plan = { days: date, gaps: true, ...(country && { country }) };
  return (
    <AttentionRow
      tone="pending"
      action={<RowLink to={to('bulk-edit.holidays', {}, plan)}>Plan</RowLink>}
    >
      <strong>
        <bdi>{name}</bdi> is {daysAhead(today, date)}:
      </strong>{' '}
      {formatCount(missing, 'location')} {missing === 1 ? 'has' : 'have'} no special hours.
    </AttentionRow>
  );
}

/** GACC-2: the list of accounts omits a disconnected account, but its locations remain. */
function PausedRow() {
  const paused = usePausedWithoutAccount();
  if (paused.count === 0) return null;
  return (
    <ReconnectRow>
      <strong>{pausedTitle(paused)}.</strong> {pausedBecause(paused)}
    </ReconnectRow>
  );
}
