import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { asyncApiDocument } from './asyncapi.ts';
import { openApiDocument } from './openapi.ts';

const { values } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    into: { type: 'string', default: join(import.meta.dirname, '../../documents') },
  },
});

const documents = { 'openapi.json': openApiDocument(), 'asyncapi.json': asyncApiDocument() };
if (!values.check) await mkdir(values.into, { recursive: true });

for (const [name, document] of Object.entries(documents)) {
  const file = join(values.into, name);
  const text = `${JSON.stringify(document, null, 2)}\n`;
  if (!values.check) {
    await writeFile(file, text);
    console.log(`${file}: ${Math.round(text.length / 1024)} kB`);
  } else if ((await readFile(file, 'utf8').catch(() => '')) !== text) {
    console.error(
      `${file} is not what the contract says. Run \`npm run contracts\` and commit the result.`,
    );
    process.exitCode = 1;
  }
}
