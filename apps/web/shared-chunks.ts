import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';

/**
 * The overhead of another file (a request and a module), in bytes of code before minification. High, because the bytes
 * of one file cost less than the requests of many: on a slow network (165 ms, 8 Mbit/s), the rows of the list came 140 ms
 * earlier with 16 files than with 24.
 */
const costOfFile = 400_000;
/**
 * In bytes of code that a screen loads but does not use. At this amount, a further byte costs three times as much, so
 * that no screen gets most of the unused code.
 */
const muchInVain = 8_000;
/** The weight of a screen on which many visits start. The first file contains the loaders of these screens. */
const weightOfStart = 10;
/** Low, because code that loads when the page is idle or on demand does not delay the first paint. */
const weightOfLater = 0.02;

/** Files that the browser loads together. */
interface Load {
  readonly weight: number;
  readonly files: ReadonlySet<string>;
  inVain: number;
}

interface Chunk {
  readonly modules: string[];
  readonly imports: Set<Chunk>;
  readonly loads: Set<Load>;
  size: number;
}

interface Pair {
  readonly one: Chunk;
  readonly other: Chunk;
  /** The cost of the requests that the merge saves. Cached, because a merge changes few pairs. */
  saved: number;
}

type BuiltChunk = Pick<
  Rolldown.OutputChunk,
  'fileName' | 'moduleIds' | 'imports' | 'code' | 'isEntry' | 'isDynamicEntry' | 'facadeModuleId'
>;

/** A dynamic import: the importing module and the imported module. */
export type Part = readonly [from: string, to: string];

/**
 * Joins the small chunks that screens share, because each chunk is a request and small files compress badly. The
 * bundler makes a chunk for every set of screens: a first build finds these chunks, and a second build joins those that
 * mostly load together.
 */
export const sharedChunks: Plugin = {
  name: 'shared-chunks',
  // The gallery and the sample of `release:check` are never released, so their builds skip the first build.
  apply: (_, { command, mode }) =>
    command === 'build' && mode !== 'gallery' && process.env['PLACEKEEPER_SAMPLE'] === undefined,
  enforce: 'pre',
  async config(config, { mode }) {
    const plugins = (config.plugins ?? []).filter((plugin) => plugin !== sharedChunks);
    const group = await planned({ ...config, plugins, mode });
    return { build: { rolldownOptions: { output: { codeSplitting: { groups: [group] } } } } };
  },
};

async function planned(config: InlineConfig): Promise<Rolldown.CodeSplittingGroup> {
  const parts: Part[] = [];
  const noteParts: Plugin = {
    name: 'parts-of-screens',
    generateBundle() {
      for (const id of this.getModuleIds()) {
        const module = this.getModuleInfo(id);
        if (!module?.code?.includes('lazyPart(')) continue;
        parts.push(...module.dynamicallyImportedIds.map((part) => [id, part] as const));
      }
    },
  };
  const result = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    plugins: [config.plugins, noteParts],
    build: { ...config.build, write: false, minify: false },
  });
  if (!('output' in result)) throw new Error('The build gave no single output.');
  const names = new Map<string, string>();
  const built = result.output.filter((file) => file.type === 'chunk');
  for (const [at, modules] of joinedModules(built, parts).entries())
    for (const id of modules) names.set(id, `shared-${at}`);
  // The names already cover all modules, so the bundler must not add dependencies of its own to a group.
  return { name: (id) => names.get(id) ?? null, includeDependenciesRecursively: false };
}

/** The modules of each shared chunk after the merges. */
export function joinedModules(
  built: readonly BuiltChunk[],
  parts: readonly Part[],
): readonly (readonly string[])[] {
  const joined = new Set(chunksOf(built, loadsOf(built, parts)));
  let pairs = pairsOf([...joined]);
  for (let pair = bestPair(pairs); pair; pair = bestPair(pairs)) {
    const { one, other } = pair;
    const changed = join(one, other);
    joined.delete(other);
    for (const chunk of joined) if (chunk.imports.delete(other)) chunk.imports.add(one);
    one.imports.delete(one);
    pairs = pairs.filter((left) => left.one !== other && left.other !== other);
    for (const left of pairs)
      if (changed.has(left.one) || changed.has(left.other))
        left.saved = saved(left.one, left.other);
  }
  return [...joined].map(({ modules }) => modules);
}

const isScreen = ({ facadeModuleId }: BuiltChunk) =>
  facadeModuleId?.endsWith('.route.tsx') ?? false;

/** The files and everything that they import statically. */
export function importedFiles(
  chunks: ReadonlyMap<string, Pick<BuiltChunk, 'imports'>>,
  roots: readonly string[],
  without?: ReadonlySet<string>,
): Set<string> {
  const visited = new Set<string>();
  const meet = (file: string): void => {
    if (visited.has(file) || without?.has(file)) return;
    visited.add(file);
    chunks.get(file)?.imports.forEach(meet);
  };
  roots.forEach(meet);
  return visited;
}

function loadsOf(built: readonly BuiltChunk[], parts: readonly Part[]): Load[] {
  const files = new Map(built.map((chunk) => [chunk.fileName, chunk]));
  const fileOf = new Map(
    built.flatMap(({ moduleIds, fileName }) => moduleIds.map((id) => [id, fileName])),
  );
  const isIn = (loaded: ReadonlySet<string>, id: string) => loaded.has(fileOf.get(id) ?? '');
  const partsOf = (loaded: ReadonlySet<string>) =>
    parts.flatMap(([from, to]) => {
      const file = fileOf.get(to);
      return file && isIn(loaded, from) && !loaded.has(file) ? [file] : [];
    });

  const initial = importedFiles(
    files,
    built.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName),
  );
  const settled = new Set<string>();
  const loads: Load[] = [];
  for (const chunk of built.filter(isScreen)) {
    const loader = (chunk.facadeModuleId ?? '').replace('.route.tsx', '.loader.ts');
    const first = importedFiles(files, [chunk.fileName], initial);
    const loaded = initial.union(first);
    const later = new Set<string>();
    for (let more = partsOf(loaded); more.length > 0; more = partsOf(loaded)) {
      for (const file of importedFiles(files, more, loaded))
        for (const set of [loaded, later, settled]) set.add(file);
    }
    loads.push(
      { weight: isIn(initial, loader) ? weightOfStart : 1, files: first, inVain: 0 },
      { weight: weightOfLater, files: later, inVain: 0 },
    );
  }
  for (const { fileName, isDynamicEntry } of built) {
    if (isDynamicEntry && !settled.has(fileName) && !initial.has(fileName))
      loads.push({
        weight: weightOfLater,
        files: importedFiles(files, [fileName], initial),
        inVain: 0,
      });
  }
  return loads;
}

/** A screen's own chunk is never merged, because only its screen loads it. */
function chunksOf(built: readonly BuiltChunk[], loads: readonly Load[]): Chunk[] {
  const chunks = new Map<string, Chunk>();
  for (const chunk of built) {
    const loadsIt = loads.filter(({ files }) => files.has(chunk.fileName));
    if (isScreen(chunk) || loadsIt.length === 0) continue;
    const { moduleIds, code, fileName } = chunk;
    const modules = [...moduleIds];
    chunks.set(fileName, {
      modules,
      imports: new Set(),
      loads: new Set(loadsIt),
      size: code.length,
    });
  }
  for (const { fileName, imports } of built) {
    for (const file of imports) {
      const imported = chunks.get(file);
      if (imported) chunks.get(fileName)?.imports.add(imported);
    }
  }
  return [...chunks.values()];
}

/** Returns the chunks that further screens load now. */
function join(one: Chunk, other: Chunk): ReadonlySet<Chunk> {
  const changed = new Set([one]);
  for (const [load, chunks] of inVain(one, other)) {
    for (const chunk of chunks) {
      chunk.loads.add(load);
      changed.add(chunk);
      load.inVain += chunk.size;
    }
  }
  one.modules.push(...other.modules);
  one.size += other.size;
  for (const load of other.loads) one.loads.add(load);
  for (const chunk of other.imports) one.imports.add(chunk);
  return changed;
}

function pairsOf(chunks: readonly Chunk[]): Pair[] {
  return chunks.flatMap((one, at) =>
    chunks.slice(at + 1).map((other) => ({ one, other, saved: saved(one, other) })),
  );
}

/**
 * If A imports C through B, every load of A also loads B, so joining A and B saves at least as much as joining A and C.
 */
function bestPair(pairs: readonly Pair[]): Pair | undefined {
  const candidates = pairs
    .filter((pair) => pair.saved > 0)
    .toSorted((one, other) => other.saved - one.saved);
  let best: { readonly by: number; readonly pair: Pair } | undefined;
  for (const pair of candidates) {
    if (pair.saved <= (best?.by ?? 0)) break;
    const by = pair.saved - lost(pair);
    if (by > (best?.by ?? 0)) best = { by, pair };
  }
  return best?.pair;
}

function saved(one: Chunk, other: Chunk): number {
  let sum = 0;
  for (const load of one.loads) if (other.loads.has(load)) sum += load.weight * costOfFile;
  return sum;
}

function lost({ one, other }: Pair): number {
  let sum = 0;
  for (const [load, chunks] of inVain(one, other)) {
    const size = chunks.reduce((all, chunk) => all + chunk.size, 0);
    sum += load.weight * size * (1 + (2 * load.inVain + size) / muchInVain);
  }
  return sum;
}

/** The unused code that each load would get after a merge: the added chunk and its imports. */
function inVain(one: Chunk, other: Chunk): (readonly [Load, Chunk[]])[] {
  const sides = [[one, other] as const, [other, one] as const];
  return sides.flatMap(([from, to]) => {
    const loads = [...from.loads.difference(to.loads)];
    const chunks = loads.length > 0 ? [...reached(to)] : [];
    return loads.map((load) => [load, chunks.filter((chunk) => !chunk.loads.has(load))] as const);
  });
}

function reached(chunk: Chunk, met = new Set<Chunk>()): Set<Chunk> {
  if (met.has(chunk)) return met;
  met.add(chunk);
  for (const imported of chunk.imports) reached(imported, met);
  return met;
}
