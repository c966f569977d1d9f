import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { examplesFile } from './examples-file.ts';
import { takeExamples } from './take-examples.ts';

mkdirSync(dirname(examplesFile), { recursive: true });
writeFileSync(examplesFile, `${JSON.stringify(await takeExamples(), null, 2)}\n`);
process.stdout.write(`${examplesFile}\n`);
