import { defineConfig } from 'vitest/config';
import config from '../../vitest.config.ts';

const projects = config.test?.projects ?? [];

/** The projects that run in Node: the mutation runner cannot reach into a browser. */
export default defineConfig({
  test: {
    projects: projects.flatMap((project) =>
      typeof project === 'object' && 'test' in project && !project.test?.browser
        ? // Many a change makes a test wait for what never comes.
          [{ ...project, test: { ...project.test, testTimeout: 5_000 } }]
        : [],
    ),
  },
});
