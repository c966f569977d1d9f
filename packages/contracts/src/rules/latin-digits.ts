/** Replaces Arabic, Persian and full-width digits, which keyboards of other scripts write. */
export const latinDigits = (text: string): string =>
  text.normalize('NFKC').replaceAll(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16));
