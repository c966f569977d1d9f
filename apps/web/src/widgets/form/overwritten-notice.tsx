import { Banner } from '@placekeeper/ui/banner';
import { Button } from '@placekeeper/ui/button';
import { formatCount } from '../../lib/text/format.ts';
import { focusEditConflict } from './first-edit-conflict.ts';

/** The choices are at the fields, which can be out of view. */
export const OverwrittenNotice = ({ count }: { readonly count: number }) => (
  <Banner
    role="alert"
    tone="pending"
    title={`${formatCount(count, 'field')} changed since you saved`}
    className="mx-gutter mb-3 max-w-202 shadow-pop"
    actions={
      <Button size="sm" onClick={focusEditConflict}>
        Show
      </Button>
    }
  >
    {count === 1
      ? 'It no longer has the value you saved.'
      : 'They no longer have the values you saved.'}
  </Banner>
);
