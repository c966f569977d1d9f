import type { ComponentProps, SyntheticEvent } from 'react';

const ignore = (event: SyntheticEvent) => event.preventDefault();

/**
 * What makes a button do nothing and still be reached, so that its reason can be read: a `disabled` one would also lose the
 * focus that it has. Goes after all other props.
 */
export const unavailable = {
  'aria-disabled': true,
  onClick: ignore,
  onPointerDown: ignore,
  onMouseDown: undefined,
  onKeyDown: undefined,
  onKeyUp: undefined,
} satisfies ComponentProps<'button'>;
