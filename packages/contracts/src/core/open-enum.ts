import * as z from './zod.ts';

/** Known values, and any other string that the platform may send later (UPD-9). */
export type Open<Known extends string> = Known | (string & Record<never, never>);

export function openEnum<const Values extends readonly [string, ...string[]]>(values: Values) {
  // A union of the enum and any string accepts any string; only the type keeps the known values.
  return z.union([z.enum(values), z.string()]) as unknown as z.ZodMiniType<
    Open<Values[number]>,
    Open<Values[number]>
  >;
}
