/** `npm run test:full` runs everything of which other runs take a part. */
export const isFullRun = process.env['PLACEKEEPER_SWEEPS'] !== undefined;
