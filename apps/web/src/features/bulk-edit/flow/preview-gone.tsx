import { Banner } from '@placekeeper/ui/banner';
import { ButtonLink } from '@placekeeper/ui/button-link';
import { Link } from 'react-router';
import { to } from '../../../lib/url/paths.ts';

/** Shown for a preview that this tab no longer has. A tab keeps only its latest preview; others were applied, replaced, or created in another tab. */
export const PreviewGone = () => (
  <Banner
    role="status"
    tone="info"
    actions={
      <ButtonLink render={<Link to={to('bulk-edit.history')} />} size="sm">
        History
      </ButtonLink>
    }
  >
    This preview is no longer available in this tab. If you applied it, the history shows the
    outcome.
  </Banner>
);
