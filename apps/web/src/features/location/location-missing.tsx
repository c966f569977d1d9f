import { to } from '../../lib/url/paths.ts';
import { PageMissing } from '../../widgets/page/page-missing.tsx';

export function LocationMissing() {
  return (
    <PageMissing way={{ to: to('locationManager'), label: 'Go to locations' }}>
      There is no location at this address. It may have been removed, or it belongs to another
      account.
    </PageMissing>
  );
}
