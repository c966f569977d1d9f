import { isObject, type JsonObject } from '@placekeeper/contracts/core/schema-annotations';

/** The platform's spelling of hours and open status, which the specification leaves open. */
export interface ObservedSpelling {
  readonly hours?: JsonObject;
  readonly status?: string;
}

let shown: ObservedSpelling = {};

/** @public For tests. */
export const forgetSpelling = (): void => {
  shown = {};
};

/** Looks for the spelling in the locations of an undecoded response. */
export function observeSpelling(body: unknown): void {
  if (shown.hours && shown.status !== undefined) return;
  if (Array.isArray(body)) body.forEach(observeSpelling);
  else if (isObject(body)) {
    for (const key of ['data', 'location']) observeSpelling(body[key]);
    const { opening_hours: hours, status } = body;
    if (isObject(hours) && hasItems(hours)) shown = { hours, ...shown };
    if (typeof status === 'string' && 'gbp_management_status' in body) shown = { status, ...shown };
  }
}

/** An empty list does not show how periods are spelled. */
const hasItems = (part: unknown): boolean =>
  Array.isArray(part) ? part.length > 0 : isObject(part) && Object.values(part).some(hasItems);

/** Whether the body has a value whose spelling the specification leaves open. */
export const isSpelledFreely = (body: unknown): body is JsonObject =>
  isObject(body) && ('opening_hours' in body || 'status' in body);

/** Loads the code before a write is sent, because a broken connection could not load it later. */
export const loadSpelling = () => import('./match-platform-shape.ts');

export async function inObservedSpelling(body: JsonObject): Promise<JsonObject> {
  return (await loadSpelling()).applySpelling(body, shown);
}
