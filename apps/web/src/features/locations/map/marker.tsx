import { cn } from '@placekeeper/ui/lib/cn';
import { formatNumber } from '../../../lib/text/format.ts';
import { pinStateOf, pinStates, type Marker, type PinState } from './places.ts';

const strokes: Readonly<Record<PinState, string>> = {
  enabled: 'stroke-ok',
  disabled: 'stroke-line-control',
  'lost-authorization': 'stroke-danger',
  unknown: 'stroke-text-3 [stroke-dasharray:3_2]',
};

/** Each state has a different shape, because colour alone must not distinguish the states. */
export function PinShape({ state }: { readonly state: PinState }) {
  if (state === 'lost-authorization')
    return (
      <path className="fill-danger stroke-surface" d="M0 -8 8 0 0 8 -8 0z" strokeWidth={1.5} />
    );
  if (state === 'enabled')
    return <circle className="fill-ok stroke-surface" r={7} strokeWidth={1.5} />;
  return <circle className={cn('fill-surface', strokes[state])} r={5.5} strokeWidth={3} />;
}

export const UpdatesShape = () => (
  <rect
    className="fill-tag-amber stroke-surface"
    height={8}
    strokeWidth={1.5}
    width={8}
    x={-4}
    y={-4}
  />
);

export const DeclinedShape = () => (
  <path className="fill-tag-rose stroke-surface" d="M0 -5 5.5 4.5 -5.5 4.5z" strokeWidth={1.5} />
);

export const markerRadius = (count: number): number =>
  count === 1 ? 7 : Math.min(25, 12 + 3.5 * Math.log10(count));

/** A ring whose arcs are the shares of the states. */
function Shares({ marker, radius }: { readonly marker: Marker; readonly radius: number }) {
  const total = marker.records.length;
  let start = 0;
  return pinStates.map(({ state }) => {
    const count = marker.counts.states[state];
    if (count === 0) return null;
    const offset = start;
    start += count;
    return (
      <circle
        key={state}
        className={cn('fill-none', state === 'unknown' ? 'stroke-text-3' : strokes[state])}
        data-count={count}
        data-state={state}
        pathLength={total}
        r={radius}
        strokeDasharray={`${count} ${total - count}`}
        strokeDashoffset={-offset}
        strokeWidth={4}
        transform="rotate(-90)"
      />
    );
  });
}

/** Half the mean width of a character of a label, in pixels. */
export const halfCharacter = 3.25;
/** Half the height of a label, in pixels. */
export const halfLine = 8;

/** The town of a cluster. The button has the full name. */
export function labelOf({ records, town, otherTowns }: Marker): string {
  if (records.length < 2 || !town) return '';
  // A name as wide as the map would be cut off at both ends.
  const name = town.replace(/^(.{23})..+/u, '$1…');
  return otherTowns > 0 ? `${name} +${formatNumber(otherTowns)}` : name;
}

interface Room {
  readonly left: number;
  readonly right: number;
}

/** Moves a label into the map, but never away from its marker. */
function labelShift(half: number, { left, right }: Room): number {
  const overlap = (room: number) => Math.min(half, Math.max(0, half - room));
  return overlap(left) - overlap(right);
}

/** In pixels, from the same corner for all markers. */
interface PlacedMarker {
  readonly marker: Marker;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

interface MarkerShapeProps {
  readonly marker: Marker;
  readonly selected: number;
}

export function MarkerShape({ marker, selected }: MarkerShapeProps) {
  const { records, counts } = marker;
  const count = records.length;
  const radius = markerRadius(count);
  const [only] = records;
  const corner = radius * 0.78;
  return (
    <svg aria-hidden className="overflow-visible" height={1} width={1}>
      {selected > 0 && (
        <circle
          className="fill-accent-soft stroke-accent"
          data-selected={selected}
          r={radius + 5}
          strokeDasharray={selected === count ? undefined : '4 3'}
          strokeWidth={2.5}
        />
      )}
      {count === 1 && only ? (
        <PinShape state={pinStateOf(only)} />
      ) : (
        <>
          <circle className="fill-surface" r={radius + 2} />
          <Shares marker={marker} radius={radius} />
          <text
            className="fill-text text-11 font-600 tabular-nums"
            dominantBaseline="central"
            textAnchor="middle"
          >
            {formatNumber(count)}
          </text>
        </>
      )}
      {counts.updates > 0 && (
        <g transform={`translate(${corner} ${-corner})`}>
          <UpdatesShape />
        </g>
      )}
      {counts.declined > 0 && (
        <g transform={`translate(${corner} ${corner})`}>
          <DeclinedShape />
        </g>
      )}
    </svg>
  );
}

interface MarkerLabelProps {
  readonly place: PlacedMarker;
  readonly all: readonly PlacedMarker[];
  /** The pixels between the middle of the marker and the edges of the map. */
  readonly room: Room;
}

/** Hidden if it overlaps another marker, because a part of a name or of a number misleads. */
export function MarkerLabel({ place, all, room }: MarkerLabelProps) {
  const label = labelOf(place.marker);
  if (label === '') return null;
  const half = label.length * halfCharacter + 4;
  const x = labelShift(half, room);
  const baseline = place.radius + 13;
  const middle = { x: place.x + x, y: place.y + baseline - 4 };
  const isCovered = all.some(
    (other) =>
      other !== place &&
      Math.abs(other.x - middle.x) < half + other.radius &&
      Math.abs(other.y - middle.y) < halfLine + other.radius,
  );
  if (isCovered) return null;
  return (
    <svg aria-hidden className="absolute overflow-visible" height={1} width={1}>
      <text
        className="fill-text stroke-surface text-11"
        paintOrder="stroke"
        strokeWidth={3}
        textAnchor="middle"
        x={x}
        y={baseline}
      >
        {label}
      </text>
    </svg>
  );
}
