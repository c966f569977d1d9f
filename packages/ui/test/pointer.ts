import { cdp } from 'vitest/browser';

/** Presses and touches at any point, because `userEvent` only reaches the middle of an element. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export const middleOf = (element: Element): Point => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
};

export const moved = ({ x, y }: Point, by: Partial<Point>): Point => ({
  x: x + (by.x ?? 0),
  y: y + (by.y ?? 0),
});

type Button = 'left' | 'middle' | 'right';
const bits = { left: 1, right: 2, middle: 4 } as const;
interface Press {
  readonly button?: Button;
  /** Two makes this press the second of a double click. */
  readonly clicks?: number;
}
let held: Button | undefined;

async function send(type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', at: Point, clicks = 1) {
  const button = held ?? 'none';
  const buttons = held && type !== 'mouseReleased' ? bits[held] : 0;
  const clickCount = type === 'mouseMoved' ? 0 : clicks;
  await cdp().send('Input.dispatchMouseEvent', { ...at, type, button, buttons, clickCount });
}

export const mouse = {
  press: async (at: Point, { button = 'left', clicks = 1 }: Press = {}) => {
    await send('mouseMoved', at);
    held = button;
    await send('mousePressed', at, clicks);
  },
  move: (at: Point) => send('mouseMoved', at),
  release: async (at: Point, clicks = 1) => {
    await send('mouseReleased', at, clicks);
    held = undefined;
  },
};

const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', points: Point[]) =>
  cdp().send('Input.dispatchTouchEvent', {
    type,
    touchPoints: points.map((point, id) => ({ ...point, id })),
  });

/** Each call must name every finger on the screen. */
export const touch = {
  start: (...points: Point[]) => finger('touchStart', points),
  move: (...points: Point[]) => finger('touchMove', points),
  end: (...left: Point[]) => finger('touchEnd', left),
  cancel: () => finger('touchCancel', []),
};
