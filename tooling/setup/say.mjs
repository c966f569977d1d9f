/** @param {string} line */
export function say(line) {
  process.stdout.write(`${line}\n`);
}

/** @param {number} milliseconds */
export function seconds(milliseconds) {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

/** @param {unknown} error */
export function sayFailure(error) {
  say(`✗ ${error instanceof Error ? error.message : String(error)}`);
}
