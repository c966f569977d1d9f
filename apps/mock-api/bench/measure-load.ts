import { Agent, request } from 'node:http';
import { performance } from 'node:perf_hooks';
import autocannon from 'autocannon';

export interface Shot {
  readonly method: 'GET' | 'PATCH';
  readonly path: string;
  readonly body?: string;
}

export interface Target {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface Figures {
  /** The median time of an answer to a client that sends one request at a time, in milliseconds. */
  readonly p50: number;
  /** The 99th percentile of these times, in milliseconds. */
  readonly p99: number;
  /** Answers per second to sixteen parallel connections. */
  readonly perSecond: number;
}

export type Subject = (turn: number) => Shot;

const connections = 16;

export async function measure(target: Target, subject: Subject, seconds: number): Promise<Figures> {
  const latencies = await inSequence(target, subject, seconds * 1000);
  return { ...latencies, perSecond: await atOnce(target, subject, seconds) };
}

/** Measures without autocannon, which rounds to whole milliseconds and is too coarse for a single answer. */
async function inSequence({ url, headers }: Target, subject: Subject, budgetMs: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  const began = performance.now();
  for (let turn = 0; performance.now() - began < budgetMs; turn += 1) {
    const shot = subject(turn);
    const start = performance.now();
    const status = await send(agent, url + shot.path, shot, headers);
    times.push(performance.now() - start);
    if (status >= 300) throw new Error(`${shot.path} answered ${status}`);
  }
  agent.destroy();
  // Leaves out the first tenth of the times, which are from the warm-up.
  const sorted = times.slice(Math.floor(times.length / 10)).toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99) };
}

function send(
  agent: Agent,
  address: string,
  { method, body }: Shot,
  headers: Target['headers'],
): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(address, { agent, method, headers }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0));
    });
    sent.once('error', reject).end(body);
  });
}

async function atOnce({ url, headers }: Target, subject: Subject, seconds: number) {
  let turn = 0;
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    headers,
    requests: [
      {
        setupRequest: (shot) => {
          turn += 1;
          return { ...shot, ...subject(turn) };
        },
      },
    ],
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${subject(0).path}: ${result.non2xx} refused, ${result.errors} broken`);
  return result['2xx'] / result.duration;
}
