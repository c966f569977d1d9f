import { createContext } from 'react';
import type { Sides } from './sides.ts';

/** What the two values of a change are, where it is not a change made at Google. */
export const SideTitles = createContext<Sides<string>>({ before: 'Yours', after: 'On Google now' });
