import { posix } from 'node:path';
import { parseSync } from 'oxc-parser';
import { repoFiles, textOf } from './repo-files.ts';
import { workspaces } from './workspaces.ts';

/** Every module of the repository with its imports, as paths from the root. */
export function importGraph(): Map<string, string[]> {
  return new Map(
    repoFiles(/\.(ts|tsx|mjs)$/).map((path) => [
      path,
      specifiersOf(path, textOf(path)).map((specifier) => resolveImport(path, specifier)),
    ]),
  );
}

/** The specifiers of a module's imports and re-exports, including types and `import()`. */
export function specifiersOf(path: string, text: string): string[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(path, text).module;
  const named = [
    ...staticImports.map((statement) => statement.moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.map((entry) => entry.moduleRequest?.value)),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => literal(text.slice(start, end))),
  ];
  return [...new Set(named)].filter((specifier) => specifier !== undefined);
}

/** The path of the file from the root; for a package, the specifier itself. */
export function resolveImport(importer: string, specifier: string): string {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(importer), specifier);
  const home = workspaces.find(({ name }) => specifier.startsWith(`${name}/`));
  if (!home) return specifier;
  const wanted = `.${specifier.slice(home.name.length)}`;
  for (const [pattern, target] of Object.entries(home.exports)) {
    const star = matchStar(pattern, wanted);
    if (star !== undefined) return posix.join(home.folder, target.replace('*', star));
  }
  return specifier;
}

function matchStar(pattern: string, wanted: string): string | undefined {
  const [before = '', after] = pattern.split('*');
  if (after === undefined) return pattern === wanted ? '' : undefined;
  const fits = wanted.startsWith(before) && wanted.endsWith(after);
  return fits ? wanted.slice(before.length, wanted.length - after.length) : undefined;
}

function literal(expression: string): string | undefined {
  return /^(['"])(.+)\1$/.exec(expression)?.[2];
}
