export type TooltipSide = 'top' | 'right' | 'bottom' | 'left';

/** `delayed`: after the pointer has rested. `at-once`: without delay, also by touch. `on-focus`: only by keyboard. */
export type TooltipOpening = 'delayed' | 'at-once' | 'on-focus';

export type TooltipText = {
  content: string;
  kbd?: string | undefined;
  side?: TooltipSide | undefined;
  /** The gap between the element and its tooltip, in pixels. */
  offset?: number | undefined;
  /** How long the tooltip stays after the pointer has left, in milliseconds. */
  closeDelay?: number | undefined;
  opens?: TooltipOpening | undefined;
};

export type TooltipAttributes = Partial<Record<`data-tooltip${string}`, string | number>>;

export const tooltipSelector = '[data-tooltip]';

/** `TooltipProvider` shows the tooltip that these attributes describe. */
export const tooltipAttributes = (tooltip: TooltipText): TooltipAttributes => ({
  'data-tooltip': tooltip.content,
  ...(tooltip.kbd !== undefined && { 'data-tooltip-kbd': tooltip.kbd }),
  ...(tooltip.side !== undefined && { 'data-tooltip-side': tooltip.side }),
  ...(tooltip.offset !== undefined && { 'data-tooltip-offset': tooltip.offset }),
  ...(tooltip.closeDelay !== undefined && { 'data-tooltip-close-delay': tooltip.closeDelay }),
  ...(tooltip.opens !== undefined && { 'data-tooltip-opens': tooltip.opens }),
});

export type Tooltip = {
  anchor: HTMLElement;
  content: string;
  kbd: string | undefined;
  side: TooltipSide;
  offset: number;
  closeDelay: number;
  opens: TooltipOpening;
};

const sides: readonly string[] = ['top', 'right', 'bottom', 'left'] satisfies TooltipSide[];
const isSide = (word: string | undefined): word is TooltipSide =>
  word !== undefined && sides.includes(word);

const openings: readonly string[] = ['delayed', 'at-once', 'on-focus'] satisfies TooltipOpening[];
const isOpening = (word: string | undefined): word is TooltipOpening =>
  word !== undefined && openings.includes(word);

export function readTooltip(anchor: HTMLElement): Tooltip | null {
  const { tooltip, tooltipKbd, tooltipSide, tooltipOffset, tooltipCloseDelay, tooltipOpens } =
    anchor.dataset;
  if (!tooltip) return null;
  return {
    anchor,
    content: tooltip,
    kbd: tooltipKbd,
    side: isSide(tooltipSide) ? tooltipSide : 'bottom',
    offset: Number(tooltipOffset ?? 6),
    closeDelay: Number(tooltipCloseDelay ?? 0),
    opens: isOpening(tooltipOpens) ? tooltipOpens : 'delayed',
  };
}
