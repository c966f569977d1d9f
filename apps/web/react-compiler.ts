import type { ReactCompilerOptions } from '@vitejs/plugin-react';

/**
 * The React Compiler compiles the folders whose rows render again at each tick or key. There it saves up to 40 % of the
 * CPU time. Elsewhere its caches make the scripts of a screen 4 to 10 % larger and save nothing measurable (docs/benchmarks.md).
 */
export const compiler: ReactCompilerOptions = {
  sources: ['features/gbp-updates/', 'features/locations/', 'widgets/location-table/'],
};
