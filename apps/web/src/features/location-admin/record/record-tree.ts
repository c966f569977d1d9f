/** A value in a JSON document, or a part of a long list. */
export interface RecordNode {
  /** Unique in the document, so it also identifies the tree row. */
  readonly id: string;
  readonly key: string;
  /** The path as JavaScript code: `location.opening_hours.periods[0]`. */
  readonly path: string;
  readonly depth: number;
  readonly value: unknown;
  readonly children: readonly RecordNode[] | null;
}

export interface RecordRow {
  readonly node: RecordNode;
  /** Null if the row can't be expanded. */
  readonly open: boolean | null;
  readonly position: number;
  readonly siblings: number;
}

/** The maximum number of items in a list; a longer list is split into parts of this size. */
const part = 100;
/** The maximum number of characters in a text; a longer text is collapsed. */
export const longText = 160;

export const recordTree = (document: unknown): readonly RecordNode[] =>
  nodesIn(document, '', 0) ?? [nodeAt(document, 'value', '', 0)];

function nodesIn(value: unknown, path: string, depth: number): readonly RecordNode[] | null {
  if (Array.isArray(value)) return itemsOf(value, path, depth);
  if (typeof value !== 'object' || value === null) return null;
  return Object.entries(value).map(([key, child]) =>
    nodeAt(child, key, path + memberOf(key, path), depth),
  );
}

function itemsOf(list: readonly unknown[], path: string, depth: number): readonly RecordNode[] {
  const items = (from: number, to: number, at: number) =>
    list.slice(from, to).map((value, index) => {
      const key = String(from + index);
      return nodeAt(value, key, `${path}[${key}]`, at);
    });
  if (list.length <= part) return items(0, list.length, depth);
  return Array.from({ length: Math.ceil(list.length / part) }, (_, index) => {
    const from = index * part;
    const to = Math.min(from + part, list.length);
    return {
      id: `${path}[${from}–${to - 1}]`,
      key: `${from}–${to - 1}`,
      path,
      depth,
      value: list.slice(from, to),
      children: items(from, to, depth + 1),
    };
  });
}

const nodeAt = (value: unknown, key: string, path: string, depth: number): RecordNode => ({
  id: path,
  key,
  path,
  depth,
  value,
  children: nodesIn(value, path, depth + 1),
});

const memberOf = (key: string, path: string): string =>
  /^[A-Za-z_$][\w$]*$/.test(key) ? `${path && '.'}${key}` : `[${JSON.stringify(key)}]`;

export const jsonOf = (value: unknown): string => JSON.stringify(value, null, 2) ?? '';

export function textOf({ value, children }: RecordNode): string {
  if (!children) return JSON.stringify(value) ?? String(value);
  const isList = Array.isArray(value);
  const count = isList ? value.length : children.length;
  const noun = `${isList ? 'item' : 'field'}${count === 1 ? '' : 's'}`;
  if (count === 0) return isList ? '[]' : '{}';
  return isList ? `[ ${count} ${noun} ]` : `{ ${count} ${noun} }`;
}

const isLong = (node: RecordNode): boolean => !node.children && textOf(node).length > longText;
const opens = (node: RecordNode): boolean => isLong(node) || (node.children?.length ?? 0) > 0;

export interface RecordView {
  readonly search: string;
  /** The ids of rows whose expanded state differs from the default. */
  readonly toggled: ReadonlySet<string>;
}

interface Matches {
  readonly own: ReadonlySet<string>;
  /** Nodes with a match inside. */
  readonly around: ReadonlySet<string>;
}

/** The visible rows. A search shows each match with its ancestors; a matching object or list can be expanded. */
export function rowsOf(
  tree: readonly RecordNode[],
  view: RecordView,
): { readonly rows: readonly RecordRow[]; readonly found: number } {
  const search = view.search.trim().toLowerCase();
  const matches = search === '' ? null : findMatches(tree, search);
  const rows: RecordRow[] = [];

  const add = (nodes: readonly RecordNode[], inMatch: boolean) => {
    const shown =
      matches && !inMatch
        ? nodes.filter(({ id }) => matches.own.has(id) || matches.around.has(id))
        : nodes;
    for (const [index, node] of shown.entries()) {
      const byItself = matches ? matches.around.has(node.id) : node.depth === 0;
      const open = opens(node) ? byItself !== view.toggled.has(node.id) : null;
      rows.push({ node, open, position: index + 1, siblings: shown.length });
      if (open && node.children)
        add(node.children, inMatch || (matches?.own.has(node.id) ?? false));
    }
  };
  add(tree, false);
  return { rows, found: matches?.own.size ?? 0 };
}

function findMatches(tree: readonly RecordNode[], search: string): Matches {
  const own = new Set<string>();
  const around = new Set<string>();
  const visit = (node: RecordNode): boolean => {
    const isPart = node.children !== null && node.id !== node.path;
    const text = node.children ? node.key : `${node.key}\n${textOf(node)}`;
    const isOwn = !isPart && text.toLowerCase().includes(search);
    if (isOwn) own.add(node.id);
    // `some` would stop at the first match, but every child must record its own matches.
    const within = (node.children ?? []).map(visit).includes(true);
    if (within) around.add(node.id);
    return isOwn || within;
  };
  for (const node of tree) visit(node);
  return { own, around };
}
