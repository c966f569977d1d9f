import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { api } from '@placekeeper/contracts/api';
import { expect, test } from 'vitest';
import { control } from '../src/control/contract.ts';
import { createTestTwin } from '../src/testing/test-twin.ts';

const guide = readFileSync(join(import.meta.dirname, '../../../docs/twin.md'), 'utf8');

interface Command {
  readonly line: string;
  readonly method: string;
  readonly path: string;
  readonly body: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly fresh: boolean;
  readonly expected: number | null;
}

/** Splits words like a shell: quotes group, and adjacent parts join. */
const wordsOf = (line: string): readonly string[] =>
  [...line.matchAll(/(?:'[^']*'|[^\s'])+/g)].map(([word]) => word.replaceAll("'", ''));

function readCommand(line: string): Command {
  const [command = '', note] = line.split(/\s+# /);
  const words = wordsOf(command);
  const options = new Map<string, string>();
  let address = '';
  for (let at = 1; at < words.length; at += 1) {
    const word = words[at] ?? '';
    if (word.startsWith('-')) options.set(word, words[(at += 1)] ?? '');
    else address = word.replaceAll('"', '');
  }
  const unknown = [...options.keys()].filter(
    (name) => !['-b', '-c', '-d', '-X', '-H'].includes(name),
  );
  if (unknown.length > 0 || !address.startsWith('$TWIN/'))
    throw new Error(`Not understood: ${line}`);
  const body = options.get('-d');
  const [header, value] = (options.get('-H') ?? '').split(': ');
  return {
    line,
    method: options.get('-X') ?? (body === undefined ? 'GET' : 'POST'),
    path: address.slice('$TWIN'.length),
    body,
    headers: header && value ? { [header]: value } : {},
    fresh: !options.has('-b'),
    expected: note === undefined ? null : Number(note),
  };
}

const commands = [...guide.matchAll(/^curl .*$/gm)].map(([line]) => readCommand(line));

test('the guide contains commands', () => {
  expect(commands.length).toBeGreaterThan(30);
});

test('every command of the guide works, in order', async () => {
  const twin = createTestTwin();
  const user = twin.guest();
  const looker = twin.guest();
  for (const { line, method, path, body, headers, fresh, expected } of commands) {
    const sent = body && (await withIds(body));
    const client = fresh && body === undefined ? looker : user;
    const response = await client.raw(method, path, {
      headers: { Accept: '*/*', 'X-Requested-With': null, ...headers },
      ...(sent !== undefined && { body: sent }),
    });
    if (expected === null) expect([line, response.ok]).toEqual([line, true]);
    else expect([line, response.status]).toEqual([line, expected]);
  }
  expect((await user.succeed(control.coverage)).violations).toEqual([]);

  async function withIds(text: string): Promise<string> {
    if (!text.includes('$')) return text;
    const { data } = await user.succeed(api.locations.list, {});
    const { tokens } = await user.succeed(api.googleTokens.list);
    return text
      .replace('$LOCATION_ID', String(data[0]?.id))
      .replace('$TOKEN_ID', String(tokens[0]?.id));
  }
});

test('every address of the guide belongs to the control plane', () => {
  const known = Object.values(control).map(
    ({ definition: { method, path } }) =>
      new RegExp(`^${method} ${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  );
  const strange = commands
    .filter(({ path }) => path.startsWith('/__mock'))
    .map(({ method, path }) => `${method} ${path.split('?')[0]}`)
    .filter((call) => known.every((pattern) => !pattern.test(call)));
  expect(strange).toEqual([]);
});
