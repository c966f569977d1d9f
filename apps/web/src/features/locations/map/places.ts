import type { LocationId } from '@placekeeper/contracts/core/id';
import Supercluster from 'supercluster';
import { managementStates } from '../../../widgets/location/management-state.tsx';
import type { LocationRecord } from '../../../data/portfolio/location-record.ts';
import { formatCount, formatNumber } from '../../../lib/text/format.ts';
import {
  latitudeAt,
  longitudeAt,
  longitudeFrom,
  maximumZoom,
  middleMeridian,
  pointOf,
  tileSize,
  type MapArea,
  type MapPoint,
} from './mercator.ts';

export interface MapPlace extends MapPoint {
  readonly record: LocationRecord;
  readonly latitude: number;
  /** Relative to the meridian in the middle of the map. */
  readonly longitude: number;
}

export interface Placed {
  readonly meridian: number;
  readonly places: readonly MapPlace[];
  /** Locations without a usable pin, by reason. */
  readonly missing: Readonly<Record<'none' | 'invalid' | 'unknown', readonly LocationId[]>>;
}

/** Latitude 0 with longitude 0 is invalid too, because Google rejects it. */
const isValidPosition = (latitude: number, longitude: number): boolean =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && (latitude !== 0 || longitude !== 0);

export function placeRecords(records: readonly LocationRecord[]): Placed {
  const missing = {
    none: [] as LocationId[],
    invalid: [] as LocationId[],
    unknown: [] as LocationId[],
  };
  const pins: { record: LocationRecord; latitude: number; longitude: number }[] = [];
  for (const record of records) {
    const { lat: latitude, lng: longitude } = record;
    if (latitude === undefined || longitude === undefined) missing.unknown.push(record.id);
    else if (latitude === null || longitude === null) missing.none.push(record.id);
    else if (isValidPosition(latitude, longitude)) pins.push({ record, latitude, longitude });
    else missing.invalid.push(record.id);
  }
  const meridian = middleMeridian(pins.map(({ longitude }) => longitude));
  const places = pins.map(({ record, latitude, longitude }) => {
    const east = longitudeFrom(meridian, longitude);
    return { record, latitude, longitude: east, ...pointOf(east, latitude) };
  });
  return { meridian, places, missing };
}

export const pinStates = [
  ...managementStates.map(({ status, label }) => ({ state: status, label })),
  { state: 'unknown', label: 'Unknown' },
] as const;
export type PinState = (typeof pinStates)[number]['state'];

export const pinStateOf = ({ gbp_management_status: status }: LocationRecord): PinState =>
  managementStates.find((known) => known.status === status)?.status ?? 'unknown';

export interface PinCounts {
  readonly states: Readonly<Record<PinState, number>>;
  readonly updates: number;
  readonly declined: number;
}

export function countPins(records: readonly LocationRecord[]): PinCounts {
  const states = { enabled: 0, disabled: 0, 'lost-authorization': 0, unknown: 0 };
  let updates = 0;
  let declined = 0;
  for (const record of records) {
    states[pinStateOf(record)] += 1;
    if (record.has_unresolved_updates) updates += 1;
    if (record.has_failed_patch_attempts) declined += 1;
  }
  return { states, updates, declined };
}

/** A pin, or several locations whose pins are too close to be drawn separately. */
export interface Marker extends MapPoint {
  readonly key: string;
  readonly records: readonly LocationRecord[];
  readonly counts: PinCounts;
  /** The most frequent town; null if no location has a town. */
  readonly town: string | null;
  readonly otherTowns: number;
  /** The zoom at which the cluster divides; null if it never does. */
  readonly dividesAt: number | null;
}

type Index = Supercluster<{ readonly at: number }>;

/** The radius within which pins form a cluster, in pixels. */
const clusterRadius = 64;

export function indexPlaces(places: readonly MapPlace[]): Index {
  const index: Index = new Supercluster({
    extent: tileSize,
    radius: clusterRadius,
    maxZoom: maximumZoom,
  });
  return index.load(
    places.map(({ longitude, latitude }, at) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
      properties: { at },
    })),
  );
}

function townsOf(records: readonly LocationRecord[]) {
  const counts = new Map<string, number>();
  for (const { locality } of records)
    if (locality) counts.set(locality, (counts.get(locality) ?? 0) + 1);
  let town: string | null = null;
  for (const [name, count] of counts)
    if (town === null || count > (counts.get(town) ?? 0)) town = name;
  return { town, otherTowns: Math.max(0, counts.size - 1) };
}

/** The clusters and places of an area at a whole zoom level, largest first. */
export function markersIn(
  index: Index,
  places: readonly MapPlace[],
  area: MapArea,
  zoom: number,
): readonly Marker[] {
  const box: [number, number, number, number] = [
    longitudeAt(Math.max(0, area.left)),
    latitudeAt(Math.min(1, area.bottom)),
    longitudeAt(Math.min(1, area.right)),
    latitudeAt(Math.max(0, area.top)),
  ];
  const markers = index.getClusters(box, zoom).map(({ geometry, properties }): Marker => {
    const [longitude = 0, latitude = 0] = geometry.coordinates;
    const cluster = 'cluster_id' in properties ? properties.cluster_id : null;
    const leaves =
      cluster === null
        ? [properties]
        : index.getLeaves(cluster, Infinity).map((leaf) => leaf.properties);
    const records = leaves.flatMap((leaf) => ('at' in leaf && places[leaf.at]?.record) || []);
    const divides = cluster === null ? null : index.getClusterExpansionZoom(cluster);
    return {
      key: records[0] ? `${records[0].id}-${records.length}` : `${longitude} ${latitude}`,
      ...pointOf(longitude, latitude),
      records,
      counts: countPins(records),
      ...townsOf(records),
      dividesAt: divides !== null && divides <= maximumZoom ? divides : null,
    };
  });
  return markers.toSorted((a, b) => b.records.length - a.records.length);
}

const statePhrases: Readonly<Record<PinState, string>> = {
  enabled: 'managed',
  disabled: 'not managed',
  'lost-authorization': 'with lost access',
  unknown: 'with unknown management',
};

/** `Bristol and 2 other towns, 42 locations: 40 managed, 2 not managed, 3 with updates to review` */
export function markerName({ records, counts, town, otherTowns }: Marker): string {
  const [only] = records;
  const others = otherTowns > 0 ? ` and ${formatCount(otherTowns, 'other town')}` : '';
  const title =
    records.length === 1 && only
      ? [only.name, only.locality].filter(Boolean).join(', ')
      : [town && town + others, formatCount(records.length, 'location')].filter(Boolean).join(', ');
  if (records.length === 1) {
    const state = only && pinStates.find((known) => known.state === pinStateOf(only))?.label;
    const remarks = [
      state === 'Unknown' ? 'Management unknown' : state,
      counts.updates > 0 && 'updates to review',
      counts.declined > 0 && 'declined by Google',
    ];
    return `${title}: ${remarks.filter(Boolean).join(', ')}`;
  }
  const remarks = [
    ...pinStates.map(({ state }) => [counts.states[state], statePhrases[state]] as const),
    [counts.updates, 'with updates to review'] as const,
    [counts.declined, 'declined by Google'] as const,
  ].flatMap(([count, phrase]) => (count > 0 ? [`${formatNumber(count)} ${phrase}`] : []));
  return `${title}: ${remarks.join(', ')}`;
}

const directions: Readonly<Record<string, MapPoint>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The nearest marker in the direction of the arrow key; sideways distance counts twice. */
export function nextMarker(
  markers: readonly Marker[],
  from: MapPoint,
  key: string,
): Marker | undefined {
  const to = directions[key];
  if (!to) return undefined;
  let nearest: { readonly marker: Marker; readonly distance: number } | undefined;
  for (const marker of markers) {
    const [x, y] = [marker.x - from.x, marker.y - from.y];
    const ahead = x * to.x + y * to.y;
    if (ahead <= 0) continue;
    const distance = ahead + 2 * Math.abs(x * to.y + y * to.x);
    if (!nearest || distance < nearest.distance) nearest = { marker, distance };
  }
  return nearest?.marker;
}
