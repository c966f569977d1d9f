import type * as z from 'zod/mini';
import { same } from '../testing/same-type.ts';
import { openEnum, type Open } from './open-enum.ts';

const status = openEnum(['active', 'paused']);
type Status = z.infer<typeof status>;

// The type shows the known values and accepts any other string.
same<Status, Open<'active' | 'paused'>>(true);
same<Status, string>(false);
same<Extract<Status, 'active' | 'paused'>, 'active' | 'paused'>(true);
'active' satisfies Status;
'of tomorrow' satisfies Status;
// @ts-expect-error not a string
1 satisfies Status;

// Code for the known values must handle the others.
declare const value: Status;
// @ts-expect-error the value can be unknown
value satisfies 'active' | 'paused';
// @ts-expect-error an enum has values
openEnum([]);
