import { join } from 'node:path';

export const examplesFile = join(
  import.meta.dirname,
  '../../../../packages/contracts/documents/examples.json',
);
