import { readFile } from 'node:fs/promises';
import type { Json, JsonObject } from './json-schema.ts';

/** One successful call as it was made to the twin. */
export interface CallExample {
  readonly params?: JsonObject;
  readonly query?: JsonObject;
  readonly body?: Json;
  readonly status: number;
  /** Absent where there is no body. */
  readonly answer?: Json;
}

export type CallExamples = Readonly<Record<string, CallExample>>;

export interface Examples {
  readonly calls: CallExamples;
  /** Payloads by the names of their events. */
  readonly events: JsonObject;
}

/** What the twin has left there; the file is written by `npm run contracts`, and held current by a test of the twin. */
export async function readExamples(file: string): Promise<Examples> {
  const text = await readFile(file, 'utf8').catch(() => '{"calls":{},"events":{}}');
  return JSON.parse(text);
}
