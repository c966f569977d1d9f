import type { LocationId, SuggestedServiceId } from '@placekeeper/contracts/core/id';
import { services } from '@placekeeper/contracts/endpoints/services';
import type { BulkChanges } from '@placekeeper/contracts/bulk/bulk-changes';
import type { AttributeMetadata } from '@placekeeper/contracts/model/attribute';
import { localToday } from '../../lib/text/calendar-day.ts';
import type { BulkEditForecast } from './bulk-edit-types.ts';
import type { Location } from '@placekeeper/contracts/model/location';
import type { LocationAttributes } from '../attributes/queries.ts';
import { readAttributes } from '../attributes/read-attributes.ts';
import type { ItemLocation } from '../batch/job.ts';
import { callInQueue } from '../api/throttle.ts';
import { readPortfolio } from '../portfolio/portfolio.ts';
import { readLocations } from '../portfolio/read-locations.ts';
import type { LocationRecord } from '../portfolio/location-record.ts';
import { queryClient } from '../api/query-client.ts';
import { tagQueries } from '../tags/queries.ts';
import { openWorker } from './open-dry-run-worker.ts';
import { withUpdates } from './dry-run-updates.ts';
import { summaryOf, type TrialSummary } from './dry-run-summary.ts';
import type {
  ForecastAnswer,
  SpreadsheetAnswer,
  SpreadsheetRequest,
  TrialedItem,
  TrialItem,
} from './dry-run.worker.ts';

export interface DryRun {
  readonly items: readonly TrialItem[];
  readonly forecast: BulkEditForecast;
  readonly summary: TrialSummary;
  readonly made_at: number;
  /** Requested locations that no longer exist; the forecast does not count them. */
  readonly gone: readonly LocationId[];
}

type Changes = BulkChanges | ReadonlyMap<LocationId, BulkChanges>;

export const categoriesOf = (records: readonly LocationRecord[]): ReadonlyMap<string, string> =>
  new Map(
    records.flatMap(({ primary_category_id: id, primary_category: name }) =>
      id !== null && name !== null ? [[id, name] as const] : [],
    ),
  );

/** BULK-1: computes the result and the errors for each location, and writes nothing. */
export async function dryRun(
  ids: readonly LocationId[],
  changes: Changes,
  named: readonly AttributeMetadata[] = [],
): Promise<DryRun> {
  const { tags } = await queryClient.query(tagQueries.list());
  const records = await readPortfolio();
  const categories = categoriesOf(records);
  const storeCodeOwner = ownerOf(changes, records);
  const worker = await openWorker();
  const byId = new Map<LocationId, TrialedItem>();
  const counts = { total: 0, changed: 0, unchanged: 0, refused: 0, unmanaged: 0, waiting: 0 };
  const chunks: Promise<void>[] = [];
  const startedAt = performance.now();
  let reads = 0;
  try {
    const forecastOf = async (locations: readonly Location[]) => {
      const answer = await worker.ask<ForecastAnswer>({
        kind: 'forecast',
        locations,
        changes,
        tags,
        categories,
        today: localToday(),
        storeCodeOwner,
        suggestions: await suggestionsFor(locations, changes),
        named,
        attributes: await attributesFor(locations, changes),
      });
      for (const item of answer.items) byId.set(item.location.id, item);
      counts.total += answer.counts.total;
      counts.changed += answer.counts.changed;
      counts.unchanged += answer.counts.unchanged;
      counts.refused += answer.counts.refused;
      counts.unmanaged += answer.counts.unmanaged;
      counts.waiting += answer.counts.waiting;
    };
    const { unreadable, unread } = await readLocations(ids, (locations) => {
      reads += 1;
      chunks.push(forecastOf(locations));
    });
    const perCall = reads === 0 ? 0 : (performance.now() - startedAt) / reads;
    await Promise.all(chunks);
    const items = await withUpdates(
      ids.flatMap((id) => byId.get(id) ?? []),
      records,
    );
    const calls = items.reduce((sum, item) => sum + item.calls.length, 0);
    return {
      items,
      summary: summaryOf(items),
      made_at: Date.now(),
      gone: ids.filter((id) => !byId.has(id) && !unread.has(id)),
      forecast: {
        ...counts,
        unreadable,
        // Each location is read again before its changes are sent, which takes one more call.
        estimated_seconds: Math.ceil(((calls + counts.changed) * perCall) / 1000),
      },
    };
  } finally {
    worker.close();
  }
}

const isByLocation = (changes: Changes): changes is ReadonlyMap<LocationId, BulkChanges> =>
  changes instanceof Map;

function ownerOf(changes: Changes, records: readonly LocationRecord[]): ItemLocation | null {
  const code = isByLocation(changes) ? undefined : changes.set?.store_code;
  const owner = code ? records.find(({ store_code: own }) => own === code) : undefined;
  return owner ? { id: owner.id, name: owner.name, store_code: owner.store_code } : null;
}

type Suggestions = Map<LocationId, ReadonlyMap<string, SuggestedServiceId>>;

/** Only a suggestion can add a standard service, so this reads the suggestions of locations without the service. */
async function suggestionsFor(
  locations: readonly Location[],
  changes: Changes,
): Promise<Suggestions> {
  const wanted = isByLocation(changes)
    ? []
    : (changes.services?.add ?? []).flatMap((service) =>
        service.type === 'structured' ? [service.service_type_id] : [],
      );
  const found: Suggestions = new Map();
  const lacking = locations.filter(({ structured_services: own }) =>
    wanted.some((type) => !(own ?? []).some(({ service_type_id: id }) => id === type)),
  );
  await Promise.all(
    lacking.map(async ({ id }) => {
      const { suggestions } = await callInQueue(services.listSuggestions, { params: { id } });
      found.set(id, new Map(suggestions.map((each) => [each.service_type_id, each.id])));
    }),
  );
  return found;
}

async function attributesFor(
  locations: readonly Location[],
  changes: Changes,
): Promise<ReadonlyMap<LocationId, LocationAttributes>> {
  if (isByLocation(changes) || !changes.attributes) return new Map();
  const found = locations.map(async ({ id }) => [id, await readAttributes(id)] as const);
  return new Map(await Promise.all(found));
}

export async function readSheet(
  request: Omit<SpreadsheetRequest, 'kind'>,
): Promise<SpreadsheetAnswer> {
  const worker = await openWorker();
  try {
    return await worker.ask<SpreadsheetAnswer>({ kind: 'spreadsheet', ...request });
  } finally {
    worker.close();
  }
}
