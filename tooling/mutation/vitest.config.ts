import { defineConfig } from 'vitest/config';
import config from '../../vitest.config.ts';

const projects = config.test?.projects ?? [];

/** The projects that run in Node: Stryker cannot activate a mutant in a browser. */
export default defineConfig({
  test: {
    projects: projects.flatMap((project) =>
      typeof project === 'object' && 'test' in project && !project.test?.browser
        ? // A mutant may prevent what a test waits for.
          [{ ...project, test: { ...project.test, testTimeout: 5_000 } }]
        : [],
    ),
  },
});
