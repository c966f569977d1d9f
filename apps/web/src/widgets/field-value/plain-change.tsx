import { Nothing } from './marked.tsx';
import { SideBySide } from './side-by-side.tsx';
import type { Sides } from './sides.ts';

/** UPD-9: for a value whose form this version does not know. */
export function PlainChange({ before, after }: Sides<unknown>) {
  return <SideBySide before={<Plain value={before} />} after={<Plain value={after} />} />;
}

function Plain({ value }: { readonly value: unknown }) {
  if (value === null || value === undefined || value === '') return <Nothing />;
  if (typeof value === 'string') return value;
  return (
    <pre className="overflow-x-auto font-mono text-12 whitespace-pre-wrap">
      {JSON.stringify(value, null, 2)}
    </pre>
  );
}
