import { to } from '../../lib/paths.ts';
import { PageMissing } from '../../widgets/page-missing.tsx';

export function LocationMissing() {
  return (
    <PageMissing way={{ to: to('locationManager'), label: 'Go to locations' }}>
      There is no location at this address. It may have been removed, or it belongs to another
      account.
    </PageMissing>
  );
}
