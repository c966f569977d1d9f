import Holidays from 'date-holidays';
import type { Plugin } from 'vite';

const moduleId = 'virtual:national-holidays';
/** The previous year, because hours are copied from it, and those before which a build is replaced. */
const years = 4;

/** Dates by name. Of a holiday of several days it has the first. */
export function nationalHolidays(country: string, firstYear: number) {
  const languages = new Holidays(country).getLanguages();
  const language = languages.find((one) => /^en\b/.test(one)) ?? 'en';
  const rules = new Holidays(country, { types: ['public'] });
  const all = Array.from({ length: years }, (_, at) => rules.getHolidays(firstYear + at, language));
  const byName = Map.groupBy(all.flat(), ({ name }) => name);
  return [...byName].map(([name, days]) => [name, ...days.map(({ date }) => date.slice(0, 10))]);
}

/** The rules of all countries are ten times as large as the dates of the next years, so the build has only the dates. */
export const holidayTables: Plugin = {
  name: 'national-holidays',
  resolveId: { filter: { id: new RegExp(`^${moduleId}$`) }, handler: (id) => `\0${id}` },
  load: {
    filter: { id: new RegExp(`^\0${moduleId}$`) },
    handler() {
      const year = new Date().getFullYear() - 1;
      const countries = Object.keys(new Holidays().getCountries());
      const tables = countries.map((country) => [country, nationalHolidays(country, year)]);
      return `/*! Holidays of date-holidays, CC BY 3.0 */ export default ${JSON.stringify(Object.fromEntries(tables))};`;
    },
  },
};
