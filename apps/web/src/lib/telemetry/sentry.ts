import {
  browserTracingIntegration,
  captureException,
  init,
  makeFetchTransport,
  type BrowserOptions,
} from '@sentry/react';
import { env } from '../env.ts';
import { measuredCalls } from './measured-calls.ts';
import { reportedBreadcrumb, reportedEvent, reportedSpan } from './report-filter.ts';
import type { ErrorReport } from './report-error.ts';

/** The share of measured screens. Not part of `env`, to keep the first load small. */
const setting = Number(import.meta.env['VITE_SENTRY_TRACES'] ?? Number.NaN);
const measuredShare = setting >= 0 && setting <= 1 ? setting : 0.05;

/** Drops spans other than screens and calls, because they are most of a trace's size. */
const unmeasured = { op: /^(?!(?:pageload|navigation|http\.client)$)/ };

export function startSentry() {
  const calls = measuredCalls(env.apiOrigin || globalThis.location?.origin);
  init({
    ...(env.sentryDsn === undefined ? {} : { dsn: env.sentryDsn }),
    environment: env.environment,
    // Removes the library's handler of uncaught errors, because `startReporting` has one.
    integrations: (all) => [
      ...all.filter(({ name }) => name !== 'GlobalHandlers' && name !== 'Console'),
      browserTracingIntegration({
        shouldCreateSpanForRequest: calls.accepts,
        beforeStartSpan(screen) {
          calls.restart();
          return screen;
        },
      }),
    ],
    tracesSampleRate: measuredShare,
    ignoreSpans: [unmeasured],
    dataCollection: {
      userInfo: false,
      cookies: false,
      httpHeaders: false,
      httpBodies: [],
      urlQueryParams: false,
    },
    beforeBreadcrumb: reportedBreadcrumb,
    beforeSend: reportedEvent,
    beforeSendSpan: reportedSpan,
    transport: withoutName,
  });
  return ({ error, where, details: { call, drift } }: ErrorReport): void => {
    captureException(error instanceof Error ? error : new Error('What was thrown is no Error.'), {
      tags: { where, kind: kindOf(error), call: call ?? callOf(error) },
      extra: { drift },
    });
  };
}

/** Reports contain the kind and the endpoint of a failed call; both come from fixed lists. */
const kindOf = (error: unknown) => apiErrorPart(error, 'kind');
const callOf = (error: unknown) => apiErrorPart(error, 'endpoint');

function apiErrorPart(error: unknown, key: 'kind' | 'endpoint'): string | undefined {
  if (!(error instanceof Error) || error.name !== 'ApiError') return undefined;
  const value: unknown = Reflect.get(error, key);
  return typeof value === 'string' ? value : undefined;
}

/** Removes the screen's address from the envelope's header, which no hook of the library sees. */
const withoutName: NonNullable<BrowserOptions['transport']> = (options) => {
  const transport = makeFetchTransport(options);
  return {
    ...transport,
    send: (envelope) => {
      const [{ trace }] = envelope as unknown as [{ trace?: { transaction?: string } }];
      delete trace?.transaction;
      return transport.send(envelope);
    },
  };
};
