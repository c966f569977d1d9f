/** The quantile of values in any order: `share` of them are at most the result. */
export function at(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
}

export const median = (values: readonly number[]) => at(values, 0.5);

export function say(line = ''): void {
  process.stdout.write(`${line}\n`);
}

const widths = [44, 10, 10, 10];

/** Prints a row of a Markdown table. */
export function row(...cells: readonly (string | number)[]): void {
  const shown = cells.map((cell, column) => {
    const text = typeof cell === 'number' ? String(Math.round(cell)) : cell;
    return column === 0 ? text.padEnd(widths[0] ?? 0) : text.padStart(widths[column] ?? 10);
  });
  say(`| ${shown.join(' | ')} |`);
}

export function heading(title: string, ...columns: readonly string[]): void {
  say(`\n${title}\n`);
  row('', ...columns);
  row('---', ...columns.map(() => '---:'));
}
