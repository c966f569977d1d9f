import { parseSync } from 'oxc-parser';

interface Term {
  readonly never: RegExp;
  readonly use: string;
}

const terms: readonly Term[] = [
  { never: /\b(?:e-)?mails?\b/i, use: 'email' },
  { never: /\b(?:un)?tick(?:s|ed|ing)?\b/i, use: 'select' },
  { never: /(?<![\w-])chosen\b/i, use: 'selected' },
  { never: /\bpick(?:s|ed|ing)?\b/i, use: 'choose' },
  { never: /\b[Cc]hoose (?:all|none)\b/, use: 'select all, clear selection' },
  { never: /\brefus(?:e|es|ed|ing|als?)\b/i, use: 'decline (Google), skip (Placekeeper)' },
  { never: /\b(?:un)?settl(?:e|es|ed|ing)\b/i, use: 'resolve' },
  { never: /\b(?:un)?decid(?:e|es|ed|ing)\b|\bdecisions?\b/i, use: 'review, resolve' },
  { never: /\bwaits\b|\bwait(?:ing)? for (?:you|your)\b/i, use: 'to review, pending, saved' },
  { never: /\btold\b/i, use: 'notify, get emails' },
  { never: /\bat once\b/i, use: 'immediately' },
  { never: /\bonce a day\b/i, use: 'daily' },
  { never: /\b(?:put|puts|taken?|takes|took)\b [^.]{0,40}\bback\b/i, use: 'restore, undo, remove' },
  { never: /\bat Google\b/, use: 'on Google' },
  { never: /\bno longer lets\b/i, use: 'lost access' },
  { never: /\blost authorization|authorization (?:is |was )?lost\b/i, use: 'lost access' },
  { never: /\bconnected again\b/i, use: 'reconnect' },
  { never: /\bthe platform\b/i, use: 'Placekeeper' },
  { never: /\bon (?:its|their) way\b/i, use: 'publishing' },
  { never: /\b(?:left|kept|stay|stays|stayed) as (?:it|they)\b/i, use: 'skipped, unchanged' },
  { never: /\bwhat you (?:save|edit|change|type)d?\b/i, use: 'edits, changes' },
  { never: /\b(?:keep|keeps) (?:ours|yours)\b|\b(?:take|use) theirs\b/i, use: 'reject, accept' },
  { never: /\bcancel the rest\b/i, use: 'stop' },
  { never: /\b(?:en|dis)able management\b/i, use: 'turn on management' },
  { never: /\bopening hours\b/i, use: 'business hours' },
  { never: /\bspecial days?\b|\bas every week\b/i, use: 'special hours, regular hours' },
  { never: /\bweb address(?:es)?\b/i, use: 'URL, link' },
  { never: /\bown words\b/i, use: 'custom service' },
  { never: /\blistings?\b/i, use: 'profile' },
  { never: /\bthe archive\b/i, use: 'resolved updates' },
  { never: /\balike\b/i, use: 'identical' },
  { never: /\bthese keys\b/i, use: 'keyboard shortcuts' },
  { never: /\bsign(?:s|ed)? in\b/i, use: 'log in' },
  { never: /\bat most\b/i, use: 'up to' },
  { never: /, as (?:https?:|gcid:|[\w.]+@|\+?\d|[A-Z]{2}\b)/, use: 'such as' },
  {
    never: /\b(?:can ?not|(?:could|do|does|did|is|are|was|were|has|have|will) not)\b/,
    use: 'a contraction',
  },
  { never: /[a-z]'(?:t|s|re|ve|ll)\b/i, use: 'the apostrophe ’' },
  // A rename of an identifier in all files can also replace a word of a text.
  { never: /(?<!\[)\b[A-Z][a-z]+[A-Z]\w*/, use: 'words, not a name from the code' },
];

/** Texts in which a forbidden term is allowed. */
const exceptions: readonly { readonly text: RegExp; readonly because: string }[] = [
  { text: /Sign in with Google/g, because: 'Google names its button so.' },
  { text: /(?:locations|date) at once/g, because: 'It means together, not immediately.' },
  { text: /Pick up where/g, because: 'It means to continue, not to choose.' },
  { text: /Oh no! You've been gone/g, because: 'The specification gives the sentence.' },
  { text: /LinkedIn|TikTok|YouTube/g, because: 'The networks write their names so.' },
  { text: /Arrow(?:Left|Right|Up|Down)/g, because: '`aria-keyshortcuts` has the names of keys.' },
  { text: /Listings service/g, because: 'It is the name of a product.' },
  { text: /^lost authorization$/g, because: 'Users may type it in the search.' },
];

const withoutExceptions = (text: string): string =>
  exceptions.reduce((rest, { text: kept }) => rest.replaceAll(kept, ''), text);

export const wrongTerms = (text: string): string[] =>
  terms.flatMap(({ never, use }) => {
    const [found] = never.exec(withoutExceptions(text)) ?? [];
    return found === undefined ? [] : [`"${found}" instead of "${use}"`];
  });

const textAttributes =
  /^(?:aria-label|aria-description|alt|confirmLabel|description|hint|label|lead|placeholder|title|what)$/;

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

/** The user-visible texts of a module: children and attributes of elements, and strings of several words. */
export function readableTexts(path: string, source: string): string[] {
  return [...textsOf(parseSync(path, source).program, false)];
}

function* textsOf(value: unknown, isShown: boolean): Generator<string> {
  if (Array.isArray(value)) {
    for (const item of value) yield* textsOf(item, isShown);
  } else if (isNode(value)) {
    yield* textsOfNode(value, isShown);
  }
}

function* textsOfNode(node: Node, isShown: boolean): Generator<string> {
  if (isSkipped(node)) return;
  const text = textOf(node);
  if (
    text !== undefined &&
    (isShown || node.type === 'JSXText' || /\p{L}\S*\s.*\p{L}/su.test(text))
  )
    yield text.replaceAll(/\s+/g, ' ').trim();
  const shows = node.type === 'JSXAttribute' && textAttributes.test(nameOf(node));
  for (const part of Object.values(node)) yield* textsOf(part, shows);
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

const nameOf = ({ name }: Node): string =>
  isNode(name) && typeof name['name'] === 'string' ? name['name'] : '';

/** Skips module paths, types, thrown errors and class names, because users do not see them. */
const isSkipped = (node: Node): boolean =>
  /^(?:Import|ExportAll|TS(?:Type|Interface|Literal))/.test(node.type) ||
  (node.type === 'NewExpression' &&
    isNode(node['callee']) &&
    /^(?:Type|Range)?Error$/.test(String(node['callee']['name']))) ||
  (node.type === 'JSXAttribute' && nameOf(node) === 'className');

function textOf(node: Node): string | undefined {
  const { type, value, quasis } = node;
  if (type === 'JSXText' || type === 'Literal')
    return typeof value === 'string' ? value : undefined;
  if (type !== 'TemplateLiteral' || !Array.isArray(quasis)) return undefined;
  // `…` replaces each value; tags are removed.
  return quasis
    .map((quasi: { readonly value: { readonly raw: string } }) => quasi.value.raw)
    .join('…')
    .replaceAll(/<[^>]*>/g, ' ');
}
