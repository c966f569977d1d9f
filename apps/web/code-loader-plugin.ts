import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const loader = fileURLToPath(new URL('src/data/http/code-requests.ts', import.meta.url));

/** Replaces Vite's helper for `import()` with `loadCode`, because the helper has no time limit. */
export function codeLoader(): Plugin {
  let isReplaced = false;
  return {
    name: 'code-loader',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      build: {
        modulePreload: {
          // Vite leaves the list empty for a single file, but `loadCode` needs the file's address.
          resolveDependencies: (file, files) => (files.length > 0 ? files : [file]),
        },
      },
    }),
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => {
        isReplaced = true;
        return `export { loadCode as __vitePreload } from ${JSON.stringify(loader)};`;
      },
    },
    generateBundle(_, bundle) {
      if (!isReplaced) this.error('Vite no longer loads its preload helper in this way.');
      const sheets = Object.keys(bundle).filter((file) => file.endsWith('.css'));
      if (sheets.length > 1)
        this.error(`loadCode loads no sheets, but there are several: ${sheets.join(', ')}`);
    },
  };
}
