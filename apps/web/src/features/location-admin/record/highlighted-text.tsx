import type { ReactNode } from 'react';

interface HighlightedProps {
  readonly text: string;
  readonly search: string;
}

/** The text, with what was searched for marked in it. */
export function Highlighted({ text, search }: HighlightedProps) {
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
