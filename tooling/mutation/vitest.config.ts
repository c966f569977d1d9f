import { defineConfig } from 'vitest/config';
import config from '../../vitest.config.ts';

const projects = config.test?.projects ?? [];

/** The projects of Vitest that run in Node: the mutation runner cannot reach into a browser. */
export default defineConfig({
  test: {
    projects: projects.filter(
      (project) => typeof project === 'object' && 'test' in project && !project.test?.browser,
    ),
  },
});
