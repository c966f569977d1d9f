import { to } from '../lib/url/paths.ts';
import { PageMissing } from '../widgets/page/page-missing.tsx';

export function NotFound() {
  return (
    <PageMissing way={{ to: to('locationManager'), label: 'Go to locations' }}>
      This page doesn’t exist, or you don’t have access to it.
    </PageMissing>
  );
}
