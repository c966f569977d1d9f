/** Replaces Arabic, Persian and full-width digits. Also normalizes other characters (NFKC), so it is not for free text. */
export const latinDigits = (text: string): string =>
  text.normalize('NFKC').replaceAll(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16));
