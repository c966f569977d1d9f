import { cn } from '@placekeeper/ui/lib/cn';
import { ChevronRight } from 'lucide-react';
import { useRef, type CSSProperties, type KeyboardEvent, type ReactNode } from 'react';
import { formatNumber } from '../../../lib/text/format.ts';
import { longText, textOf, type RecordRow } from './record-tree.ts';

interface RecordTreeProps {
  readonly rows: readonly RecordRow[];
  readonly search: string;
  /** The row selected last, which may be inside a collapsed row. */
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
  readonly onToggle: (id: string) => void;
}

/** A single tab stop. Arrow keys move, expand and collapse (ARIA tree pattern). */
export function RecordTree({ rows, search, chosen, onChoose, onToggle }: RecordTreeProps) {
  const tree = useRef<HTMLUListElement>(null);
  const at = Math.max(
    rows.findIndex(({ node }) => node.id === chosen),
    0,
  );

  const goTo = (index: number) => {
    const row = rows[index];
    const element = tree.current?.children[index];
    if (!row || !(element instanceof HTMLElement)) return;
    onChoose(row.node.id);
    element.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const row = rows[at];
    if (!row || event.altKey || event.ctrlKey || event.metaKey) return;
    const { node, open } = row;
    const depth = node.depth;
    const steps: Readonly<Record<string, () => void>> = {
      ArrowDown: () => goTo(at + 1),
      ArrowUp: () => goTo(at - 1),
      Home: () => goTo(0),
      End: () => goTo(rows.length - 1),
      ArrowRight: () => {
        if (open === false) onToggle(node.id);
        else if (open && node.children) goTo(at + 1);
      },
      ArrowLeft: () => {
        if (open) onToggle(node.id);
        else goTo(rows.findLastIndex((other, index) => index < at && other.node.depth < depth));
      },
      Enter: () => open !== null && onToggle(node.id),
      ' ': () => open !== null && onToggle(node.id),
    };
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    step();
  };

  return (
    <ul
      ref={tree}
      role="tree"
      aria-label="Raw record"
      className="mt-3 border border-line bg-surface py-1.5 font-mono text-12"
      // Also in right-to-left languages, because the names of the fields are English.
      dir="ltr"
      onKeyDown={onKeyDown}
    >
      {rows.map((row, index) => (
        <Row
          key={row.node.id}
          row={row}
          search={search}
          isStop={index === at}
          isChosen={row.node.id === chosen}
          onPick={() => {
            onChoose(row.node.id);
            if (row.open !== null) onToggle(row.node.id);
          }}
          onFocus={() => onChoose(row.node.id)}
        />
      ))}
    </ul>
  );
}

interface RowProps {
  readonly row: RecordRow;
  readonly search: string;
  /** True for the only row in the tab order. */
  readonly isStop: boolean;
  readonly isChosen: boolean;
  readonly onPick: () => void;
  readonly onFocus: () => void;
}

function Row({ row, search, isStop, isChosen, onPick, onFocus }: RowProps) {
  const { node, open, position, siblings } = row;
  const indent: CSSProperties = { paddingInlineStart: `${0.5 + node.depth}rem` };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the tree around it has the keys
    <li
      role="treeitem"
      aria-level={node.depth + 1}
      aria-posinset={position}
      aria-setsize={siblings}
      aria-expanded={open ?? undefined}
      aria-selected={isChosen}
      tabIndex={isStop ? 0 : -1}
      style={indent}
      className={cn(
        'flex min-h-6 cursor-default scroll-mb-28 items-start gap-1.5 py-0.5 pr-3 focus-visible:-outline-offset-2 short:scroll-mb-0',
        isChosen ? 'bg-accent-soft' : 'hover:bg-hover',
      )}
      onClick={onPick}
      onFocus={onFocus}
    >
      <ChevronRight
        aria-hidden
        className={cn(
          'mt-0.5 size-3.5 text-text-3 transition-transform',
          open && 'rotate-90',
          open === null && 'invisible',
        )}
      />
      <span className="min-w-0 py-0.5 wrap-anywhere">
        <span className="text-text-2">
          <Highlighted text={node.key} search={search} />:
        </span>{' '}
        <Value row={row} search={search} />
      </span>
    </li>
  );
}

/** `<bdi>` isolates the provider's text, because bidirectional characters could reorder the text around it. */
function Value({ row: { node, open }, search }: Pick<RowProps, 'row' | 'search'>) {
  const text = textOf(node);
  if (node.children) return <span className="text-text-3">{text}</span>;
  if (open === null || open) {
    return (
      <bdi className={node.value === null ? 'text-text-3' : 'text-text'}>
        <Highlighted text={text} search={search} />
      </bdi>
    );
  }
  return (
    <>
      <bdi>
        <Highlighted text={`${text.slice(0, longText)}…`} search={search} />
      </bdi>{' '}
      <span className="text-text-3">{formatNumber(text.length)} characters</span>
    </>
  );
}

interface HighlightedProps {
  readonly text: string;
  readonly search: string;
}

function Highlighted({ text, search }: HighlightedProps) {
  if (search === '') return text;
  const parts: ReactNode[] = [];
  const [lower, wanted] = [text.toLowerCase(), search.toLowerCase()];
  let from = 0;
  for (let at = lower.indexOf(wanted); at >= 0; at = lower.indexOf(wanted, from)) {
    const to = at + wanted.length;
    parts.push(
      text.slice(from, at),
      <mark key={at} className="rounded-4 bg-pending-bg text-pending">
        {text.slice(at, to)}
      </mark>,
    );
    from = to;
  }
  return [...parts, text.slice(from)];
}
