import { createContext } from 'react';

/** The titles of both values, by default for a change made on Google. */
export const BeforeAfterTitles = createContext<BeforeAfter<string>>({
  before: 'Your value',
  after: 'On Google now',
});

/** Usually our value before and the profile's value after. */
export interface BeforeAfter<Value> {
  readonly before: Value;
  readonly after: Value;
}

interface Marks {
  readonly removed: 'removed' | 'kept';
  readonly added: 'added' | 'removed' | 'kept';
}

/** How differences are marked. A rejected update kept our value and removed Google's; an undo restored a value. */
export const ChangeMarks = createContext<Marks>({ removed: 'removed', added: 'added' });

/** True where the values are the main content of a page. */
export const LargeValues = createContext(false);
