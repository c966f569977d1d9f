import * as z from './zod.ts';

/** Known values that an editor can offer, and any other string the platform may send one day (UPD-9). */
export type Open<Known extends string> = Known | (string & Record<never, never>);

export function openEnum<const Values extends readonly [string, ...string[]]>(values: Values) {
  // A union of the enum and any string accepts exactly the strings; the type keeps the known ones visible.
  return z.union([z.enum(values), z.string()]) as unknown as z.ZodMiniType<
    Open<Values[number]>,
    Open<Values[number]>
  >;
}
