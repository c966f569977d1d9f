import type { ComponentProps, SyntheticEvent } from 'react';

const ignore = (event: SyntheticEvent) => event.preventDefault();

/**
 * Props that disable a button but keep it focusable, so that users can read the reason. Spread them after all other
 * props.
 */
export const unavailable = {
  'aria-disabled': true,
  onClick: ignore,
  onPointerDown: ignore,
  onMouseDown: undefined,
  onKeyDown: undefined,
  onKeyUp: undefined,
} satisfies ComponentProps<'button'>;
