import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { googleStoreCode } from '@placekeeper/contracts/wording/store-code';
import { minify, runnerImport, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import { settings } from './deploy/settings.ts';
import type { Screen } from './screen-modules.ts';
import { importedFiles } from './shared-chunks.ts';

type BuiltChunk = Pick<Rolldown.OutputChunk, 'fileName' | 'imports' | 'isEntry' | 'facadeModuleId'>;

/** `start.js` and `next-screens.ts` read it. The numbers are places in `files`. */
export interface ScreenFiles {
  readonly files: readonly string[];
  readonly screens: Readonly<Record<string, readonly number[]>>;
  /** The application's own files, in the order in which they run. */
  readonly code: readonly string[];
}

/** The values that the build imports from `screen-modules.ts`. */
interface ScreenTables {
  readonly screensByRank: readonly Screen[];
  readonly earlyReads: Readonly<Record<string, readonly string[]>>;
  readonly earlyList: string;
}

const source = fileURLToPath(new URL('screen-modules.ts', import.meta.url));
const startScript = new URL('start.js', import.meta.url);
const place = /<script [^>]*src="\/start\.js"/;
const entry = /<script type="module" crossorigin src="\/([^"]+)"><\/script>/;

/**
 * Adds the files and the first reads of each screen to `index.html`, so that they load beside the application's code and
 * not after it. `start.js` runs the application, so the application's own script element becomes a module preload.
 */
export function screenFiles(): Plugin {
  let config: Pick<ResolvedConfig, 'root' | 'mode' | 'env' | 'command'>;
  return {
    name: 'screen-files',
    configResolved: (resolved) => {
      config = resolved;
    },
    configureServer({ middlewares }) {
      middlewares.use('/start.js', (_, response) => {
        response.setHeader('Content-Type', 'text/javascript').end(readFileSync(startScript));
      });
    },
    // The name contains a hash, because a page needs the script of its own release.
    async buildStart() {
      if (config.command !== 'build') return;
      const { code } = await minify('start.js', readFileSync(startScript, 'utf8'));
      this.emitFile({ type: 'asset', name: 'start.js', source: code });
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        if (!bundle) return html;
        const files = Object.values(bundle);
        const start = files.find(
          (file) => file.type === 'asset' && file.names.includes('start.js'),
        );
        if (!start || !place.test(html)) throw new Error('The build has no start script.');
        if (!entry.test(html))
          throw new Error('index.html has no script element of the application.');
        const chunks = files.filter((file) => file.type === 'chunk');
        const { screensByRank, earlyReads: reads, earlyList: list } = await readScreens(config);
        const origin = String(config.env['VITE_API_ORIGIN'] ?? '');
        const table = JSON.stringify({
          ...filesOf(screensByRank, chunks),
          reads,
          list,
          origin,
          googleStoreCode: googleStoreCode.source,
        });
        return html
          .replace(entry, '<link rel="modulepreload" crossorigin href="/$1">')
          .replace(
            place,
            `<script src="/${start.fileName}" data-screens='${table.replaceAll('&', '&amp;')}'`,
          );
      },
    },
  };
}

/** @public For tests. */
export async function readScreens({
  root,
  mode,
}: Pick<ResolvedConfig, 'root' | 'mode'>): Promise<ScreenTables> {
  const idAsModule: Plugin = {
    name: 'id-as-module',
    enforce: 'pre',
    load: {
      filter: { id: /\.route\.tsx$/ },
      handler: (id) => `export const id = ${JSON.stringify(id)};`,
    },
  };
  const { module } = await runnerImport<ScreenTables>(source, {
    configFile: false,
    logLevel: 'error',
    root,
    mode,
    plugins: [settings, idAsModule],
  });
  return module;
}

/** @public For tests. */
export function filesOf(screens: readonly Screen[], chunks: readonly BuiltChunk[]): ScreenFiles {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const byModule = new Map(
    chunks.map(({ facadeModuleId, fileName }) => [facadeModuleId, fileName]),
  );
  const entries = chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName);
  const initial = importedFiles(byName, entries);
  // A file comes after the files that it imports.
  const code = [...initial].toReversed();
  const files: string[] = [];
  const placeOf = (file: string) =>
    files.includes(file) ? files.indexOf(file) : files.push(file) - 1;
  const rows = screens.map(({ path, modules }) => {
    const roots = modules.map((id) => {
      const file = byModule.get(id);
      if (!file) throw new Error(`The build has no file of ${id}.`);
      return file;
    });
    return [path, [...importedFiles(byName, roots, initial)].map(placeOf)] as const;
  });
  return { files, screens: Object.fromEntries(rows), code };
}
