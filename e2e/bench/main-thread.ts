import type { Page } from '@playwright/test';

export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** In microseconds, as all times of a trace. */
  readonly ts: number;
  readonly dur?: number;
  /** CPU time in microseconds, which excludes waiting for a busy machine. */
  readonly tdur?: number;
  readonly args: {
    readonly data?: { readonly type?: string; readonly documentLoaderURL?: string };
  };
}

/** A task of the main thread; its times are in milliseconds. `at` is the time since the last press. */
export interface Task {
  readonly press: number;
  readonly at: number;
  readonly work: number;
  /** Wall-clock time, which includes waiting for a busy machine. */
  readonly lasted: number;
}

/** Records the tasks of the main thread from the first press of an action on. */
export async function traceTasks(
  page: Page,
  act: () => Promise<void>,
  press: 'keydown' | 'click',
): Promise<readonly Task[]> {
  return tasksIn(await trace(page, 'toplevel,devtools.timeline', act), press);
}

export async function trace(
  page: Page,
  categories: string,
  act: () => Promise<void>,
): Promise<readonly TraceEvent[]> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    // The DevTools protocol does not define the content of a trace.
    events.push(...(value as unknown as TraceEvent[]));
  });
  await session.send('Tracing.start', { categories, transferMode: 'ReportEvents' });
  await act();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  await session.detach();
  return events;
}

/** The complete events on the thread of another event, outer ones first. */
export const threadEvents = (
  events: readonly TraceEvent[],
  { pid, tid }: TraceEvent,
): readonly TraceEvent[] =>
  events
    .filter((event) => event.ph === 'X' && event.pid === pid && event.tid === tid)
    .toSorted((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0));

function tasksIn(events: readonly TraceEvent[], type: string): readonly Task[] {
  const presses = events
    .filter(({ name, args }) => name === 'EventDispatch' && args.data?.type === type)
    .toSorted((one, other) => one.ts - other.ts);
  const [first] = presses;
  if (!first) throw new Error(`The trace has no ${type} in it.`);
  return threadEvents(events, first)
    .filter(({ name }) => name === 'ThreadControllerImpl::RunTask')
    .flatMap(({ ts, dur = 0, tdur = dur }) => {
      // A press belongs to the task that contains it, and the task starts shortly before the press.
      const press = presses.findLastIndex((each) => each.ts <= ts + dur);
      const start = presses[press];
      return start
        ? [{ press, at: (ts - start.ts) / 1000, work: tdur / 1000, lasted: dur / 1000 }]
        : [];
    });
}
