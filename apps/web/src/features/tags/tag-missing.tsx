import { to } from '../../lib/url/paths.ts';
import { PageMissing } from '../../widgets/page/page-missing.tsx';

export function TagMissing() {
  return (
    <PageMissing way={{ to: to('tags'), label: 'Go to tags' }}>
      There is no tag at this address. It may have been deleted, or it belongs to another account.
    </PageMissing>
  );
}
