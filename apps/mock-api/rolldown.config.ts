import { defineConfig } from 'rolldown';

/** A bundle, because importing drizzle unbundled costs a quarter of a second and 190 MB at every start. */
export default defineConfig({
  input: 'src/main.ts',
  platform: 'node',
  external: ['better-sqlite3'],
  output: {
    dir: 'dist',
    format: 'esm',
    entryFileNames: 'main.mjs',
    chunkFileNames: '[name].mjs',
    cleanDir: true,
  },
});
