import type { Context } from 'hono';
import { html } from 'hono/html';
import { verdicts, type LogEntry, type Recorder, type Verdict } from '../../http/recorder.ts';
import { timeText } from './components.ts';

export interface LogFilter {
  /** Null for every account. */
  readonly userId: number | null;
  readonly endpoint: string;
  readonly status: string;
  readonly verdict: Verdict | null;
  readonly control: boolean;
}

export function readFilter(context: Context, userId: number | null): LogFilter {
  const { who, endpoint = '', status = '', verdict, control } = context.req.query();
  return {
    userId: who === 'all' ? null : userId,
    endpoint: endpoint.trim(),
    status: status.trim(),
    verdict: verdicts.find((each) => each === verdict) ?? null,
    control: control === '1',
  };
}

export function isWanted(filter: LogFilter, entry: LogEntry): boolean {
  const name = nameOf(entry);
  return (
    (filter.userId === null || entry.userId === filter.userId || isControl(entry)) &&
    (filter.control || !isControl(entry)) &&
    name.includes(filter.endpoint) &&
    (filter.verdict === null || entry.verdict === filter.verdict) &&
    (filter.status === '' ||
      (entry.kind === 'request' && String(entry.status).startsWith(filter.status)))
  );
}

/** Control calls belong to no account, because they are handled before the session is read. */
const isControl = (entry: LogEntry) =>
  entry.kind === 'request' && (entry.endpoint ?? '').startsWith('control.');

const nameOf = (entry: LogEntry): string =>
  entry.kind === 'event' ? entry.name : `${entry.endpoint ?? ''} ${entry.path}`;

export function entriesOf({ requests, events }: Recorder): readonly LogEntry[] {
  return [
    ...requests.map((request): LogEntry => ({ kind: 'request', ...request })),
    ...events.map((event): LogEntry => ({ kind: 'event', ...event })),
  ].toSorted((a, b) => b.id - a.id);
}

/** Renders an entry, both for the loaded page and for the live stream. */
export function entryRow(entry: LogEntry) {
  const [what, where, status] =
    entry.kind === 'request'
      ? [entry.method, entry.path + entry.search, entry.status === 0 ? 'none' : entry.status]
      : ['event', entry.name, ''];
  return html`<tr class="${entry.verdict}">
    <td class="number"><a href="/__mock/log/${entry.id}">${entry.id}</a></td>
    <td><time>${timeText(entry.at).slice(11)}</time></td>
    <td>${what}</td>
    <td class="path"><code>${where}</code></td>
    <td class="number">${status}</td>
    <td class="number">${entry.kind === 'request' ? `${entry.durationMs.toFixed(1)} ms` : ''}</td>
    <td>${entry.verdict}</td>
    <td class="number">${entry.userId ?? ''}</td>
  </tr>`;
}
