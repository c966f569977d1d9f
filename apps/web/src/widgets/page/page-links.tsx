import type { PageMeta } from '@placekeeper/contracts/core/page';
import { Pagination } from '@placekeeper/ui/pagination';
import { Link } from 'react-router';

interface PageLinksProps {
  readonly meta: Pick<PageMeta, 'current_page' | 'per_page' | 'total'>;
  readonly addressOf: (page: number) => string;
  readonly className: string;
}

/** Links to the other pages of a list, which stays where it is in the window. */
export function PageLinks({ meta, addressOf, className }: PageLinksProps) {
  return (
    <Pagination
      className={className}
      page={meta.current_page}
      pageSize={meta.per_page}
      renderLink={(page) => <Link preventScrollReset to={addressOf(page)} />}
      total={meta.total}
    />
  );
}
