import type * as z from 'zod/mini';
import { same } from '../testing/equal.ts';
import { openEnum, type Open } from './open-enum.ts';

const status = openEnum(['active', 'paused']);
type Status = z.infer<typeof status>;

// The known values stay visible, any other string is accepted.
same<Status, Open<'active' | 'paused'>>(true);
same<Status, string>(false);
same<Extract<Status, 'active' | 'paused'>, 'active' | 'paused'>(true);
'active' satisfies Status;
'of tomorrow' satisfies Status;
// @ts-expect-error not a string
1 satisfies Status;

// What only knows the known ones must say what it does with the others.
declare const value: Status;
// @ts-expect-error it may be another one
value satisfies 'active' | 'paused';
// @ts-expect-error an enum has values
openEnum([]);
