/** Google gives a profile without a store code a number of up to 20 digits, which means nothing to its owner. */
export const googleStoreCode = /^\d{16,20}$/;

interface Coded {
  readonly store_code?: string | null | undefined;
}

export const storeCodeOf = ({ store_code: code }: Coded): string | undefined =>
  code && !googleStoreCode.test(code) ? code : undefined;

/** With the store code, because locations of a chain often have the same name. */
export function nameWithCode(location: Coded & { readonly name?: string | undefined }): string {
  const code = storeCodeOf(location);
  return [location.name, code && `(${code})`].filter(Boolean).join(' ');
}
