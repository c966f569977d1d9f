import type { ReactCompilerOptions } from '@vitejs/plugin-react';

/**
 * The React Compiler compiles only the folders whose rows render again at each tick or key, because its caches make the
 * scripts of a screen up to a tenth larger. Without it, ticking takes 1.4 to 1.7 times as long (docs/benchmarks.md).
 */
export const compiler: ReactCompilerOptions = {
  sources: ['features/gbp-updates/', 'features/locations/', 'widgets/location-table/'],
};
