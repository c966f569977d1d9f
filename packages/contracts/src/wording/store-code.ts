/** Google gives a profile without a store code a number of up to 20 digits, which means nothing to its owner. */
const givenByGoogle = /^\d{16,20}$/;

export const storeCodeOf = ({
  store_code: code,
}: {
  readonly store_code?: string | null | undefined;
}): string | undefined => (code && !givenByGoogle.test(code) ? code : undefined);
