import { countryName } from '@placekeeper/contracts/wording/country-name';
import { useQuery } from '@tanstack/react-query';
import { googleTokenQueries } from '../../data/google-accounts/queries.ts';
import { usePortfolio } from '../../data/portfolio/portfolio.ts';
import type { Standing } from '../../data/portfolio/record-filters.ts';
import { formatDate } from '../../lib/text/format.ts';
import type { LocationFilterState } from './filter-state.ts';
import { missingNames } from './missing-names.ts';

/** Derived from Google's reasons for declining an edit. */
export const standingNames = {
  suspended: 'Declined: profile suspended',
  unverified: 'Declined: profile not verified',
} as const satisfies Record<Standing, string>;

export const openNames = {
  open: 'Open',
  closed_temporarily: 'Temporarily closed',
  closed_permanently: 'Permanently closed',
} as const;

/** The names of the panel's active filters, each with the change that removes it. */
export function useMoreFilters(state: LocationFilterState) {
  const { country, city, category, account, label, open, missing = [], tagged, tags } = state;
  const { standing, unplanned } = state;
  const { records } = usePortfolio();
  const tokens = useQuery({ ...googleTokenQueries.list(), enabled: account !== undefined });
  const email = tokens.data?.tokens.find(({ id }) => id === account)?.email;
  const categoryName =
    category && records.find((record) => record.primary_category_id === category)?.primary_category;
  const filters: readonly {
    readonly name: string | undefined;
    readonly without: Partial<LocationFilterState>;
  }[] = [
    {
      name: tags?.length && tagged && (tagged === 'all' ? 'Has all tags' : 'Has none of the tags'),
      without: { tagged: undefined },
    },
    { name: country && `Country: ${countryName(country)}`, without: { country: undefined } },
    { name: city && `City: ${city}`, without: { city: undefined } },
    {
      name: category && `Primary category: ${categoryName ?? category}`,
      without: { category: undefined },
    },
    {
      name: account && `Google account: ${email ?? account}`,
      without: { account: undefined },
    },
    { name: label && `Label: ${label}`, without: { label: undefined } },
    { name: open && `Open status: ${openNames[open]}`, without: { open: undefined } },
    { name: standing && standingNames[standing], without: { standing: undefined } },
    ...missing.map((fact) => ({
      name: missingNames[fact],
      without: { missing: missing.filter((other) => other !== fact) },
    })),
    {
      name: unplanned && `No special hours on ${formatDate(unplanned)}`,
      without: { unplanned: undefined },
    },
  ].map(({ name, without }) => ({ name: name || undefined, without }));
  return filters.flatMap(({ name, without }) => (name ? [{ name, without }] : []));
}
