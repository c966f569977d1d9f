import { isObject, type JsonObject } from '@placekeeper/contracts/core/schema-annotations';

/** What a platform has shown of what the specification leaves open: its own spelling of hours, and of a status. */
export interface ObservedSpelling {
  readonly hours?: JsonObject;
  readonly status?: string;
}

let shown: ObservedSpelling = {};

/** @public tests begin anew */
export const forgetSpelling = (): void => {
  shown = {};
};

/** Looks at an answer as it came: at the locations in it. */
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

/** Empty ones do not show how a period is spelled. */
const hasItems = (part: unknown): boolean =>
  Array.isArray(part) ? part.length > 0 : isObject(part) && Object.values(part).some(hasItems);

/** Has something in it that the specification leaves open. */
export const isSpelledFreely = (body: unknown): body is JsonObject =>
  isObject(body) && ('opening_hours' in body || 'status' in body);

/** Loaded ahead of a write, because on a broken connection it does not arrive. */
export const loadSpelling = () => import('./apply-spelling.ts');

/** A write as the platform reads it: spelled as it shows the same. */
export async function inObservedSpelling(body: JsonObject): Promise<JsonObject> {
  return (await loadSpelling()).applySpelling(body, shown);
}
