import { historyFields } from '@placekeeper/contracts/model/field-history';
import * as z from '@placekeeper/contracts/core/zod';
import { urlState } from '../../lib/url/url-state.ts';

/** `?history=phoneNumbers`, or `?history=all` for the whole location. */
export const historyState = urlState(
  z.strictObject({ history: z.optional(z.enum(['all', ...historyFields])) }),
);

export type HistoryChoice = NonNullable<ReturnType<typeof historyState.read>['history']>;
