export type TooltipSide = 'top' | 'right' | 'bottom' | 'left';

export type TooltipText = {
  content: string;
  kbd?: string | undefined;
  side?: TooltipSide | undefined;
  /** The gap between the element and its tooltip, in pixels. */
  offset?: number | undefined;
  /** How long the tooltip stays after the pointer has left, in milliseconds. */
  closeDelay?: number | undefined;
  /** Opens without delay, also by touch. By default the tooltip opens after the pointer has rested. */
  atOnce?: boolean | undefined;
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
  ...(tooltip.atOnce && { 'data-tooltip-at-once': '' }),
});

export type Tooltip = {
  anchor: HTMLElement;
  content: string;
  kbd: string | undefined;
  side: TooltipSide;
  offset: number;
  closeDelay: number;
  atOnce: boolean;
};

const sides: readonly string[] = ['top', 'right', 'bottom', 'left'] satisfies TooltipSide[];
const isSide = (word: string | undefined): word is TooltipSide =>
  word !== undefined && sides.includes(word);

export function readTooltip(anchor: HTMLElement): Tooltip | null {
  const { tooltip, tooltipKbd, tooltipSide, tooltipOffset, tooltipCloseDelay, tooltipAtOnce } =
    anchor.dataset;
  if (!tooltip) return null;
  return {
    anchor,
    content: tooltip,
    kbd: tooltipKbd,
    side: isSide(tooltipSide) ? tooltipSide : 'bottom',
    offset: Number(tooltipOffset ?? 6),
    closeDelay: Number(tooltipCloseDelay ?? 0),
    atOnce: tooltipAtOnce !== undefined,
  };
}
