import { queryOptions } from '@tanstack/react-query';

export interface Holiday {
  readonly name: string;
  /** `YYYY-MM-DD` */
  readonly date: string;
}

/** Public holidays by country; a country without known holidays is absent. */
export type HolidaysByCountry = Readonly<Partial<Record<string, readonly Holiday[]>>>;

export const holidayQueries = {
  /** Both days are included. */
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
