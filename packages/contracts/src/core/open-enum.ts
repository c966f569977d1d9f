import * as z from './zod.ts';

/** Known values, and any other string that the platform may send later (UPD-9). */
export type Open<Known extends string> = Known | (string & Record<never, never>);

export function openEnum<const Values extends readonly [string, ...string[]]>(values: Values) {
  // zod infers `string` for this union; the cast keeps the known values in the type.
  return z.union([z.enum(values), z.string()]) as unknown as z.ZodMiniType<
    Open<Values[number]>,
    Open<Values[number]>
  >;
}
