import * as z from 'zod/mini';
import { LocationId } from '../core/id.ts';
import { openEnum } from '../core/open-enum.ts';
import { map, Timestamp } from '../core/wire.ts';
import { updateBehaviours } from '../rules/auto-rejection.ts';
import { maximumSelection } from '../rules/limits.ts';
import { providerFields } from '../rules/provider-fields.ts';
import { AutoRejection } from './auto-rejection.ts';
import { LocationSelection } from './bulk-edit.ts';
import { GoogleUpdate } from './google-update.ts';

const rule = {
  field_names: z.array(z.enum(providerFields)).check(z.minLength(1)),
  /** Changes by owners and managers too, of everything that the location rejects. */
  allow_owner_manager_auto_reject: z.boolean(),
};

/** All settings anew, or one rule on top of what each location rejects already, or that rule taken back again. */
export const AutoRejectionChange = z.discriminatedUnion('mode', [
  z.strictObject({ mode: z.literal('set'), settings: AutoRejection }),
  z.strictObject({ mode: z.literal('add'), ...rule }),
  /**
   * Only what the rule added to what was there before it, and only where it still is so; named locations that were
   * deleted since are left out.
   */
  z.strictObject({ mode: z.literal('take-back'), ...rule, before: AutoRejection }),
]);
export type AutoRejectionChange = z.infer<typeof AutoRejectionChange>;

export const AutoRejectionRequest = z.strictObject({
  selection: LocationSelection,
  change: AutoRejectionChange,
});
export type AutoRejectionRequest = z.infer<typeof AutoRejectionRequest>;

export const AutoRejectionRequests = z
  .array(AutoRejectionRequest)
  .check(z.minLength(1), z.maxLength(maximumSelection));

/** What became of an update that a rule would have rejected. */
export const backtestOutcomes = [
  'accepted',
  'dismissed',
  'rejected',
  'auto-rejected',
  'nullified',
  'waiting',
] as const;

/** What the change would have made different about the updates since then. */
export const AutoRejectionBacktest = z.looseObject({
  since: Timestamp,
  locations_count: z.int(),
  /** The others do all of this already. */
  changed_locations_count: z.int(),
  /** They reject changes by owners and managers already. */
  owner_manager_locations_count: z.int(),
  /** Where nothing is rejected for now: not managed, or not verified. */
  idle_locations_count: z.int(),
  /** Would have been rejected, and would not with the settings of now. */
  rejected_count: z.int(),
  rejected_locations_count: z.int(),
  outcome_totals: map(z.int()),
  /** The most rejected first. */
  fields: z.array(
    z.looseObject({
      field_name: openEnum(providerFields),
      rejected_count: z.int(),
      accepted_count: z.int(),
      dismissed_count: z.int(),
    }),
  ),
  /** Would have waited for somebody, and are rejected with the settings of now. */
  released_count: z.int(),
  /** Those that somebody decided otherwise first, then the newest. */
  examples: z.array(GoogleUpdate),
});
export type AutoRejectionBacktest = z.infer<typeof AutoRejectionBacktest>;

/** The settings that the changed locations had before, to put them back. */
export const AutoRejectionBefore = z.looseObject({
  settings: z.looseObject({
    google_update_behaviour: openEnum(updateBehaviours),
    auto_rejection_fields: z.array(openEnum(providerFields)),
    allow_owner_manager_auto_reject: z.boolean(),
  }),
  locations: z.array(LocationId),
});
export type AutoRejectionBefore = z.infer<typeof AutoRejectionBefore>;
