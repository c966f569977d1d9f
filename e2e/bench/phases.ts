import type { Browser, Page } from '@playwright/test';
import { threadEvents, trace, type TraceEvent } from './main-thread.ts';
import { heading, median, row } from './report.ts';
import { withVisitor } from './servers.ts';
import { notesOf, watch } from './watched-page.ts';

/** The phases of a load, by the names of Chromium's trace events. The first match counts. */
const phases = {
  'parse and compile':
    /^(v8\.compile|V8\.(Parse|PreParse|Compile|Finalize|Maglev|Turbofan|Optimize))/,
  'evaluate files': /^(v8\.evaluateModule|EvaluateScript)$/,
  'collect garbage': /GC/,
  'run script':
    /^(FunctionCall|RunMicrotasks|BlinkScheduler_PerformMicrotaskCheckpoint|TimerFire|FireAnimationFrame|EventDispatch)$/,
  'parse HTML and CSS': /^(ParseHTML|ParseAuthorStyleSheet)$/,
  style: /^(UpdateLayoutTree|RecalculateStyles)$/,
  layout: /^Layout$/,
  paint: /^(PrePaint|Paint|Layerize|Commit|UpdateLayer)$/,
  'tasks, messages and the rest': /^/,
} as const;

type Phase = keyof typeof phases;
type Costs = Readonly<Record<Phase | 'files', number>>;

interface Screen {
  readonly name: string;
  /** Returns the screen's address; `location` is the path of the first location. */
  readonly address: (location: string) => string;
  /** Selects the element that completes the screen. */
  readonly content: string;
  readonly hasFloor: boolean;
}

const rows = 'main a[href^="/location/"][href$="/info"]';
const screens: readonly Screen[] = [
  { name: 'list', address: () => '/locations', content: `#root ${rows}`, hasFloor: true },
  { name: 'location', address: (path) => path, content: '#root main input', hasFloor: true },
  {
    name: 'updates',
    address: () => '/gbp-update-management',
    content: '[aria-label="Updates to review"] li a[aria-current=true]',
    hasFloor: false,
  },
];

/** Where the main thread spends its CPU time until a screen shows its content. */
export async function measurePhases(
  browser: Browser,
  { ours, floor }: { ours: string; floor: string },
  rounds: number,
): Promise<void> {
  for (const screen of screens) {
    const costs: { ours: Costs[]; floor: Costs[] } = { ours: [], floor: [] };
    for (let round = 0; round < rounds; round += 1) {
      if (screen.hasFloor) {
        costs.floor.push(
          await withVisitor(browser, { address: floor }, (page) => load(page, screen)),
        );
      }
      costs.ours.push(await withVisitor(browser, { address: ours }, (page) => load(page, screen)));
    }
    heading(`Main thread until the content of: ${screen.name}, CPU ms`, 'floor', 'ours', 'ratio');
    const tell = (name: string, figure: (each: Costs) => number) => {
      const own = median(costs.ours.map(figure));
      if (!screen.hasFloor) return row(name, '', own, '');
      const bare = median(costs.floor.map(figure));
      return row(name, bare, own, bare < 1 ? '' : (own / bare).toFixed(2));
    };
    const names = Object.keys(phases) as Phase[];
    for (const name of names) tell(name, (each) => each[name]);
    tell('in all', (each) => names.reduce((sum, name) => sum + each[name], 0));
    tell('files', ({ files }) => files);
  }
}

async function load(page: Page, { address, content }: Screen): Promise<Costs> {
  await page.goto('/locations');
  const path = await page.locator(rows).first().getAttribute('href');
  if (!path) throw new Error('The list has no location.');
  // Ends this page, so that nothing of it runs during the measurement.
  await page.goto('about:blank');
  await watch(page, content);
  const events = await trace(
    page,
    'toplevel,devtools.timeline,v8,disabled-by-default-v8.compile,blink.user_timing',
    async () => {
      await page.goto(address(path));
      await page.locator(content).first().waitFor();
      await page.waitForFunction(() => (globalThis as { notes?: { shown: number } }).notes?.shown);
    },
  );
  const { shown } = await notesOf(page);
  const files = await page.evaluate(
    (end) =>
      performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => name.includes('/assets/') && startTime < end).length,
    shown,
  );
  return { ...costsOf(events, new URL(page.url()).pathname, shown), files };
}

function costsOf(
  events: readonly TraceEvent[],
  path: string,
  shown: number,
): Readonly<Record<Phase, number>> {
  const start = events.findLast(
    ({ name, args }) =>
      name === 'navigationStart' && args.data?.documentLoaderURL?.endsWith(path) === true,
  );
  if (!start) throw new Error(`The trace has no navigation to ${path}.`);
  const costs = Object.fromEntries(Object.keys(phases).map((name) => [name, 0])) as Record<
    Phase,
    number
  >;
  const phaseOf = (event: TraceEvent) =>
    (Object.keys(phases) as Phase[]).find((phase) => phases[phase].test(event.name));
  const open: TraceEvent[] = [];
  const add = (event: TraceEvent | undefined, time: number) => {
    const phase = event && phaseOf(event);
    if (phase) costs[phase] += time / 1000;
  };
  const end = start.ts + shown * 1000;
  for (const event of threadEvents(events, start)) {
    if (event.ts < start.ts || event.ts > end) continue;
    while (open.length > 0 && endOf(open.at(-1)) <= event.ts) open.pop();
    const { dur = 0, tdur = dur } = event;
    // An event counts without the events inside it.
    add(open.at(-1), -tdur);
    add(event, tdur);
    open.push(event);
  }
  return costs;
}

const endOf = (event: TraceEvent | undefined): number => (event ? event.ts + (event.dur ?? 0) : 0);
