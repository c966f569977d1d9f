import type { Page } from '@playwright/test';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** All times of a trace are in microseconds. */
  readonly ts: number;
  readonly dur?: number;
  /** CPU time, which excludes waiting for a busy machine. */
  readonly tdur?: number;
  readonly args: { readonly data?: { readonly type?: string } };
}

/** A task of the main thread. In milliseconds; `at` counts from the last press. */
export interface Task {
  readonly press: number;
  readonly at: number;
  readonly work: number;
  /** Wall-clock time, which includes waiting for a busy processor. */
  readonly lasted: number;
}

/** Records the tasks of the main thread during an action, from its first press on. */
export async function traceTasks(
  page: Page,
  act: () => Promise<void>,
  press: 'keydown' | 'click',
): Promise<readonly Task[]> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    // The protocol does not define the content of a trace.
    events.push(...(value as unknown as TraceEvent[]));
  });
  await session.send('Tracing.start', {
    categories: 'toplevel,devtools.timeline',
    transferMode: 'ReportEvents',
  });
  await act();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  await session.detach();
  return tasksIn(events, press);
}

function tasksIn(events: readonly TraceEvent[], type: string): readonly Task[] {
  const presses = events
    .filter(({ name, args }) => name === 'EventDispatch' && args.data?.type === type)
    .toSorted((one, other) => one.ts - other.ts);
  const [first] = presses;
  if (!first) throw new Error(`The trace has no ${type} in it.`);
  return events
    .filter(
      ({ name, ph, tid, pid }) =>
        name === 'ThreadControllerImpl::RunTask' &&
        ph === 'X' &&
        tid === first.tid &&
        pid === first.pid,
    )
    .flatMap(({ ts, dur = 0, tdur = dur }) => {
      // The task of a press starts shortly before it.
      const press = presses.findLastIndex((each) => each.ts <= ts + dur);
      const start = presses[press];
      return start
        ? [{ press, at: (ts - start.ts) / 1000, work: tdur / 1000, lasted: dur / 1000 }]
        : [];
    });
}
