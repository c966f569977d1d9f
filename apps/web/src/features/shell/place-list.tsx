import type { User } from '@placekeeper/contracts/model/user';
import { cn } from '@placekeeper/ui/lib/cn';
import { Link, useMatches } from 'react-router';
import { PendingCount } from './pending-count.tsx';
import { countsUpdates, placesFor } from './places.ts';
import { elsewhere, row, rowLabel } from './row-style.ts';

const current =
  'bg-accent-soft font-550 text-accent-text before:absolute before:inset-y-1 before:-left-3 before:w-0.5 before:bg-accent';

interface PlaceListProps {
  readonly user: User | undefined;
  readonly onFollow: () => void;
}

export function PlaceList({ user, onFollow }: PlaceListProps) {
  const shown = useMatches().map(({ id }) => id);
  return (
    <nav aria-label="Main">
      <ul className="grid grid-cols-1 gap-0.5">
        {placesFor(user).map((place) => {
          const { label, icon: Icon, to: address, covers } = place;
          const isCurrent = shown.some((name) => covers.test(name));
          return (
            <li key={label} className="relative">
              <Link
                to={address}
                aria-current={isCurrent ? 'page' : undefined}
                aria-describedby={countsUpdates(place) ? 'pending-updates' : undefined}
                className={cn(row, isCurrent ? current : elsewhere)}
                onClick={onFollow}
              >
                <Icon aria-hidden />
                <span className={rowLabel}>{label}</span>
              </Link>
              {countsUpdates(place) && <PendingCount />}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
