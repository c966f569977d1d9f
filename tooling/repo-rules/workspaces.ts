import { dirname } from 'node:path';
import { repoFiles, textOf } from './repo-files.ts';

type Versions = Record<string, string>;

export interface Workspace {
  /** Empty for the root. */
  folder: string;
  name: string;
  exports: Record<string, string>;
  dependencies: Versions;
}

export const workspaces: Workspace[] = repoFiles(/(^|\/)package\.json$/).map((path) => {
  const manifest = JSON.parse(textOf(path)) as Record<string, unknown>;
  const { dependencies, devDependencies, optionalDependencies } = manifest;
  return {
    folder: path === 'package.json' ? '' : dirname(path),
    name: String(manifest['name']),
    exports: (manifest['exports'] ?? {}) as Record<string, string>,
    dependencies: Object.assign({}, dependencies, devDependencies, optionalDependencies),
  };
});
