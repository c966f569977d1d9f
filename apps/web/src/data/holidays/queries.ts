import { queryOptions } from '@tanstack/react-query';

export interface Holiday {
  readonly name: string;
  /** `YYYY-MM-DD` */
  readonly date: string;
}

/** The public holidays of a country; absent for a country without any known. */
export type HolidaysByCountry = Readonly<Partial<Record<string, readonly Holiday[]>>>;

export const holidayQueries = {
  /** Those between two days, both included. */
  between: (from: string, to: string) =>
    queryOptions<HolidaysByCountry>({
      queryKey: ['holidays', from, to],
      queryFn: async () => {
        const { default: tables } = await import('virtual:national-holidays');
        return Object.fromEntries(
          Object.entries(tables).map(([country, table]) => [
            country,
            table.flatMap(([name, ...dates]) =>
              dates.filter((date) => date >= from && date <= to).map((date) => ({ name, date })),
            ),
          ]),
        );
      },
      staleTime: Infinity,
    }),
};
