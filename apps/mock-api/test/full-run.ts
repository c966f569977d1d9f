/** `npm run test:full` runs completely what other runs sample. */
export const isFullRun = process.env['PLACEKEEPER_SWEEPS'] !== undefined;
