import { defineConfig } from 'rolldown';

/** One file, because importing drizzle unbundled costs a quarter of a second and 190 MB at every start. */
export default defineConfig({
  input: 'src/main.ts',
  platform: 'node',
  external: ['better-sqlite3'],
  output: { file: 'dist/main.mjs', format: 'esm', codeSplitting: false },
});
