import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { codeLoader } from './code-loader-plugin.ts';

const modules: Readonly<Record<string, string>> = {
  'virtual:page': "import('virtual:list'); import('virtual:dialog'); import('virtual:alone');",
  'virtual:list': "import 'virtual:shared'; console.log('list');",
  'virtual:dialog': "import 'virtual:shared'; console.log('dialog');",
  'virtual:shared': "console.log('shared');",
  'virtual:alone': "console.log('alone');",
};

test('@ERR-4 a build loads its code through our loader, with a list of its files', async () => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: false, rolldownOptions: { input: 'virtual:page' } },
    plugins: [
      codeLoader(),
      {
        name: 'modules',
        resolveId: (id) => (id in modules ? `\0${id}` : null),
        load: (id) => modules[id.slice(1)] ?? null,
      },
    ],
  });
  const output: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[] = [built]
    .flat()
    .flatMap((one) => ('output' in one ? one.output : []));
  const code = output.map((file) => ('code' in file ? file.code : '')).join('\n');
  const lists = code.matchAll(/loadCode\(\(\) => import\("[^"]+"\), __vite__mapDeps\((.*?)\)\)/g);
  expect([...lists].map(([, files]) => files)).toEqual(['[0,1]', '[2,1]', '[3]']);
});
