import type { GoogleUpdate } from '@placekeeper/contracts/model/google-update';
import type { UpdateAction } from '@placekeeper/contracts/rules/update-can';
import { Badge } from '@placekeeper/ui/badge';
import { Button } from '@placekeeper/ui/button';
import { RelativeTime } from '@placekeeper/ui/relative-time';
import { useId, useState, type MouseEvent, type Ref } from 'react';
import { focusAfter } from '../../lib/browser/focus-after.ts';
import { formatCount, formatNumber } from '../../lib/text/format.ts';
import { FieldChange } from '../../widgets/field-value/field-change.tsx';
import { UnreadRows } from '../../widgets/page/unread-note.tsx';
import { UpdateActions } from '../../widgets/updates/update-actions.tsx';
import { UpdateRemarks } from '../../widgets/updates/update-remarks.tsx';
import { UpdateSource } from '../../widgets/updates/update-source.tsx';
import { UpdateTitle } from '../../widgets/updates/update-title.tsx';

/** Only a few updates are shown at first, because a long list would push the form below it off the screen. */
const shownAtFirst = 3;

interface UpdatesPanelProps {
  readonly updates: readonly GoogleUpdate[];
  readonly unread: number;
  readonly errors: ReadonlyMap<unknown, string>;
  readonly onDecide: (action: UpdateAction, update: GoogleUpdate) => void;
  readonly headingRef: Ref<HTMLHeadingElement>;
  readonly className?: string;
}

export function OpenUpdatesPanel({
  updates,
  unread,
  errors,
  onDecide,
  headingRef,
  className,
}: UpdatesPanelProps) {
  const [all, setAll] = useState(false);
  const shown = all ? updates : updates.slice(0, shownAtFirst);
  const more = updates.length - shown.length;

  const showAll = ({ currentTarget }: MouseEvent) => {
    const panel = currentTarget.closest('section');
    focusAfter(
      () => setAll(true),
      () => panel?.querySelectorAll('h3')[shownAtFirst],
    );
  };

  return (
    <section aria-labelledby="updates" className={className}>
      <div className="flex items-center gap-2 pb-3">
        <h2 id="updates" ref={headingRef} tabIndex={-1} className="scroll-mt-4 rounded-4 text-14">
          Updates on Google
        </h2>
        {updates.length > 0 && <Badge tone="pending">{formatNumber(updates.length)}</Badge>}
      </div>
      <UnreadRows count={unread} one="update" />
      {updates.length === 0 && unread === 0 && (
        <p className="border-t border-line py-4 text-text-2">All caught up.</p>
      )}
      <ul>
        {shown.map((update) => (
          <UpdateItem
            key={update.id}
            update={update}
            error={errors.get(update.id)}
            onDecide={(action, event) => {
              focusNext(event);
              onDecide(action, update);
            }}
          />
        ))}
      </ul>
      {more > 0 && (
        <div className="border-t border-line py-3">
          <Button size="sm" onClick={showAll}>
            {`Show ${formatCount(more, 'more update', 'more updates')}`}
          </Button>
        </div>
      )}
    </section>
  );
}

/** Focuses the next update, or the previous one, or the panel, before the decided update is removed. */
function focusNext({ currentTarget }: MouseEvent): void {
  const item = currentTarget.closest('[data-update]');
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
  const heading =
    neighbour?.querySelector<HTMLElement>('h3') ?? item?.closest('section')?.querySelector('h2');
  heading?.focus();
}

interface UpdateItemProps {
  readonly update: GoogleUpdate;
  readonly error: string | undefined;
  readonly onDecide: (action: UpdateAction, event: MouseEvent) => void;
}

function UpdateItem({ update, error, onDecide }: UpdateItemProps) {
  const id = useId();
  return (
    <li data-update aria-labelledby={id} className="border-t border-line py-4">
      <div className="mb-2 flex flex-wrap items-baseline gap-x-3">
        <h3 id={id} tabIndex={-1} className="rounded-4 text-13 font-450">
          <UpdateTitle update={update} />
        </h3>
        <span className="ml-auto text-12 text-text-3">
          <UpdateSource source={update.type} />
          {update.created_at && (
            <>
              {' · '}
              <RelativeTime date={update.created_at} />
            </>
          )}
        </span>
      </div>
      <FieldChange {...update} />
      <UpdateRemarks update={update} error={error} />
      <div className="mt-3">
        <UpdateActions update={update} onDecide={onDecide} />
      </div>
    </li>
  );
}
