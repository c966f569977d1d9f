import * as z from 'zod/mini';

/** ISO 8601 in UTC. A plain string on purpose: an odd timestamp must not cost the item that carries it. */
export const Timestamp = z.string().check(z.meta({ format: 'date-time' }));
/** `YYYY-MM-DD`, no time zone. */
export const CalendarDate = z.string().check(z.meta({ format: 'date' }));

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
