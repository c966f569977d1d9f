import { VisuallyHidden } from '@placekeeper/ui/visually-hidden';
import { use } from 'react';
import { BeforeAfterTitles, type BeforeAfter } from './before-after.ts';
import { DiffMark } from './diff-mark.tsx';

export type ChangeTableRow = BeforeAfter<string> & { readonly name: string };

interface ChangeTableProps {
  readonly rowsAre: string;
  readonly rows: readonly ChangeTableRow[];
  readonly footer?: string | undefined;
}

const cell = 'px-2 py-1.5 text-left align-top font-450 md:px-3';

export function ChangeTable({ rowsAre, rows, footer }: ChangeTableProps) {
  const titles = use(BeforeAfterTitles);
  return (
    <div className="overflow-hidden rounded-6 border border-line bg-surface">
      <table className="w-full tabular-nums">
        <thead className="text-12 text-text-3">
          <tr>
            <th scope="col" className={cell}>
              <VisuallyHidden>{rowsAre}</VisuallyHidden>
            </th>
            <th scope="col" className={cell}>
              {titles.before}
            </th>
            <th scope="col" className={cell}>
              {titles.after}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name} className="border-t border-line">
              <th scope="row" className={`${cell} text-text-2`}>
                {row.name}
              </th>
              <td className={`${cell} wrap-anywhere`} dir="auto">
                <DiffMark as="removed">{row.before}</DiffMark>
              </td>
              <td className={`${cell} wrap-anywhere`} dir="auto">
                <DiffMark as="added">{row.after}</DiffMark>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {footer && (
        <p className="border-t border-line px-2 py-1.5 text-12 text-text-3 md:px-3">{footer}</p>
      )}
    </div>
  );
}
