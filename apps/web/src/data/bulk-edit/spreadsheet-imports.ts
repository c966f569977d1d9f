import type { LocationId } from '@placekeeper/contracts/core/id';
import { BulkChanges } from '@placekeeper/contracts/bulk/bulk-changes';
import { utcToday } from '../../lib/text/calendar-day.ts';
import type { BulkEditForecast } from './bulk-edit-types.ts';
import type { Location } from '@placekeeper/contracts/model/location';
import { queryOptions, useMutation } from '@tanstack/react-query';
import * as z from '@placekeeper/contracts/core/zod';
import { safeParse } from '@placekeeper/contracts/core/validate';
import { readJson, writeJson } from '../../lib/browser/web-storage.ts';
import { apiError } from '../http/api-error.ts';
import type { JobId } from '../batch/job.ts';
import { categoriesOf, readSheet, dryRun, type DryRun } from './dry-run.ts';
import { type ItemsAnswer } from './queries.ts';
import { refetchActive, startWithCurrentValues, type StartTime } from './mutations.ts';
import { pageOfDryRun } from './preview.ts';
import type { TrialSummary } from './dry-run-summary.ts';
import { loadCurrentUser } from '../current-user/queries.ts';
import { getPortfolio, readPortfolio } from '../portfolio/portfolio.ts';
import { readLocations } from '../portfolio/read-locations.ts';
import { singleFlight } from '../http/single-flight.ts';

export interface ImportItemsQuery {
  readonly status?: 'pending' | 'refused' | undefined;
  readonly page?: { readonly number?: number | undefined } | undefined;
}

const FileLine = z.object({
  /** The line on which the row starts, counted from 1. */
  line: z.int(),
  column: z.nullable(z.string()),
  message: z.string(),
});

const SpreadsheetReport = z.object({
  rows: z.int(),
  /** Rows that change nothing. */
  unchanged: z.int(),
  /** Rows that are left out because of errors. */
  faulty: z.int(),
  /** The first hundred errors. */
  errors: z.array(FileLine),
  error_total: z.int(),
  /** The first hundred cells that are skipped while the rest of their row is used. */
  skipped: z.array(FileLine),
  skipped_total: z.int(),
  unknown_columns: z.array(z.string()),
});
export type SpreadsheetReport = z.infer<typeof SpreadsheetReport>;

/** The changes that a file or a plan makes to each location, stored until the user starts the edit. */
const Draft = z.object({
  id: z.int(),
  name: z.string(),
  changes: z.array(z.tuple([z.int(), BulkChanges])),
  report: SpreadsheetReport,
});
type Draft = z.infer<typeof Draft>;

export interface ImportAnswer extends ItemsAnswer {
  readonly name: string;
  readonly report: SpreadsheetReport;
  readonly forecast: BulkEditForecast;
  readonly summary: TrialSummary;
}

const keyOf = async (): Promise<string> => {
  const { id } = await loadCurrentUser();
  return `placekeeper.bulk-edit-draft.${id}`;
};

/** The only draft; it survives a reload if `sessionStorage` has room for it. */
let kept: Draft | null = null;
let tried: { readonly id: JobId; readonly trial: Promise<DryRun> } | null = null;

interface NewDraft {
  readonly name: string;
  readonly changes: ReadonlyMap<LocationId, BulkChanges>;
  readonly report: SpreadsheetReport;
}

export async function keepDraft({ name, changes, report }: NewDraft): Promise<JobId> {
  kept = { id: Date.now(), name, changes: [...changes], report };
  // Stores nothing if the storage is full; `kept` still has the draft.
  writeJson('sessionStorage', await keyOf(), kept);
  return kept.id;
}

async function draftOf(id: JobId): Promise<Draft> {
  if (kept?.id === id) return kept;
  const missing = apiError({ kind: 'not-found' });
  const draft = safeParse(Draft, readJson('sessionStorage', await keyOf()));
  if (!draft.success || draft.data.id !== id) throw missing;
  kept = draft.data;
  return kept;
}

/** Runs one dry run per draft, and leaves out rows that change nothing. */
function trialOf({ id, changes }: Draft): Promise<DryRun> {
  if (tried?.id === id) return tried.trial;
  const trial = readTrial(changes);
  tried = { id, trial };
  trial.catch(() => {
    tried = null;
  });
  return trial;
}

async function readTrial(changes: Draft['changes']): Promise<DryRun> {
  const byLocation = new Map(changes.map(([key, value]) => [key as LocationId, value]));
  const whole = await dryRun([...byLocation.keys()], byLocation);
  return {
    ...whole,
    items: whole.items.filter(({ status }) => status !== 'unchanged'),
    forecast: {
      ...whole.forecast,
      total: whole.forecast.total - whole.forecast.unchanged,
      unchanged: 0,
    },
  };
}

const draftKey = ['bulkEdits', 'draft'];

export const bulkEditImportQueries = {
  detail: (id: JobId, items: ImportItemsQuery) =>
    queryOptions<ImportAnswer>({
      queryKey: [...draftKey, id, items],
      queryFn: async () => {
        const draft = await draftOf(id);
        const trial = await trialOf(draft);
        const { rows, faulty } = draft.report;
        return {
          name: draft.name,
          report: {
            ...draft.report,
            unchanged: Math.max(0, rows - faulty - trial.items.length),
          },
          ...pageOfDryRun(trial, items),
        };
      },
      placeholderData: (before) => before,
      staleTime: 'static',
    }),
};

/** Reads the locations with a store code of the file, in any case; a blank cell matches all locations without a code. */
async function locationsOfSheet(
  text: string,
): Promise<{ readonly locations: readonly Location[]; readonly isPartial: boolean }> {
  const [{ readCsv }, { readHeader }, { openRow }, { asReadBack }, records] = await Promise.all([
    import('@placekeeper/contracts/spreadsheet/csv'),
    import('@placekeeper/contracts/spreadsheet/columns'),
    import('@placekeeper/contracts/spreadsheet/row'),
    import('@placekeeper/contracts/spreadsheet/compared-row'),
    readPortfolio(),
  ]);
  const [first, ...rows] = readCsv(text).rows;
  const header = first && readHeader(first.cells, ['Store code']);
  if (!header?.positions.has('Store code')) return { locations: [], isPartial: false };
  const codes = new Set(rows.map((row) => openRow(row, header).cell('Store code').toLowerCase()));
  const ids = records.flatMap(({ id, store_code: code }) =>
    codes.has(asReadBack(code ?? '').toLowerCase()) ? [id] : [],
  );
  const found: Location[] = [];
  const { unreadable } = await readLocations(ids, (locations) => {
    found.push(...locations);
  });
  return { locations: found, isPartial: unreadable + getPortfolio().unreadable > 0 };
}

const errorsShown = 100;

interface SheetFile {
  readonly file_name: string;
  readonly text: string;
}

/** Stores the changes in the file as a draft; nothing is sent yet. */
export function useCreateImport() {
  return useMutation({
    meta: { changesNothing: true },
    async mutationFn({ file_name: name, text }: SheetFile) {
      const { locations, isPartial } = await locationsOfSheet(text);
      const reading = await readSheet({
        text,
        locations,
        isPartial,
        categories: new Map([
          ...categoriesOf(await readPortfolio()),
          ...locations.flatMap(({ additional_categories: additional }) =>
            (additional ?? []).map(({ id, display_name }) => [id, display_name] as const),
          ),
        ]),
        today: utcToday(),
      });
      if ('refused' in reading)
        throw apiError({ kind: 'validation', fields: { text: reading.refused } });
      return keepDraft({
        name,
        changes: reading.changes,
        report: {
          rows: reading.rows,
          unchanged: reading.rows - reading.faulty - reading.changes.size,
          faulty: reading.faulty,
          errors: reading.errors.slice(0, errorsShown).map((error) => ({ ...error })),
          error_total: reading.errors.length,
          skipped: reading.skipped.slice(0, errorsShown).map((part) => ({ ...part })),
          skipped_total: reading.skipped.length,
          unknown_columns: [...reading.unknownColumns],
        },
      });
    },
  });
}

interface DraftStart {
  readonly id: JobId;
  readonly startsAt: StartTime;
}

const startDraft = singleFlight(async ({ id, startsAt }: DraftStart) => {
  const draft = await draftOf(id);
  const trial = await trialOf(draft);
  const fields = [...new Set(trial.items.flatMap(({ after }) => Object.keys(after)))];
  let again = trial;
  const answer = await startWithCurrentValues(
    { title: draft.name, fileName: draft.name, fields, trial, startsAt },
    async () => (again = await readTrial(draft.changes)),
  );
  if ('stale' in answer) {
    tried = { id, trial: Promise.resolve(again) };
    await refetchActive(draftKey);
  }
  return answer;
});

export const useStartSpreadsheetImport = () => useMutation({ mutationFn: startDraft });
