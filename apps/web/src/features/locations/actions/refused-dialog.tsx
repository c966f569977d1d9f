import type { BulkActionResult } from '@placekeeper/contracts/model/bulk-action';
import { Button } from '@placekeeper/ui/button';
import { Dialog, DialogClose } from '@placekeeper/ui/dialog';
import { Link } from 'react-router';
import { formatCount, formatNumber } from '../../../lib/format.ts';
import { to } from '../../../lib/paths.ts';

interface RefusedDialogProps {
  readonly result: BulkActionResult;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** As many names as anybody reads; how many there are is said. */
const mostNamed = 100;

/** LOC-7: what was left as it was, each with its reason; the rest is done and stays done. */
export function RefusedDialog({ result, open, onClose }: RefusedDialogProps) {
  const { changed, refused } = result;
  const reasons = new Set(refused.map(({ message }) => message));
  return (
    <Dialog
      open={open}
      description={othersChanged(changed.length)}
      footer={
        <DialogClose>
          <Button variant="primary">Close</Button>
        </DialogClose>
      }
      title={`${formatCount(refused.length, 'location')} stayed as ${refused.length === 1 ? 'it was' : 'they were'}`}
      onOpenChange={(next) => !next && onClose()}
    >
      {[...reasons].map((reason) => (
        <Reason
          key={reason}
          locations={refused.filter(({ message }) => message === reason)}
          reason={reason}
        />
      ))}
    </Dialog>
  );
}

export function othersChanged(count: number): string {
  if (count === 0) return 'No others were changed.';
  return `${formatCount(count, 'other')} ${count === 1 ? 'was' : 'were'} changed.`;
}

interface ReasonProps {
  readonly reason: string;
  readonly locations: BulkActionResult['refused'];
}

function Reason({ reason, locations }: ReasonProps) {
  const more = locations.length - mostNamed;
  return (
    <section className="not-first:mt-5">
      <h3 className="font-550">{reason}</h3>
      <ul className="mt-1.5">
        {locations.slice(0, mostNamed).map(({ location: { id, name, store_code: code } }) => (
          <li key={id} className="border-t border-line py-1.5 wrap-anywhere">
            <Link className="hover:underline" to={to('location', { location: id })}>
              {name}
            </Link>
            {code && <span className="ml-2.5 font-mono text-12 text-text-3">{code}</span>}
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className="border-t border-line pt-1.5 text-text-2">and {formatNumber(more)} more</p>
      )}
    </section>
  );
}
