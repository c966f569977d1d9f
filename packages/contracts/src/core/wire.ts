import * as z from 'zod/mini';

/** ISO 8601 in UTC. A plain string on purpose: an odd timestamp must not cost the item that carries it. */
export const Timestamp = z.string().check(z.meta({ format: 'date-time' }));
/** `YYYY-MM-DD`, no time zone. */
export const CalendarDate = z.string().check(z.meta({ format: 'date' }));

/** More than any name, address or message has; the limits of what people may write are far below. */
const absurd = /^(.{299})..+/su;

/**
 * UPD-9: of a name, an address or a message that the provider lets be absurdly long, as much as anybody reads. A browser
 * needs minutes to lay out a list of names of 10,000 characters. Where one can be changed, what it may be changed to is shorter.
 */
export const ShownText = z.string().check(z.overwrite(shownText));

/** For those that are sent back as they came. */
export function shownText(text: string): string {
  return text.replace(absurd, '$1…');
}

type MapSchema<Value> = z.ZodMiniType<
  Readonly<Record<string, Value>>,
  Readonly<Record<string, Value>>
>;

/** A map by string. PHP writes an empty one as `[]`, which reads the same through keys and entries. */
export function map<Value>(value: z.ZodMiniType<Value, Value>): MapSchema<Value> {
  return z.union([z.record(z.string(), value), z.tuple([])]) as unknown as MapSchema<Value>;
}

/** An answer without a body. */
export const NoContent = z.undefined();
export const CsvText = z.string();
