import { Outlet, useMatches } from 'react-router';
import { DocumentTitle } from '../widgets/page/document-title.tsx';
import { mergeMeta } from './route-meta.ts';

/** Names the screen. Inside the error boundary: a screen that failed is not named after what it would have shown. */
export function TitledOutlet() {
  const { title } = mergeMeta(useMatches());
  return (
    <>
      {title !== undefined && <DocumentTitle>{title}</DocumentTitle>}
      <Outlet />
    </>
  );
}
