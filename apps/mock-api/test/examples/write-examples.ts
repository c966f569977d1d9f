import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { takeExamples } from './take-examples.ts';

const file = join(import.meta.dirname, '../../../../.cache/examples.json');
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, JSON.stringify(await takeExamples()));
