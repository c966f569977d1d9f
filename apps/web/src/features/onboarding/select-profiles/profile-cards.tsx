import { Checkbox } from '@placekeeper/ui/checkbox';
import { cn } from '@placekeeper/ui/lib/cn';
import { AccountCell, AccountMenu } from './profile-account.tsx';
import type { ProfileListProps } from './profile-list-props.ts';
import { ProfileTitle } from './profile-title.tsx';
import { addressText } from './profile-address.ts';
import { isOffered } from '../selection/profile-selection.ts';

/** The list where a table has no room. */
export function ProfileCards({
  profiles,
  groups,
  selection,
  onChoose,
  onChooseAccount,
}: ProfileListProps) {
  return (
    <>
      <ul aria-label="Profiles">
        {profiles.map((profile) => {
          const selected = isOffered(profile) && selection.chosen.has(profile.id);
          return (
            <li
              key={profile.id}
              className={cn(
                'border-b border-line px-gutter py-3 last:border-b-0',
                selected && 'bg-accent-soft',
              )}
            >
              <Checkbox
                checked={selected}
                className="w-full"
                disabled={!isOffered(profile)}
                label={
                  <span className="grid min-w-0 gap-0.5 pl-1">
                    <ProfileTitle profile={profile} />
                    <span className="line-clamp-6 wrap-anywhere text-text-2">
                      {addressText(profile)}
                    </span>
                  </span>
                }
                onCheckedChange={(on) => onChoose([profile], on)}
              />
              {groups.length > 1 && (
                <div className="pl-7">
                  <AccountCell groups={groups} profile={profile} selection={selection} />
                </div>
              )}
            </li>
          );
        })}
      </ul>
      <AccountMenu groups={groups} selection={selection} onChoose={onChooseAccount} />
    </>
  );
}
