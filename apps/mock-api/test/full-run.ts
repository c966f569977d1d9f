/** `npm run test:full` runs every case of the tests that other runs only sample. */
export const isFullRun = process.env['PLACEKEEPER_SWEEPS'] !== undefined;
