import type { Breadcrumb, BreadcrumbHint, BrowserOptions, ErrorEvent } from '@sentry/react';
import { reportedAddress, reportedFile } from './reported-address.ts';
import { reportedText } from './reported-text.ts';

type Exception = NonNullable<NonNullable<ErrorEvent['exception']>['values']>[number];
type Trace = NonNullable<NonNullable<ErrorEvent['contexts']>['trace']>;
type Frame = NonNullable<NonNullable<Exception['stacktrace']>['frames']>[number];
type Span = Parameters<NonNullable<BrowserOptions['beforeSendSpan']>>[0];

/** ERR-1: a report says what failed, never for whom. It contains only the properties listed here. */
export function reportedEvent(event: ErrorEvent): ErrorEvent {
  const { exception, breadcrumbs, contexts, extra, request, tags } = event;
  return {
    ...taken(event, [
      'event_id',
      'timestamp',
      'level',
      'platform',
      'release',
      'environment',
      'sdk',
    ]),
    type: undefined,
    ...(exception?.values && { exception: { values: exception.values.map(reportedException) } }),
    // `beforeBreadcrumb` has already filtered each breadcrumb.
    ...(breadcrumbs && { breadcrumbs }),
    ...(contexts?.trace && { contexts: { trace: reportedTrace(contexts.trace) } }),
    ...(tags && { tags: taken(tags, ['where', 'kind', 'call']) }),
    ...(extra?.['drift'] ? { extra: { drift: extra['drift'] } } : {}),
    ...(request && { request: reportedRequest(request) }),
    // The library uses this property internally and never sends it.
    ...taken(event, ['sdkProcessingMetadata']),
  };
}

const reportedTrace = ({ trace_id, span_id }: Trace): Trace => ({ trace_id, span_id });

/** Another name of an error can come from data. */
const knownType =
  /^(?:Abort|Aggregate|Api|Constraint|DataClone|Data|Encoding|Eval|Internal|InvalidAccess|InvalidState|Network|NotAllowed|NotFound|NotReadable|NotSupported|Operation|QuotaExceeded|Range|ReadOnly|Reference|Security|Syntax|Timeout|TransactionInactive|Type|URI|Unknown|Version)?Error$/;

function reportedException({ type, value, mechanism, stacktrace }: Exception): Exception {
  return {
    ...(type !== undefined && {
      type: knownType.test(type) ? type : 'Error',
    }),
    value: isMessageWithheld(type, mechanism) ? '' : reportedText(value ?? ''),
    ...(mechanism && {
      mechanism: taken(mechanism, ['type', 'handled', 'exception_id', 'parent_id']),
    }),
    ...(stacktrace?.frames && { stacktrace: { frames: stacktrace.frames.map(reportedFrame) } }),
  };
}

/**
 * Withholds the message of an ApiError, which may be the platform's; its kind is sent instead. Withholds the text that
 * the library makes of a thrown value that is no Error, because it contains the value.
 */
const isMessageWithheld = (type: string | undefined, mechanism: Exception['mechanism']): boolean =>
  type === 'ApiError' || mechanism?.synthetic === true;

/**
 * Leaves out the function's name, which can be a computed key. The source map restores it from the line and the column.
 */
const reportedFrame = (frame: Frame): Frame => ({
  ...taken(frame, ['lineno', 'colno', 'in_app']),
  ...(frame.filename !== undefined && { filename: reportedFile(frame.filename) }),
});

const reportedRequest = ({ url, headers }: NonNullable<ErrorEvent['request']>) => ({
  ...(url !== undefined && { url: reportedAddress(url) }),
  ...(headers?.['User-Agent'] !== undefined && {
    headers: { 'User-Agent': headers['User-Agent'] },
  }),
});

/**
 * Keeps only the kind of element, the call or the screen of an earlier action, because other data can contain names.
 */
export function reportedBreadcrumb(crumb: Breadcrumb, hint?: BreadcrumbHint): Breadcrumb | null {
  const { category, data } = crumb;
  const reported = taken(crumb, ['category', 'level', 'timestamp', 'type']);
  switch (category) {
    case 'ui.click':
    case 'ui.input':
    case 'ui.keypress':
      return { ...reported, message: placeOf(hint?.['event']) };
    case 'fetch':
    case 'xhr':
      return {
        ...reported,
        data: { ...taken(data, ['method', 'status_code']), url: addressAmong(data, 'url') },
      };
    case 'navigation':
      return {
        ...reported,
        data: { from: addressAmong(data, 'from'), to: addressAmong(data, 'to') },
      };
    default:
      return null;
  }
}

/** `main > li > button`, without attributes and ids, which can contain the names of businesses. */
function placeOf(event: unknown): string {
  const target: unknown = part(event, 'target');
  const names: string[] = [];
  for (let at = target; at && names.length < 5; at = part(at, 'parentElement')) {
    const name = part(at, 'tagName');
    if (typeof name === 'string') names.unshift(name.toLowerCase());
  }
  return names.join(' > ');
}

const part = (of: unknown, key: string): unknown =>
  typeof of === 'object' && of !== null ? Reflect.get(of, key) : undefined;

const addressAmong = (data: Breadcrumb['data'], key: string): string => {
  const address: unknown = data?.[key];
  return typeof address === 'string' ? reportedAddress(address) : '';
};

const measuredTexts = [
  'sentry.op',
  'sentry.origin',
  'sentry.source',
  'sentry.environment',
  'sentry.release',
  'sentry.segment.id',
  'sentry.sdk.name',
  'sentry.sdk.version',
  'http.request.method',
];

/** Keeps measurements. Replaces names, which can contain URLs and the text of elements. */
export function reportedSpan(span: Span): Span {
  const { attributes, name, links: _, ...measured } = span;
  const kept = Object.entries(attributes).filter(([key, value]) =>
    measuredTexts.includes(key) ? typeof value === 'string' : isMeasure(key, value),
  );
  return { ...measured, name: reportedName(name), attributes: Object.fromEntries(kept) };
}

/** Excludes memory, processors and connection, which could identify a device. */
const isMeasure = (key: string, value: unknown): boolean =>
  /^(?:browser\.web_vital|http|sentry)\.[a-z_.]+$/.test(key) &&
  (typeof value === 'number' || typeof value === 'boolean');

/** `GET /api/locations/:id`, `/locations`. */
function reportedName(name: string): string {
  const [, method = '', address] = /^([A-Z]{3,7} )?(\/.*|https?:\/\/.*)$/.exec(name) ?? [];
  return address === undefined ? 'part of a screen' : method + reportedAddress(address);
}

function taken<Value extends object, const Key extends keyof Value>(
  value: Value | undefined,
  keys: readonly Key[],
): Pick<Value, Key> {
  const kept = keys.flatMap((key) =>
    value && Object.hasOwn(value, key) && value[key] !== undefined ? [[key, value[key]]] : [],
  );
  // `kept` has only keys of `value`.
  return Object.fromEntries(kept) as Pick<Value, Key>;
}
