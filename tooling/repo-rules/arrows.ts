import { foreign, layers, packageArrows } from './layers.ts';

const ours = /^(packages|apps)\/[^/]+\/|^(e2e|tooling)\//;
const code = /\.(ts|tsx|mjs)$/;
const test = /\.(test|test-d|spec)\.tsx?$|\/(test|testing)\//;

/** Why `importer` may not read `imported` (both paths from the root), or undefined when it may. */
export function forbiddenArrow(importer: string, imported: string): string | undefined {
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
  const allowed = packageArrows.some(
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

/** A group's name and its line; undefined for what is not under src. */
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

/** The folders inside `parent` that read each other in a circle, each with the imports that close it. */
export function folderCircles(
  graph: ReadonlyMap<string, readonly string[]>,
  parent: string,
): readonly string[] {
  const edges = [...graph].flatMap(([importer, imports]) =>
    imports.flatMap((imported) => {
      const [from, to] = [folderIn(parent, importer), folderIn(parent, imported)];
      const counts = from !== undefined && to !== undefined && from !== to && !test.test(importer);
      return counts ? [{ from, to, arrow: `${importer} → ${imported}` }] : [];
    }),
  );
  const reached = (start: string): ReadonlySet<string> => {
    const found = new Set<string>();
    const open = [start];
    for (let folder = open.pop(); folder !== undefined; folder = open.pop())
      for (const { from, to } of edges)
        if (from === folder && !found.has(to)) {
          found.add(to);
          open.push(to);
        }
    return found;
  };
  return edges.filter(({ from, to }) => reached(to).has(from)).map(({ arrow }) => arrow);
}

function folderIn(parent: string, path: string): string | undefined {
  if (!path.startsWith(`${parent}/`)) return undefined;
  const [folder, ...rest] = path.slice(parent.length + 1).split('/');
  return rest.length > 0 ? folder : undefined;
}
