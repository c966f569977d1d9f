import { reportError, type ErrorReport } from '../../lib/telemetry/report-error.ts';
import { isAbort, isApiError } from './api-error.ts';

/** Reports an error of the application or the platform. A lost connection or a refusal is normal and not reported. */
export function reportUnexpected(
  error: unknown,
  where: string,
  details?: ErrorReport['details'],
): void {
  if (isAbort(error)) return;
  if (!isApiError(error) || error.kind === 'server' || error.kind === 'malformed')
    reportError(error, where, details);
}
