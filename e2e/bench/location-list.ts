import type { Browser, Page } from '@playwright/test';
import { at, heading, median, row } from './report.ts';
import { withTwin, withVisitor, builtWeb } from './servers.ts';
import { notesOf, pressToPaint, watch } from './watched-page.ts';

const rows = 'main tbody a[href^="/location/"][href$="/info"]';
/** Words that occur in location names of every large account, but not on the first page of the list. */
const words = ['Adeyemi', 'Aldridge', 'Amber'];

interface Figures {
  readonly first: number;
  readonly next: readonly number[];
  readonly search: readonly number[];
  readonly keys: readonly number[];
}

async function use(page: Page): Promise<Figures> {
  await watch(page, rows);
  await page.goto('/locations');
  await page.locator(`#root ${rows}`).first().waitFor();
  await page.waitForLoadState('networkidle');
  const { usable: first } = await notesOf(page);

  const search: number[] = [];
  const box = page.getByRole('searchbox');
  const whole = page.locator(
    firstRow((await page.locator(rows).first().getAttribute('href')) ?? ''),
  );
  for (const word of words) {
    await box.focus();
    const others = await otherRows(page);
    // Inserts the whole word with one input event, so that only one search follows.
    search.push(await pressToPaint(page, others, () => page.keyboard.insertText(word)));
    await box.fill('');
    await whole.waitFor();
  }

  const next: number[] = [];
  const nextPage = page.getByRole('navigation', { name: 'Pagination' }).getByLabel('Next page');
  for (let turn = 0; turn < 3; turn += 1) {
    next.push(await pressToPaint(page, await otherRows(page), () => nextPage.click()));
    await page.waitForLoadState('networkidle');
  }

  const before = (await notesOf(page)).interactions.length;
  await box.focus();
  for (const word of words) {
    await page.keyboard.type(`${word} `, { delay: 120 });
  }
  await page.waitForLoadState('networkidle');
  return { first, next, search, keys: (await notesOf(page)).interactions.slice(before) };
}

const firstRow = (href: string) => `main tbody tr:first-child a[href="${href}"]`;

/** A selector that matches when the table has another first row. */
async function otherRows(page: Page): Promise<string> {
  const first = await page.locator(rows).first().getAttribute('href');
  return `main tbody tr:first-child:not(:has(a[href="${first}"])) a`;
}

export async function measureLocationList(
  browser: Browser,
  { sizes, cpus, rounds }: { sizes: readonly number[]; cpus: readonly number[]; rounds: number },
): Promise<void> {
  for (const size of sizes) {
    await withTwin(builtWeb, size, async (address) => {
      heading(
        `The list of ${size.toLocaleString('en')} locations, ms`,
        ...cpus.map((cpu) => `${cpu}x CPU`),
      );
      const taken: (readonly Figures[])[] = [];
      for (const cpu of cpus) {
        const figures: Figures[] = [];
        for (let round = 0; round < rounds; round += 1) {
          figures.push(await withVisitor(browser, { address, cpu }, use));
        }
        taken.push(figures);
      }
      const printRow = (what: string, figure: (all: readonly Figures[]) => number) =>
        row(what, ...taken.map(figure));
      printRow('first rows', (all) => median(all.map(({ first }) => first)));
      printRow('next page, press to rows', (all) => median(all.flatMap(({ next }) => next)));
      printRow('search, text to rows, with its pause', (all) =>
        median(all.flatMap(({ search }) => search)),
      );
      printRow('a key, to the next frame: median', (all) =>
        median(all.flatMap(({ keys }) => keys)),
      );
      printRow('a key, to the next frame: worst of 98 %', (all) =>
        at(
          all.flatMap(({ keys }) => keys),
          0.98,
        ),
      );
    });
  }
}
