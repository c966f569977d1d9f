import * as z from 'zod/mini';
import { LocationId } from '../core/id.ts';
import { ShownText } from '../core/wire.ts';
import { LocationSelection } from './bulk-edit.ts';
import { OpeningPeriod, SpecialPeriod } from './opening-hours.ts';

/** `YYYY-MM-DD` */
const date = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/));

/** What some locations are to do on one day. Of two about the same cell, the later one counts. */
export const PlanStep = z.strictObject({
  selection: LocationSelection,
  date,
  /** Leaves locations alone that have special hours or a plan for it. */
  only_gaps: z.optional(z.boolean()),
  plan: z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('closed') }),
    /** One that closes no later than it opens closes on the next day. */
    z.strictObject({ type: z.literal('open'), open_time: time, close_time: time }),
    /** What each had on another day; nothing where it had nothing. */
    z.strictObject({ type: z.literal('copy'), from: date }),
    /** As if nothing had been planned. */
    z.strictObject({ type: z.literal('nothing') }),
  ]),
});
export type PlanStep = z.infer<typeof PlanStep>;

export const PlanSteps = z.array(PlanStep).check(z.maxLength(500));

export const PlanDate = z.strictObject({
  date,
  /** The day that it is compared with, as the Easter before. */
  before: date,
});
export type PlanDate = z.infer<typeof PlanDate>;

export const PlanDay = z.looseObject({
  date,
  /** Of the locations that match, those with neither special hours nor a plan for it. */
  gaps: z.int(),
  /** Of the locations that match, those with special hours on the day before it is compared with. */
  before: z.int(),
});
export type PlanDay = z.infer<typeof PlanDay>;

export const PlanCell = z.looseObject({
  date,
  current: z.array(SpecialPeriod),
  /** Null where nothing is planned. */
  planned: z.nullable(z.array(SpecialPeriod)),
  /** What it had on the day it is compared with. */
  before: z.array(SpecialPeriod),
  /** What its week says; empty where it is closed on that weekday. */
  usual: z.array(OpeningPeriod),
});
export type PlanCell = z.infer<typeof PlanCell>;

export const PlanRow = z.looseObject({
  location: z.looseObject({
    id: LocationId,
    name: ShownText,
    store_code: z.nullable(ShownText),
  }),
  /** The provider takes special hours only where there are regular ones. */
  has_regular_hours: z.boolean(),
  cells: z.array(PlanCell),
});
export type PlanRow = z.infer<typeof PlanRow>;
