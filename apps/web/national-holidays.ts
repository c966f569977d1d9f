import Holidays from 'date-holidays';
import type { Plugin } from 'vite';

const moduleId = 'virtual:national-holidays';
/**
 * The previous year, from which hours are copied, the current year, and two years in which the build may stay in use.
 */
const years = 4;

/** Dates by name. A holiday of several days has only its first date. */
export function nationalHolidays(country: string, firstYear: number) {
  const languages = new Holidays(country).getLanguages();
  const language = languages.find((one) => /^en\b/.test(one)) ?? 'en';
  const rules = new Holidays(country, { types: ['public'] });
  const all = Array.from({ length: years }, (_, at) => rules.getHolidays(firstYear + at, language));
  const byName = Map.groupBy(all.flat(), ({ name }) => name);
  return [...byName].map(([name, days]) => [
    name.replaceAll("'", '’'),
    ...days.map(({ date }) => date.slice(0, 10)),
  ]);
}

/** Computed once, because a build loads the module twice and the lunar calendars take seconds. */
let tables: string | undefined;

function holidaysOfAllCountries(): string {
  const year = new Date().getFullYear() - 1;
  const countries = Object.keys(new Holidays().getCountries());
  return JSON.stringify(
    Object.fromEntries(countries.map((country) => [country, nationalHolidays(country, year)])),
  );
}

/** The build contains only the dates of some years, because the rules of all countries are ten times as large. */
export const holidayTables: Plugin = {
  name: 'national-holidays',
  resolveId: { filter: { id: new RegExp(`^${moduleId}$`) }, handler: (id) => `\0${id}` },
  load: {
    filter: { id: new RegExp(`^\0${moduleId}$`) },
    handler() {
      tables ??= holidaysOfAllCountries();
      return `/*! Holidays of date-holidays, CC BY 3.0 */ export default ${tables};`;
    },
  },
};
