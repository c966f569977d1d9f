import { foreign, layers, workspaceImports, acyclicFolders } from './layers.ts';

const ours = /^(packages|apps)\/[^/]+\/|^(e2e|tooling)\//;
const code = /\.(ts|tsx|mjs)$/;
const test = /\.(test|test-d|spec)\.tsx?$|\/(test|testing)\//;

/** Why `importer` may not import `imported` (paths from the root), or undefined. */
export function forbiddenImport(importer: string, imported: string): string | undefined {
  const from = ours.exec(importer)?.[0];
  const to = ours.exec(imported)?.[0];
  if (!from) return undefined;
  if (!to) return forbiddenOutside(importer, imported);
  if (!code.test(imported)) return undefined;
  return from === to
    ? forbiddenInside(from.slice(0, -1), importer, imported)
    : forbiddenAcross(importer, imported);
}

function forbiddenOutside(importer: string, imported: string): string | undefined {
  if (test.test(importer)) return undefined;
  const known = foreign.some(({ from, never }) => from.test(importer) && never.test(imported));
  return known ? `${importer} may not know ${imported}` : undefined;
}

function forbiddenAcross(importer: string, imported: string): string | undefined {
  const allowed = workspaceImports.some(
    ({ from, to, except }) => from.test(importer) && imported.startsWith(to) && imported !== except,
  );
  return allowed ? undefined : `${importer} may not read ${imported}`;
}

function forbiddenInside(workspace: string, importer: string, imported: string) {
  const lines = layers[workspace];
  if (!lines || test.test(importer)) return undefined;
  const from = placeOf(lines, workspace, importer);
  const to = placeOf(lines, workspace, imported);
  if (!from || !to) return undefined;
  if (to.line < 0) return `${imported} has no place in tooling/repo-rules/layers.ts`;
  const allowed = from.group === to.group || from.line < to.line;
  return allowed ? undefined : `${from.group} may not read ${to.group}: ${importer} → ${imported}`;
}

/** Imports between folders of one parent that form a cycle, as `folder → folder: importer → imported`. */
export function folderCycles(graph: ReadonlyMap<string, readonly string[]>): string[] {
  let edges = [...graph].flatMap(([importer, imports]) =>
    test.test(importer) ? [] : imports.flatMap((imported) => folderImport(importer, imported)),
  );
  for (;;) {
    const froms = new Set(edges.map(({ from }) => from));
    const tos = new Set(edges.map(({ to }) => to));
    const left = edges.filter(({ from, to }) => tos.has(from) && froms.has(to));
    if (left.length === edges.length) break;
    edges = left;
  }
  return edges.map(({ from, to, example }) => `${from} → ${to}: ${example}`);
}

function folderImport(importer: string, imported: string) {
  const parent = acyclicFolders.map((pattern) => pattern.exec(importer)?.[0]).find(Boolean);
  if (!parent || !imported.startsWith(parent)) return [];
  const [from, to] = [importer, imported].map(
    (path) => parent + path.slice(parent.length).replace(/\/.*/, ''),
  );
  return from && to && from !== to ? [{ from, to, example: `${importer} → ${imported}` }] : [];
}

/** The group of a file, and its line in `lines` (-1 if no line has the group). Undefined for files outside of src. */
function placeOf(lines: readonly (readonly string[])[], workspace: string, path: string) {
  const src = `${workspace}/src/`;
  if (!path.startsWith(src)) return undefined;
  const [top = '', next = ''] = path.slice(src.length).split('/');
  const name = top.replace(/\.\w+$/, '');
  for (const [line, groups] of lines.entries()) {
    if (groups.includes(`${name}/*`)) return { line, group: `${name}/${next}` };
    const group = groups.find((candidate) => candidate.split('+').includes(name));
    if (group) return { line, group };
  }
  return { line: -1, group: name };
}
