import type { NotificationConfiguration } from '@placekeeper/contracts/model/notification';
import { providerFields } from '@placekeeper/contracts/rules/provider-fields';
import { Checkbox } from '@placekeeper/ui/checkbox';
import { SegmentedField } from '@placekeeper/ui/segmented-field';
import { useId, type ReactNode, type Ref } from 'react';
import { formatList } from '../../lib/text/format.ts';
import { fieldName } from '../field-value/field-name.ts';
import { FieldCheckboxes } from '../form/field-checkboxes.tsx';
import { UnreadValue } from '../page/unread-note.tsx';
import { LazyConflictChoice } from '../saved-form/conflict-note.tsx';
import {
  configurationDraftOf,
  isUnread,
  type ChangeSource,
  type ConfigurationDraft,
  type ConfigurationPart,
} from './configuration-draft.ts';
import { EmailLines } from './email-lines.tsx';
import type { NotificationForm } from './use-notification-form.ts';
import { ErrorText } from '../page/error-text.tsx';

interface ConfigurationEditorProps {
  readonly form: NotificationForm;
  readonly configuration: NotificationConfiguration;
  readonly name: string;
  readonly actions: ReactNode;
  readonly ref: Ref<HTMLElement>;
}

const periods = [
  { value: 'daily', label: 'Daily summary', quiet: true },
  { value: 'immediate', label: 'Immediately', quiet: true },
] as const;

const scopes = [
  { value: 'all', label: 'All fields', quiet: true },
  { value: 'some', label: 'Selected fields', quiet: true },
] as const;

export function ConfigurationEditor(props: ConfigurationEditorProps) {
  const { form, configuration, name, actions, ref } = props;
  const id = useId();
  const draft = form.draft(configuration);
  const errors = form.faultsAt(configuration);
  const change = (part: Partial<ConfigurationDraft>) =>
    form.edit(configuration, { ...draft, ...part });

  return (
    <section
      ref={ref}
      aria-labelledby={id}
      tabIndex={-1}
      className="grid gap-5 rounded-8 border border-line bg-surface px-4 pt-3 pb-4"
    >
      <div className="flex min-h-control items-center justify-between gap-3">
        <h3 id={id} className="text-13 font-600">
          {name}
        </h3>
        {actions}
      </div>
      {isUnread(configuration) && <UnreadValue of="settings" />}
      <EmailLines
        emails={draft.emails}
        errors={errors.emails}
        onChange={(emails) => change({ emails })}
        onLeave={() => form.changed.includes(configuration) && form.validate(configuration)}
      />
      <Theirs
        {...props}
        part="emails"
        label="Email addresses"
        textOf={({ emails }) => emails.join(', ')}
      />
      <SegmentedField
        label={<strong className="font-550">Frequency</strong>}
        options={periods}
        value={draft.period}
        onValueChange={(period) => change({ period })}
      />
      <Theirs
        {...props}
        part="period"
        label="Frequency"
        textOf={({ period }) => periods.find(({ value }) => value === period)?.label ?? ''}
      />
      <Sources
        chosen={draft.sources}
        error={errors.sources}
        onChange={(sources) => change({ sources })}
      />
      <Theirs
        {...props}
        part="sources"
        label="Changed by"
        textOf={({ sources }) =>
          formatList(
            sourceNames.flatMap(({ source, label }) => (sources.includes(source) ? label : [])),
          )
        }
      />
      <SegmentedField
        label={<strong className="font-550">Fields</strong>}
        options={scopes}
        value={draft.onlySome ? 'some' : 'all'}
        onValueChange={(scope) => change({ onlySome: scope === 'some' })}
      />
      {draft.onlySome && (
        <FieldCheckboxes
          label="Fields"
          fields={providerFields}
          chosen={draft.fields}
          error={errors.fields}
          onChange={(fields) => change({ fields })}
        />
      )}
      <Theirs
        {...props}
        part="changes"
        label="Fields"
        textOf={({ onlySome, fields }) =>
          onlySome ? formatList(fields.map(fieldName)) : 'All fields'
        }
      />
      <Checkbox
        label="Verification changes"
        hint="Sends an email immediately when a profile is suspended, unverified or reinstated."
        checked={draft.verificationStatus}
        onCheckedChange={(verificationStatus) => change({ verificationStatus })}
      />
      <Theirs
        {...props}
        part="verificationStatus"
        label="Verification changes"
        textOf={({ verificationStatus }) => (verificationStatus ? 'On' : 'Off')}
      />
    </section>
  );
}

interface TheirsProps extends Pick<ConfigurationEditorProps, 'form' | 'configuration' | 'name'> {
  readonly part: ConfigurationPart;
  readonly label: string;
  readonly textOf: (theirs: ConfigurationDraft) => string;
}

/** A choice between the user's value and a value that someone else saved during the edit or after the user's save. */
function Theirs({ form, configuration, name, part, label, textOf }: TheirsProps) {
  const isConflict = form.overtaken(configuration).includes(part);
  if (!isConflict && !form.overwritten(configuration).includes(part)) return null;
  return (
    <LazyConflictChoice
      kind={isConflict ? 'conflict' : 'overwritten'}
      name={`${label}, ${name}`}
      text={textOf(configurationDraftOf(configuration))}
      onTake={() => form.take(configuration, part)}
      onKeep={() => form.keep(configuration, part)}
    />
  );
}

const sourceNames: readonly { readonly source: ChangeSource; readonly label: string }[] = [
  { source: 'google', label: 'Google' },
  { source: 'ownerManager', label: 'Owners and managers' },
];

interface SourcesProps {
  readonly chosen: readonly ChangeSource[];
  readonly error: string | undefined;
  readonly onChange: (chosen: readonly ChangeSource[]) => void;
}

function Sources({ chosen, error, onChange }: SourcesProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div aria-labelledby={id} className="min-w-0" role="group">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1.5">
        <span className="font-550" id={id}>
          Changed by
        </span>
        <div className="flex flex-wrap gap-x-6 gap-y-1">
          {sourceNames.map(({ source, label }) => (
            <Checkbox
              key={source}
              label={label}
              checked={chosen.includes(source)}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? errorId : undefined}
              onCheckedChange={(on) =>
                onChange(on ? [...chosen, source] : chosen.filter((one) => one !== source))
              }
            />
          ))}
        </div>
      </div>
      <div aria-live="polite">
        {error && (
          <ErrorText id={errorId} className="mt-1.5">
            {error}
          </ErrorText>
        )}
      </div>
    </div>
  );
}
