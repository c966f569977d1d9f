import { Hono, type Context } from 'hono';
import { html } from 'hono/html';
import { streamSSE } from 'hono/streaming';
import type { LoggedMessage } from '../../http/logged-messages.ts';
import { verdicts, type LogEntry, type Recorder, type Verdict } from '../../http/recorder.ts';
import type { PageContext } from '../context.ts';
import { signedInActor } from './signed-in.ts';
import { mostRows } from './log-script.ts';
import { selectField, section, timeText } from './components.ts';
import { page } from './page.ts';
import { groupDigits } from '@placekeeper/contracts/wording/group-digits';

const mostShown = 200;

export function logPages({ deps, recorder }: PageContext): Hono {
  const pages = new Hono();
  const filterOf = (context: Context) =>
    readFilter(context, signedInActor(deps, context)?.user.id ?? null);

  pages.get('/log', (context) => {
    const filter = filterOf(context);
    const entries = entriesOf(recorder)
      .filter((entry) => isWanted(filter, entry))
      .slice(0, mostShown);
    const search = new URL(context.req.url).search;
    return page(
      context,
      'Log',
      html`${filterForm(filter, context.req.query('who') === 'all')}
        <div class="row">
          <p role="status" data-state>${entries.length} entries</p>
          <button class="button" type="button" data-toggle hidden>Pause</button>
        </div>
        <div class="scroll" tabindex="0" role="region" aria-label="Requests and events">
          <table>
            <thead>
              <tr>
                <th scope="col" class="number">Id</th>
                <th scope="col">Time</th>
                <th scope="col">What</th>
                <th scope="col">Path or name</th>
                <th scope="col" class="number">Status</th>
                <th scope="col" class="number">Duration</th>
                <th scope="col">Verdict</th>
                <th scope="col" class="number">Account</th>
              </tr>
            </thead>
            <tbody data-stream="/__mock/log/stream${search}">
              ${entries.map(entryRow)}
            </tbody>
          </table>
          ${entries.length === 0 ? html`<p data-empty>Nothing yet.</p>` : ''}
        </div>`,
      { wide: true, script: '/__mock/assets/log.js' },
    );
  });

  pages.get('/log/stream', (context) => {
    const filter = filterOf(context);
    return streamSSE(context, async (stream) => {
      const waiting: LogEntry[] = [];
      let skipped = 0;
      let wake = () => {};
      const stop = recorder.follow((entry) => {
        if (isWanted(filter, entry)) waiting.push(entry);
        // Drops the oldest entry, because a page that does not read would fill the memory.
        if (waiting.length > mostRows) {
          waiting.shift();
          skipped += 1;
        }
        wake();
      });
      const nextRow = () => {
        const count = skipped;
        skipped = 0;
        if (count > 0) return skippedRow(count);
        const entry = waiting.shift();
        return entry && entryRow(entry);
      };
      stream.onAbort(() => {
        stop();
        wake();
      });
      await stream.writeSSE({ event: 'ready', data: '' });
      while (!stream.aborted) {
        const row = nextRow();
        if (row) await stream.writeSSE({ data: await oneLine(row) });
        else await new Promise<void>((resolve) => (wake = resolve));
      }
    });
  });

  pages.get('/log/:id{[0-9]+}', (context) => {
    const id = Number(context.req.param('id'));
    const entry = entriesOf(recorder).find((each) => each.id === id);
    if (!entry) {
      const gone = html`<p>
        Only the last requests and events are kept. <a href="/__mock/log">Back to the log</a>
      </p>`;
      return page(context, 'No such entry', gone, { status: 404, wide: true });
    }
    return page(context, `Entry ${id}`, details(entry), { wide: true });
  });
  return pages;
}

const oneLine = async (row: ReturnType<typeof html>) =>
  (await row).toString().replaceAll(/[\r\n]\s*/g, ' ');

const skippedRow = (count: number) =>
  html`<tr>
    <td colspan="8">
      ${count === 1 ? '1 entry was' : `${groupDigits(count)} entries were`} skipped because the page
      read too slowly
    </td>
  </tr>`;

function filterForm(filter: LogFilter, everybody: boolean) {
  return html`<form class="row" method="get" action="/__mock/log" role="search">
    <label class="field">
      <span>Whose</span>
      <select name="who">
        <option value="me">mine</option>
        <option value="all" ${everybody ? html`selected` : ''}>everyone’s</option>
      </select>
    </label>
    <label class="field">
      <span>Call, path or event</span>
      <input type="search" name="endpoint" value="${filter.endpoint}" />
    </label>
    <label class="field short">
      <span>Status</span>
      <input name="status" inputmode="numeric" maxlength="3" value="${filter.status}" />
    </label>
    ${selectField('verdict', 'Verdict', verdicts, { chosen: filter.verdict, empty: 'any' })}
    <label class="tick">
      <input type="checkbox" name="control" value="1" ${filter.control ? html`checked` : ''} />
      <span>control calls</span>
    </label>
    <button class="button" type="submit">Show</button>
  </form>`;
}

function details(entry: LogEntry) {
  const facts: readonly (readonly [string, unknown])[] =
    entry.kind === 'request'
      ? [
          ['Request', `${entry.method} ${entry.path}${entry.search}`],
          ['Call', entry.endpoint ?? 'not in the contract'],
          ['Status', entry.status === 0 ? 'no response' : entry.status],
          ['Duration', `${entry.durationMs.toFixed(1)} ms`],
        ]
      : [
          ['Event', entry.name],
          ['Channel', entry.channel],
          ['Sockets', entry.delivered],
        ];
  return html`<p><a href="/__mock/log">Back to the log</a></p>
    ${section(
      'What happened',
      html`<dl>
        ${[
          ...facts,
          ['Time', `${timeText(entry.at)} UTC`],
          ['Account', entry.userId ?? 'none'],
          ['Verdict', [entry.verdict, ...entry.remarks].join('. ')],
        ].map(
          ([name, value]) =>
            html`<dt>${name}</dt>
              <dd>${String(value)}</dd>`,
        )}
      </dl>`,
    )}
    ${
      entry.kind === 'request'
        ? html`${message('Request', entry.request)} ${message('Response', entry.response)}`
        : section('Payload', code(JSON.stringify(entry.payload)))
    }`;
}

const message = (title: string, { headers, body }: LoggedMessage) =>
  section(
    title,
    html`<dl class="headers">
        ${Object.entries(headers).map(
          ([name, value]) =>
            html`<dt>${name}</dt>
              <dd>${value}</dd>`,
        )}
      </dl>
      ${body === null ? html`<p>No body.</p>` : code(body)}`,
  );

const code = (text: string) =>
  html`<pre tabindex="0" role="region" aria-label="Body"><code>${indented(text)}</code></pre>`;

/** Indents JSON, and leaves any other text, such as truncated JSON, unchanged. */
function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

interface LogFilter {
  /** Null for every account. */
  readonly userId: number | null;
  readonly endpoint: string;
  readonly status: string;
  readonly verdict: Verdict | null;
  readonly control: boolean;
}

function readFilter(context: Context, userId: number | null): LogFilter {
  const { who, endpoint = '', status = '', verdict, control } = context.req.query();
  return {
    userId: who === 'all' ? null : userId,
    endpoint: endpoint.trim(),
    status: status.trim(),
    verdict: verdicts.find((each) => each === verdict) ?? null,
    control: control === '1',
  };
}

function isWanted(filter: LogFilter, entry: LogEntry): boolean {
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

function entriesOf({ requests, events }: Recorder): readonly LogEntry[] {
  return [
    ...requests.map((request): LogEntry => ({ kind: 'request', ...request })),
    ...events.map((event): LogEntry => ({ kind: 'event', ...event })),
  ].toSorted((a, b) => b.id - a.id);
}

/** Renders an entry, both for the loaded page and for the live stream. */
function entryRow(entry: LogEntry) {
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
