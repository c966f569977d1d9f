import { Hono, type Context } from 'hono';
import * as z from 'zod/mini';
import { control } from '../contract.ts';
import type { PageBench } from './bench.ts';
import { formRequest } from './form-request.ts';
import { localPath, withQuery } from './local-address.ts';

type Verb = keyof typeof control;
/** Describes a call's answer in numbers and words. */
type Answer = Readonly<Record<string, string | number | null>>;

/** The message, if "Done." is too short. */
const words: Partial<Record<Verb, (answer: Answer) => string>> = {
  createAccount: ({ user_id: id }) => `A fresh account, number ${id}. You are signed in.`,
  advanceClock: ({ now, jobs }) => `It is ${now} now; ${jobs} jobs ran.`,
  runNextJob: ({ now, kind }) =>
    kind === null ? 'Nothing waits.' : `${kind} ran; it is ${now} now.`,
  kick: ({ closed }) => `${closed} sockets closed.`,
  endSessions: ({ ended }) => `${ended} sessions ended.`,
  changeManyProfiles: ({ changed }) => `${changed} profiles changed.`,
  takeSnapshot: ({ snapshot_id: id }) => `Snapshot ${id} taken.`,
  restoreSnapshot: () => 'Restored. Open pages of the account read everything again.',
};

const Problem = z.object({
  message: z.string(),
  errors: z.optional(z.record(z.string(), z.array(z.string()))),
});

/** Every control call as the target of a form: forwards the form as a test's request, then returns to the page. */
export function formPages({ dispatch, flashes }: PageBench): Hono {
  const pages = new Hono();

  pages.post('/forms/:verb', async (context) => {
    const verb = verbOf(context.req.param('verb'));
    if (!verb) return context.notFound();
    const form = await context.req.parseBody();
    const fields = Object.fromEntries(
      Object.entries(form).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    );
    const answer = await call(context, verb, fields);
    const flash = flashes.keep(await flashOf(verb, answer));
    const back = localPath(fields['return_to']) ?? '/__mock';
    const response = context.redirect(withQuery(back, { told: flash }), 303);
    for (const cookie of answer.headers.getSetCookie())
      response.headers.append('Set-Cookie', cookie);
    return response;
  });
  return pages;

  async function call(context: Context, verb: Verb, fields: Record<string, string>) {
    const { address, body } = formRequest(control[verb], fields);
    return dispatch(
      new Request(new URL(address, context.req.url), {
        method: control[verb].definition.method,
        headers: {
          Accept: 'application/json',
          'Content-Type': 'application/json',
          Cookie: context.req.header('Cookie') ?? '',
        },
        ...(body !== null && { body }),
      }),
    );
  }
}

const verbOf = (name: string): Verb | undefined =>
  Object.keys(control).find((each): each is Verb => each === name);

async function flashOf(verb: Verb, answer: Response) {
  const text = await answer.text();
  const body: unknown = text === '' ? {} : JSON.parse(text);
  if (answer.ok) return { done: true, lines: [words[verb]?.(Object(body)) ?? 'Done.'] };
  const problem = z.safeParse(Problem, body);
  if (!problem.success) return { done: false, lines: [`The twin answered ${answer.status}.`] };
  const { message, errors } = problem.data;
  const lines = Object.entries(errors ?? {}).map(([field, said]) => `${field}: ${said.join(' ')}`);
  return { done: false, lines: lines.length > 0 ? lines : [message] };
}
