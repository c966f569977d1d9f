import { Breadcrumbs, Crumb } from '@placekeeper/ui/breadcrumbs';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { to } from '../../../lib/url/paths.ts';

interface BulkEditBreadcrumbsProps {
  readonly children?: ReactNode;
}

export const BulkEditBreadcrumbs = ({ children }: BulkEditBreadcrumbsProps) => (
  <Breadcrumbs>
    <Crumb render={<Link to={to('bulk-edit')} />}>Bulk edit</Crumb>
    {children}
  </Breadcrumbs>
);
