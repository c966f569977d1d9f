import { ButtonLink } from '@placekeeper/ui/button-link';
import { PageHeader } from '@placekeeper/ui/page-header';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { to } from '../../lib/url/paths.ts';
import { DocumentTitle } from './document-title.tsx';

interface PageMissingProps {
  /** What is missing, and possible reasons. */
  readonly children: ReactNode;
  /** The link to the list that the page belonged to. */
  readonly way: { readonly to: string; readonly label: string };
}

export function PageMissing({ children, way }: PageMissingProps) {
  return (
    <div className="max-w-form">
      <DocumentTitle>Page not found</DocumentTitle>
      <PageHeader title="Page not found" />
      <p className="text-14 text-text-2">{children}</p>
      <div className="mt-5 flex flex-wrap gap-2">
        <ButtonLink variant="primary" render={<Link to={way.to} />}>
          {way.label}
        </ButtonLink>
        <ButtonLink render={<Link to={to('dashboard')} />}>Go to home</ButtonLink>
      </div>
    </div>
  );
}
