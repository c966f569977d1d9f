import type { GoogleLocation } from '@placekeeper/contracts/model/google-location';
import { Badge } from '@placekeeper/ui/badge';
import { cn } from '@placekeeper/ui/lib/cn';
import { isOffered } from '../selection/profile-selection.ts';

export function ProfileTitle({ profile }: { readonly profile: GoogleLocation }) {
  const offered = isOffered(profile);
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-0.5 md:flex-nowrap">
      <span
        className={cn('font-550 wrap-anywhere md:truncate', !offered && 'text-text-3')}
        title={profile.title}
      >
        {profile.title}
      </span>
      {profile.storeCode && (
        <span className="min-w-0 font-mono wrap-anywhere md:shrink-0 text-12 text-text-3">
          {profile.storeCode}
        </span>
      )}
      {!offered && <Badge>Imported</Badge>}
    </span>
  );
}
