import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

/**
 * Writes a `.gz` and a `.br` next to each text file of a build, so that the host need not compress. Run it again after
 * a tool such as `sentry-cli` changes the files.
 */
const folder = process.argv[2];
if (folder === undefined) throw new Error('Name the folder of the built application.');

const text = /\.(html|js|css|json|svg)$/;
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => text.test(file) && !file.startsWith('.'))
  .map((file) => join(folder, file));

await Promise.all(
  files.map(async (file) => {
    const content = readFileSync(file);
    const [gz, br] = await Promise.all([
      promisify(gzip)(content, { level: 9 }),
      promisify(brotliCompress)(content),
    ]);
    writeFileSync(`${file}.gz`, gz);
    writeFileSync(`${file}.br`, br);
  }),
);
