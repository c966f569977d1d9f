import * as z from './zod.ts';

/** ISO 8601 in UTC. A plain string, so that an invalid timestamp does not drop its item. */
export const Timestamp = z.string().check(z.meta({ format: 'date-time' }));
/** `YYYY-MM-DD`, without a time zone. */
export const CalendarDate = z.string().check(z.meta({ format: 'date' }));

/** Truncates a text to at most `most` characters, including the ellipsis. */
function cutAt(most: number): (text: string) => string {
  const absurd = new RegExp(`^(.{${most - 1}})..+`, 'su');
  return (text) => text.replace(absurd, '$1…');
}

/** Truncates a name or an address on the screen; the whole text is sent back. */
export const shownText = cutAt(250);

/**
 * UPD-9: truncates names and addresses, which can be extremely long at the provider: a browser needs minutes to lay out
 * a list of names of 10,000 characters. The limits for editing are shorter.
 */
export const ShownText = z.string().check(z.overwrite(shownText));

/** Longer than ShownText, because reasons consist of whole sentences. */
export const ShownMessage = z.string().check(z.overwrite(cutAt(600)));

type MapSchema<Value> = z.ZodMiniType<
  Readonly<Record<string, Value>>,
  Readonly<Record<string, Value>>
>;

/** A map with string keys. PHP writes an empty map as `[]`, which has no entries either. */
export function map<Value>(value: z.ZodMiniType<Value, Value>): MapSchema<Value> {
  return z.union([z.record(z.string(), value), z.tuple([])]) as unknown as MapSchema<Value>;
}

export const NoContent = z.undefined();
