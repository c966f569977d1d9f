import { PageHeader } from '@placekeeper/ui/page-header';
import { useCurrentUser } from '../../data/current-user.ts';
import { formatNumber } from '../../lib/format.ts';
import { Attention } from './attention.tsx';
import { CardList } from './card-list.tsx';
import { cardsFor } from '../../widgets/cards.ts';

export function Component() {
  const user = useCurrentUser();
  const name = user.identity.name?.trim().split(/\s+/)[0];
  const locations = (
    <span className="text-text-3 tabular-nums">{formatNumber(user.locations_count)}</span>
  );

  return (
    <div className="max-w-[64.5rem]">
      <PageHeader title={name ? `Welcome back, ${name}` : 'Welcome back'} />
      <Attention />
      <CardList cards={cardsFor(user)} counts={{ locations }} />
    </div>
  );
}
