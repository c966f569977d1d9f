import type { AttributeMetadata } from '@placekeeper/contracts/model/attribute';
import {
  attributeLinkExample,
  completeAttributeLink,
} from '@placekeeper/contracts/rules/attribute-link';
import { Button } from '@placekeeper/ui/button';
import { IconButton } from '@placekeeper/ui/icon-button';
import { SegmentedField } from '@placekeeper/ui/segmented-field';
import { SelectField } from '@placekeeper/ui/select-field';
import { TextField } from '@placekeeper/ui/text-field';
import { Plus, X } from 'lucide-react';
import { useRef } from 'react';
import { focusAfter } from '../../lib/browser/focus-after.ts';
import { sanitizeInput } from '../../lib/text/sanitize-input.ts';
import type { ValidationError } from '../saved-form/saved-form.ts';
import type { AttributeAnswer } from './answers.ts';

interface AttributeControlProps {
  readonly attribute: AttributeMetadata;
  readonly answer: AttributeAnswer;
  readonly error: ValidationError | undefined;
  /** True for one location, where "Not set" is an option; false for an edit of many locations. */
  readonly canBeUnset: boolean;
  readonly onChange: (part: Partial<AttributeAnswer>) => void;
  readonly onBlur?: () => void;
}

/** ATTR-1: a control per value type. An unknown type is read-only. */
export function AttributeControl(props: AttributeControlProps) {
  switch (props.attribute.value_type) {
    case 'BOOL':
      return <YesOrNoControl {...props} />;
    case 'ENUM':
      return <OneOfManyControl {...props} />;
    case 'REPEATED_ENUM':
      return <SeveralControl {...props} />;
    case 'URL':
      return <LinksControl {...props} />;
    default:
      return <UnknownControl {...props} />;
  }
}

const UnknownControl = ({ attribute, answer }: AttributeControlProps) => (
  <div className="text-13">
    {attribute.display_name}
    <p className="wrap-anywhere">{answer.values.join(', ') || 'Not set'}</p>
    <p className="text-12 text-text-3">You can only change this attribute on Google.</p>
  </div>
);

/** One text field per URL, and at least one. Empty text fields are ignored. */
function LinksControl(props: AttributeControlProps) {
  const { attribute, answer, error, onChange, onBlur } = props;
  const group = useRef<HTMLDivElement>(null);
  const name = attribute.display_name;
  const links = answer.values.length === 0 ? [''] : answer.values;
  const isPlaced = Object.keys(error?.parts ?? {}).length > 0;

  const add = () =>
    focusAfter(
      () => onChange({ values: [...links, ''] }),
      () => [...(group.current?.querySelectorAll('input') ?? [])].at(-1),
    );
  const remove = (at: number) =>
    focusAfter(
      () => onChange({ values: links.toSpliced(at, 1) }),
      () => group.current?.querySelectorAll('input')[Math.max(at - 1, 0)],
    );

  return (
    <div ref={group} className="grid justify-items-start gap-2">
      {links.map((link, at) => (
        // The index is the key, because two links may be identical.
        <div key={at} className="flex w-full items-start gap-2">
          <TextField
            className="flex-1"
            kind="url"
            autoComplete="off"
            label={links.length > 1 ? `${name} ${at + 1}` : name}
            labelHidden={at > 0}
            placeholder={attributeLinkExample(attribute.name)}
            value={link}
            error={error?.parts[at] ?? (at === 0 && !isPlaced ? error?.message : undefined)}
            onChange={({ currentTarget }) =>
              onChange({ values: links.with(at, sanitizeInput(currentTarget.value)) })
            }
            onBlur={() => {
              const whole = completeAttributeLink(attribute.name, link);
              if (whole !== link) onChange({ values: links.with(at, whole) });
              onBlur?.();
            }}
          />
          {links.length > 1 && (
            <IconButton
              className={at === 0 ? 'mt-6.5' : ''}
              size="lg"
              icon={<X aria-hidden />}
              label={`Remove ${name} ${at + 1}`}
              onClick={() => remove(at)}
            />
          )}
        </div>
      ))}
      {links.every((link) => link.trim() !== '') && (
        <Button size="sm" icon={<Plus aria-hidden />} onClick={add}>
          Add another link
        </Button>
      )}
    </div>
  );
}

const notSet = { value: '', label: 'Not set', quiet: true } as const;
const yesOrNo = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
] as const;

/** An edit of many locations keeps the answers that it doesn't change. */
const clearOrKeep = [
  { value: 'clear', label: 'Clear' },
  { value: '', label: 'No change', quiet: true },
] as const;

/** The maximum number of segments that fit beside their label in addition to "Not set". */
const mostSegments = 3;

function YesOrNoControl(props: AttributeControlProps) {
  const { attribute, answer, canBeUnset: mayBeUnset, error, onChange, onBlur } = props;
  return (
    <SegmentedField
      label={attribute.display_name}
      options={mayBeUnset ? [...yesOrNo, notSet] : yesOrNo}
      value={answer.values[0] ?? ''}
      onValueChange={(value) => onChange({ values: value === '' ? [] : [value] })}
      onBlur={onBlur}
      error={error?.message}
    />
  );
}

/** A value that Google no longer offers stays an option, because opening the form must not lose it. */
function OneOfManyControl(props: AttributeControlProps) {
  const { attribute, answer, canBeUnset: mayBeUnset, error, onChange, onBlur } = props;
  const [value = ''] = answer.values;
  const look = {
    label: attribute.display_name,
    options: [...optionsOf(props, [value]), ...(mayBeUnset ? [notSet] : [])],
    value: value === '' && !mayBeUnset ? null : value,
    onValueChange: (chosen: string) => onChange({ values: chosen === '' ? [] : [chosen] }),
    onBlur,
    error: error?.message,
  };
  return look.options.length > mostSegments + 1 ? (
    <SelectField {...look} />
  ) : (
    <SegmentedField {...look} />
  );
}

/** The provider stores each choice as true, false or unset. */
function SeveralControl(props: AttributeControlProps) {
  const { answer, canBeUnset: mayBeUnset, error, onChange, onBlur } = props;
  const { values, denied, cleared = [] } = answer;
  const lists = { true: values, false: denied, clear: cleared };
  const said = (value: string) =>
    Object.entries(lists).find(([, list]) => list.includes(value))?.[0] ?? '';
  const say = (value: string, what: string) => {
    const listOf = (name: keyof typeof lists) => {
      const others = lists[name].filter((other) => other !== value);
      return what === name ? [...others, value] : others;
    };
    onChange({
      values: listOf('true'),
      denied: listOf('false'),
      ...(!mayBeUnset && { cleared: listOf('clear') }),
    });
  };
  const isPlaced = Object.keys(error?.parts ?? {}).length > 0;

  return (
    <fieldset>
      <legend className="text-13 font-550">{props.attribute.display_name}</legend>
      <ul className="mt-2 grid gap-2 border-l-2 border-line pl-3">
        {optionsOf(props, [...values, ...denied, ...cleared]).map(({ value, label }) => (
          <li key={value}>
            <SegmentedField
              label={label}
              options={[...yesOrNo, ...(mayBeUnset ? [notSet] : clearOrKeep)]}
              value={said(value)}
              onValueChange={(what) => say(value, what)}
              onBlur={onBlur}
              error={error?.parts[value]}
            />
          </li>
        ))}
      </ul>
      {error && !isPlaced && (
        <p role="alert" className="mt-1.5 text-12 text-removed">
          {error.message}
        </p>
      )}
    </fieldset>
  );
}

function optionsOf({ attribute }: AttributeControlProps, present: readonly string[]) {
  const offered = attribute.value_metadata.map(({ value, display_name: label }) => ({
    value: String(value),
    label,
  }));
  const withdrawn = present.filter(
    (value) => value !== '' && !offered.some((option) => option.value === value),
  );
  return [...offered, ...withdrawn.map((value) => ({ value, label: value }))];
}
