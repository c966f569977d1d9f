import { cn } from '@placekeeper/ui/lib/cn';
import { useRef, useState, type KeyboardEvent } from 'react';
import type { LocationListSelection } from '../selection/use-selection.ts';
import { MarkerLabel, MarkerShape, markerRadius } from './marker.tsx';
import { worldWidth, type MapArea } from './mercator.ts';
import { markerName, nextMarker, type Marker } from './places.ts';

interface MarkersProps {
  readonly markers: readonly Marker[];
  /** Positions are measured from the area's upper left corner. */
  readonly area: MapArea;
  readonly zoom: number;
  /** The area's left edge and the map's width, in pixels of the screen. */
  readonly left: number;
  readonly width: number;
  readonly selection: LocationListSelection;
  readonly onOpen: (marker: Marker, button: HTMLElement) => void;
  /** Moves the map if the focused marker is outside the view. */
  readonly onFocus: (marker: Marker) => void;
}

const idsOf = ({ records }: Marker) => records.map(({ id }) => id);

/** One marker is in the tab order; arrow keys move between markers. */
export function Markers(props: MarkersProps) {
  const { markers, area, zoom, left, width, selection, onOpen, onFocus } = props;
  const [cursor, setCursor] = useState<string | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const chosen = new Set(selection.choice.ids);
  const world = worldWidth(zoom);
  const placed = markers.map((marker) => ({
    marker,
    x: (marker.x - area.left) * world,
    y: (marker.y - area.top) * world,
    radius: markerRadius(marker.records.length) + 2,
  }));
  const current = markers.find(({ key }) => key === cursor) ?? markers[0];

  const onKeyDown = (event: KeyboardEvent<HTMLElement>, marker: Marker) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'x') {
      const ids = idsOf(marker);
      selection.select(ids, !ids.every((id) => selection.has(id)));
      event.stopPropagation();
      return;
    }
    const next = nextMarker(markers, marker, event.key);
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    list.current?.querySelector<HTMLElement>(`[data-marker="${next.key}"]`)?.focus();
  };

  return (
    <ul aria-label="Locations on the map" ref={list}>
      {placed.map((place) => {
        const { marker, x, y, radius } = place;
        const ids = idsOf(marker);
        const among = ids.filter((id) => chosen.has(id)).length;
        const selected = selection.choice.mode === 'some' ? among : ids.length - among;
        const half = Math.max(12, radius);
        return (
          <li
            key={marker.key}
            className="absolute"
            style={{
              left: x - half,
              top: y - half,
            }}
          >
            <button
              aria-keyshortcuts="x"
              className={cn(
                'grid cursor-pointer place-items-center rounded-full -outline-offset-1 focus-visible:outline-2 focus-visible:outline-ring',
                selected > 0 && 'forced-colors:outline-2',
              )}
              data-marker={marker.key}
              style={{ width: half * 2, height: half * 2 }}
              tabIndex={marker === current ? 0 : -1}
              title={markerName(marker)}
              type="button"
              aria-label={
                markerName(marker) +
                (selected === 0
                  ? ''
                  : selected === ids.length
                    ? ', selected'
                    : `, ${selected} selected`)
              }
              onClick={(event) => onOpen(marker, event.currentTarget)}
              onFocus={() => {
                setCursor(marker.key);
                onFocus(marker);
              }}
              onKeyDown={(event) => onKeyDown(event, marker)}
            >
              <MarkerShape marker={marker} selected={selected} />
              <MarkerLabel
                all={placed}
                place={place}
                room={{ left: left + x, right: width - left - x }}
              />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
