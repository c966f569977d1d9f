import { layers, packageArrows } from './layers.ts';

const ours = /^(packages|apps)\/[^/]+\/|^(e2e|tooling)\//;
const code = /\.(ts|tsx|mjs)$/;
const test = /\.(test|test-d|spec)\.tsx?$|\/(test|testing)\//;

/** Why `importer` may not read `imported` (both paths from the root), or undefined when it may. */
export function forbiddenArrow(importer: string, imported: string): string | undefined {
  if (!code.test(imported)) return undefined;
  const from = ours.exec(importer)?.[0];
  const to = ours.exec(imported)?.[0];
  if (!from || !to) return undefined;
  return from === to
    ? forbiddenInside(from.slice(0, -1), importer, imported)
    : forbiddenAcross(importer, imported);
}

function forbiddenAcross(importer: string, imported: string): string | undefined {
  const allowed = packageArrows
    .filter(({ from, tests }) => from.test(importer) && (!tests || test.test(importer)))
    .flatMap(({ to }) => to);
  return allowed.some((prefix) => imported.startsWith(prefix))
    ? undefined
    : `${importer} may not read ${imported}`;
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
