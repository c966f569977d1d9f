import { browserTracingIntegration, captureException, init } from '@sentry/react';
import { env } from './env.ts';

export function startSentry() {
  init({
    ...(env.sentryDsn === undefined ? {} : { dsn: env.sentryDsn }),
    environment: env.environment,
    integrations: [browserTracingIntegration()],
    tracesSampleRate: 0.5,
  });
  return (report: {
    error: unknown;
    where: string;
    details: Readonly<Record<string, unknown>>;
  }): void => {
    captureException(report.error, { tags: { where: report.where }, extra: { ...report.details } });
  };
}
