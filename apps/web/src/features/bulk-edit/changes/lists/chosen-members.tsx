import { IconButton } from '@placekeeper/ui/icon-button';
import { X } from 'lucide-react';
import { focusAfter } from '../../../../lib/browser/focus-after.ts';
import { ChosenList, ChosenRow } from '../../../../widgets/form/chosen-list.tsx';

interface Member {
  readonly key: string;
  readonly name: string;
}

interface ChosenMembersProps {
  readonly label: string;
  readonly members: readonly Member[];
  readonly onRemove: (key: string) => void;
}

export const ChosenMembers = ({ label, members, onRemove }: ChosenMembersProps) => (
  <ChosenList label={label}>
    {members.map(({ key, name }) => (
      <ChosenRow key={key} name={name}>
        <IconButton
          size="sm"
          icon={<X aria-hidden />}
          label={`Remove ${name}`}
          onClick={({ currentTarget }) => {
            const section = currentTarget.closest('[data-members]');
            focusAfter(
              () => onRemove(key),
              () => section?.querySelector('input'),
            );
          }}
        />
      </ChosenRow>
    ))}
  </ChosenList>
);
