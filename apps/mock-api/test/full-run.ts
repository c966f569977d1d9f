/** `npm run test:full` runs all of what other runs sample. */
export const isFullRun = process.env['PLACEKEEPER_SWEEPS'] !== undefined;
