import { ButtonLink } from '@placekeeper/ui/button-link';
import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { to } from '../../lib/url/paths.ts';
import { DocumentTitle } from './document-title.tsx';
import { PageMessage } from './page-message.tsx';

interface PageMissingProps {
  readonly title?: string;
  /** What is missing, and possible reasons. */
  readonly children: ReactNode;
  /** The link to the list that the page belonged to. */
  readonly way: { readonly to: string; readonly label: string };
}

export function PageMissing({ title = 'Page not found', children, way }: PageMissingProps) {
  return (
    <>
      <DocumentTitle>{title}</DocumentTitle>
      <PageMessage
        title={title}
        icon={<Search />}
        actions={
          <>
            <ButtonLink variant="primary" render={<Link to={way.to} />}>
              {way.label}
            </ButtonLink>
            <ButtonLink render={<Link to={to('dashboard')} />}>Go to home</ButtonLink>
          </>
        }
      >
        {children}
      </PageMessage>
    </>
  );
}
