/** `npm run test:full` takes all of what else is taken in part. */
export const isFullRun = process.env['PLACEKEEPER_SWEEPS'] !== undefined;
