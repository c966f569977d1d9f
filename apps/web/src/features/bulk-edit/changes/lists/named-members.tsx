import type { QueryKey } from '@tanstack/react-query';
import { VisuallyHidden } from '@placekeeper/ui/visually-hidden';
import { useState, type ComponentProps } from 'react';
import { CatalogueChoice } from '../../../../widgets/form/catalogue-choice.tsx';
import { ChosenMembers } from './chosen-members.tsx';
import type { Named, ListName } from './list-draft.ts';

type Search<Answer, Key extends QueryKey> = Pick<
  ComponentProps<typeof CatalogueChoice<Answer, Key, { value: string; label: string }>>,
  'hint' | 'noun' | 'placeholder' | 'query' | 'source'
>;

interface NamedMembersProps<Answer, Key extends QueryKey> extends Search<Answer, Key> {
  readonly list: ListName;
  /** Label of the search: "Add a category". */
  readonly label: string;
  /** Label of the list: "Categories to add". */
  readonly listLabel: string;
  readonly members: readonly Named[];
  readonly offered: (answer: Answer) => readonly Named[];
  readonly most?: number;
  readonly onChange: (member: Named, on: boolean) => void;
}

export function NamedMembers<Answer, Key extends QueryKey>(props: NamedMembersProps<Answer, Key>) {
  const { list, label, listLabel, members, offered, most, onChange, ...search } = props;
  const [done, setDone] = useState('');
  const isFull = most !== undefined && members.length >= most;
  const reasonAgainst = (id: string): string | undefined => {
    if (members.some((member) => member.id === id)) return 'Selected';
    return isFull ? 'Limit reached' : undefined;
  };
  const change = (member: Named, on: boolean) => {
    onChange(member, on);
    setDone(
      `${member.name} ${on ? (list === 'add' ? 'will be added' : 'will be removed') : 'removed from this edit'}`,
    );
  };
  return (
    <div data-members className="grid gap-2">
      <CatalogueChoice
        {...search}
        label={label}
        choicesOf={(answer: Answer) =>
          offered(answer).map(({ id, name }) => ({
            value: id,
            label: name,
            disabledReason: reasonAgainst(id),
          }))
        }
        onChoose={({ value, label: name }) => change({ id: value, name }, true)}
      />
      <ChosenMembers
        label={listLabel}
        members={members.map(({ id, name }) => ({ key: id, name }))}
        onRemove={(key) => {
          const member = members.find(({ id }) => id === key);
          if (member) change(member, false);
        }}
      />
      <VisuallyHidden role="status">{done}</VisuallyHidden>
    </div>
  );
}
