import { ButtonLink } from '@placekeeper/ui/button-link';
import { PageHeader } from '@placekeeper/ui/page-header';
import { Link } from 'react-router';
import { to } from '../../lib/paths.ts';
import { DocumentTitle } from '../../widgets/document-title.tsx';

/** SHELL-14 */
export function LocationMissing() {
  return (
    <div className="mx-auto max-w-form pt-[16vh]">
      <DocumentTitle>Page not found</DocumentTitle>
      <PageHeader title="Page not found" />
      <p className="text-14 text-text-2">
        There is no location at this address. It may have been removed, or it belongs to another
        account.
      </p>
      <div className="mt-5 flex flex-wrap gap-2">
        <ButtonLink variant="primary" render={<Link to={to('locationManager')} />}>
          Go to locations
        </ButtonLink>
        <ButtonLink render={<Link to={to('dashboard')} />}>Go to the home screen</ButtonLink>
      </div>
    </div>
  );
}
