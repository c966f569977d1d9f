import module from 'node:module';
import { nodeProblem } from './oldest-node.ts';

const problem = nodeProblem(process.versions.node);
if (problem === null) {
  // Later starts read the compiled code from the disk. The cache covers only modules that are imported after this call.
  module.enableCompileCache();
  await import('./serve.ts');
} else {
  console.error(problem);
  process.exitCode = 2;
}
