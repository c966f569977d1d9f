import { createContext } from 'react';

/** Titles of the two values for a change that was not made at Google. */
export const BeforeAfterTitles = createContext<BeforeAfter<string>>({
  before: 'Your value',
  after: 'On Google now',
});

/** Our value and the profile's. */
export interface BeforeAfter<Value> {
  readonly before: Value;
  readonly after: Value;
}

interface Marks {
  readonly removed: 'removed' | 'kept';
  readonly added: 'added' | 'removed';
}

/** How differences are marked: a rejected update kept our value and lost Google’s. */
export const ChangeMarks = createContext<Marks>({ removed: 'removed', added: 'added' });
