import { Checkbox } from '@placekeeper/ui/checkbox';
import { Cell, HeaderCell, Row, Table } from '@placekeeper/ui/table';
import { VisuallyHidden } from '@placekeeper/ui/visually-hidden';
import { AccountCell, AccountMenu } from './profile-account.tsx';
import type { ProfileListProps } from './profile-list-props.ts';
import { ProfileTitle } from './profile-title.tsx';
import { addressText } from './profile-address.ts';
import { isOffered } from '../selection/profile-selection.ts';

export function ProfileTable({
  profiles,
  groups,
  selection,
  onChoose,
  onChooseAccount,
}: ProfileListProps) {
  return (
    <>
      <Table label="Profiles">
        <thead>
          <tr>
            <HeaderCell className="w-10">
              <VisuallyHidden>Selected</VisuallyHidden>
            </HeaderCell>
            <HeaderCell>Profile</HeaderCell>
            <HeaderCell>Address</HeaderCell>
            {groups.length > 1 && <HeaderCell>Account or group</HeaderCell>}
          </tr>
        </thead>
        <tbody>
          {profiles.map((profile) => {
            const selected = isOffered(profile) && selection.chosen.has(profile.id);
            return (
              <Row
                key={profile.id}
                selected={selected}
                onClick={(event) => {
                  // The whole row is the target, its own controls apart.
                  if (event.target instanceof Element && event.target.closest('button, input'))
                    return;
                  if (isOffered(profile)) onChoose([profile], !selected);
                }}
              >
                <Cell>
                  <Checkbox
                    aria-label={`Select ${profile.title}`}
                    checked={selected}
                    disabled={!isOffered(profile)}
                    onCheckedChange={(on) => onChoose([profile], on)}
                  />
                </Cell>
                <Cell className="max-w-[26rem] min-[100rem]:max-w-[34rem]">
                  <ProfileTitle profile={profile} />
                </Cell>
                <Cell className="max-w-[20rem] truncate text-text-2" title={addressText(profile)}>
                  {addressText(profile)}
                </Cell>
                {groups.length > 1 && (
                  <Cell className="max-w-[14rem]">
                    <AccountCell groups={groups} profile={profile} selection={selection} />
                  </Cell>
                )}
              </Row>
            );
          })}
        </tbody>
      </Table>
      <AccountMenu groups={groups} selection={selection} onChoose={onChooseAccount} />
    </>
  );
}
