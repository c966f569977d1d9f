import { bulkEditImports } from '@placekeeper/contracts/endpoints/bulk-edit-imports';
import { bulkEdits } from '@placekeeper/contracts/endpoints/bulk-edits';
import { isApiError, type ApiError, type FailureKind } from './api-error.ts';

const doubtful: ReadonlySet<FailureKind> = new Set(['conflict', 'offline', 'server', 'malformed']);

/** ERR-4: the answer can be lost, and a browser that asks again by itself hears that one is running: the one it started. */
export const mayHaveStarted = (error: unknown): boolean =>
  isApiError(error) && doubtful.has(error.kind);

const starts: ReadonlySet<string> = new Set([bulkEdits.start.id, bulkEditImports.start.id]);

/** Nobody answered, or what became of it could not be looked up. */
export const isStartUnknown = ({ kind, endpoint }: ApiError): boolean =>
  kind === 'offline' || !starts.has(endpoint);
