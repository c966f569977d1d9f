export interface Town {
  readonly locality?: string | null | undefined;
  readonly administrative_area?: string | null | undefined;
  readonly postal_code?: string | null | undefined;
  readonly sorting_code?: string | null | undefined;
  readonly region_code?: string | null | undefined;
}

const separators: Readonly<Record<string, string>> = { US: ', ', CA: ', ', AU: ' ' };

/** The town line includes the state in these countries, and if the country is unknown. */
const separatorOf = ({ region_code: country }: Town): string | undefined =>
  country ? separators[country] : ', ';

export const hasStateInTownLine = (town: Town): boolean => separatorOf(town) !== undefined;

/** `Bristol BS1 4RN`, but `Boston, MA 02116`. */
export function townLine(town: Town): string {
  const separator = separatorOf(town);
  const state = separator === undefined ? null : town.administrative_area;
  const code = [state, town.postal_code, town.sorting_code].filter(Boolean).join(' ');
  return [town.locality, code].filter(Boolean).join(state ? separator : ' ');
}
