import { Outlet, useMatches } from 'react-router';
import { DocumentTitle } from '../widgets/page/document-title.tsx';
import { mergeMeta } from './route-meta.ts';

/** Sets the title inside the error boundary, so that a failed screen does not keep its normal title. */
export function TitledOutlet() {
  const { title } = mergeMeta(useMatches());
  return (
    <>
      {title !== undefined && <DocumentTitle>{title}</DocumentTitle>}
      <Outlet />
    </>
  );
}
