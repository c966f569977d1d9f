import * as z from '../core/zod.ts';
import { updateBehaviours } from '../rules/auto-rejection.ts';
import { providerFields } from '../rules/provider-fields.ts';

/** LSET-1: the updates that a location rejects automatically. */
export const AutoRejection = z.strictObject({
  google_update_behaviour: z.enum(updateBehaviours),
  auto_rejection_fields: z.array(z.enum(providerFields)),
  allow_owner_manager_auto_reject: z.boolean(),
});
export type AutoRejection = z.infer<typeof AutoRejection>;
