import { distanceText } from '@placekeeper/contracts/wording/pin-distance';
import { IconButton } from '@placekeeper/ui/icon-button';
import { Maximize, Minus, Plus } from 'lucide-react';
import { scaleOf, type Viewport } from './mercator.ts';

interface MapControlsProps {
  readonly onZoom: (by: number) => void;
  readonly onFit: () => void;
}

export const MapControls = ({ onZoom, onFit }: MapControlsProps) => (
  <div
    aria-label="Zoom"
    className="absolute top-2 right-2 grid gap-1 rounded-8 border border-line bg-surface p-0.5 print:hidden"
    role="group"
  >
    <IconButton
      icon={<Plus aria-hidden />}
      label="Zoom in"
      tooltipSide="left"
      onClick={() => onZoom(1)}
    />
    <IconButton
      icon={<Minus aria-hidden />}
      label="Zoom out"
      tooltipSide="left"
      onClick={() => onZoom(-1)}
    />
    <IconButton
      icon={<Maximize aria-hidden />}
      label="Show all"
      tooltipSide="left"
      onClick={onFit}
    />
  </div>
);

const longestScale = 110;

export function MapScale({ view }: { readonly view: Viewport }) {
  const { metres, pixels } = scaleOf(view, longestScale);
  return (
    <p className="pointer-events-none absolute right-2 bottom-2 text-right text-11 text-text-2 max-sm:hidden">
      {distanceText(metres)}
      <span
        aria-hidden
        className="ml-auto block h-1.5 border-x border-b border-text-2"
        style={{ width: pixels }}
      />
    </p>
  );
}
