import { Banner } from '@placekeeper/ui/banner';
import { Button } from '@placekeeper/ui/button';
import { formatCount } from '../../lib/text/format.ts';
import { focusEditConflict } from './focus-edit-conflict.ts';

/** Has a button that focuses the conflict notes, because they are beside their fields and can be out of view. */
export const OverwrittenNotice = ({ count }: { readonly count: number }) => (
  <div className="px-gutter pb-3">
    <Banner
      role="alert"
      tone="pending"
      title={`${formatCount(count, 'field')} changed since you saved`}
      className="max-w-202 shadow-pop"
      actions={
        <Button size="sm" onClick={focusEditConflict}>
          Show
        </Button>
      }
    />
  </div>
);
