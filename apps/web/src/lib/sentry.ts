import { browserTracingIntegration, captureException, init } from '@sentry/react';
import { env } from './env.ts';
import { scrubbed } from './scrub.ts';

export function startSentry() {
  init({
    ...(env.sentryDsn === undefined ? {} : { dsn: env.sentryDsn }),
    environment: env.environment,
    integrations: [browserTracingIntegration()],
    tracesSampleRate: 0.5,
    dataCollection: {
      userInfo: false,
      cookies: false,
      httpHeaders: false,
      httpBodies: [],
      urlQueryParams: false,
    },
    beforeBreadcrumb: scrubbed,
    beforeSend: scrubbed,
    beforeSendSpan: scrubbed,
  });
  return (report: {
    error: unknown;
    where: string;
    details: Readonly<Record<string, unknown>>;
  }): void => {
    captureException(report.error, { tags: { where: report.where }, extra: { ...report.details } });
  };
}
