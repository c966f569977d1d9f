import { foldText } from '@placekeeper/contracts/rules/fold-text';
import { SearchChoiceField } from '@placekeeper/ui/search-choice-field';
import { SelectField, type SelectFieldProps } from '@placekeeper/ui/select-field';
import { TagChip } from '@placekeeper/ui/tag-chip';
import { useRef, useState } from 'react';
import { longestMenu } from '../form/tag-choice.tsx';

type RecordChoiceProps = Pick<
  SelectFieldProps<string>,
  'label' | 'options' | 'placeholder' | 'value' | 'onValueChange'
>;

/** A list for few options, a search for many. */
export function RecordChoice(props: RecordChoiceProps) {
  const { label, options, placeholder, value, onValueChange } = props;
  const [text, setText] = useState('');
  const search = useRef<HTMLInputElement>(null);
  if (options.length <= longestMenu) return <SelectField {...props} />;
  const wanted = foldText(text.trim());
  const found = options.filter((one) => one.value && foldText(one.label).includes(wanted));
  const chosen = options.find((one) => one.value === value && one.value);
  return (
    <div>
      <SearchChoiceField
        choices={found}
        label={label}
        message={found.length === 0 ? `Nothing matches “${text.trim()}”.` : undefined}
        placeholder={chosen ? 'Change' : placeholder}
        ref={search}
        text={text}
        onChoose={(choice) => onValueChange(choice.value)}
        onTextChange={setText}
      />
      {chosen && (
        <TagChip
          className="mt-1.5"
          colour="slate"
          name={chosen.label}
          onRemove={() => {
            onValueChange('');
            search.current?.focus();
          }}
        />
      )}
    </div>
  );
}
