import * as z from './zod.ts';

/** ISO 8601 in UTC. A plain string on purpose: an odd timestamp must not cost the item that carries it. */
export const Timestamp = z.string().check(z.meta({ format: 'date-time' }));
/** `YYYY-MM-DD`, no time zone. */
export const CalendarDate = z.string().check(z.meta({ format: 'date' }));

/** Keeps as many characters, the last of which says that there were more. */
function cutAt(most: number): (text: string) => string {
  const absurd = new RegExp(`^(.{${most - 1}})..+`, 'su');
  return (text) => text.replace(absurd, '$1…');
}

/** For names and addresses that are sent back as they came. */
export const shownText = cutAt(250);

/**
 * UPD-9: of a name or an address that the provider lets be absurdly long, as much as anybody reads. A browser needs
 * minutes to lay out a list of names of 10,000 characters. Where one can be changed, what it may be changed to is shorter.
 */
export const ShownText = z.string().check(z.overwrite(shownText));

/** A reason has whole sentences. */
export const ShownMessage = z.string().check(z.overwrite(cutAt(600)));

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
