import type { TagId } from '@placekeeper/contracts/core/id';
import { autoRejectableFields } from '@placekeeper/contracts/rules/auto-rejection';
import { ruleEffect } from '@placekeeper/contracts/rules/auto-rejection-backtest';
import { sameSettings, withChange } from '@placekeeper/contracts/rules/auto-rejection-change';
import type { ProviderField } from '@placekeeper/contracts/rules/provider-fields';
import { Button } from '@placekeeper/ui/button';
import { Dialog } from '@placekeeper/ui/dialog';
import { RadioCards } from '@placekeeper/ui/radio-cards';
import { useState } from 'react';
import {
  useRuleBacktest,
  type NamedRuleLocation,
} from '../../../data/auto-rejection/rule-backtest.ts';
import { useTagRules } from '../../../data/auto-rejection/tag-rules.ts';
import { useJobRun } from '../../../data/batch/job-run.ts';
import { writeErrorMessage } from '../../../data/http/api-error.ts';
import { formatCount } from '../../../lib/text/format.ts';
import { FieldCheckboxes } from '../../../widgets/form/field-checkboxes.tsx';
import { JobProgress } from '../../../widgets/jobs/job-progress.tsx';
import { RejectionBacktest } from '../../../widgets/rejection-backtest/rejection-backtest.tsx';
import { ruleEditJob, ruleJob } from './rule-jobs.ts';
import { RuleForm } from './rule-form.tsx';
import { RuleOwners } from './rule-owners.tsx';
import { isForOwners, planEdit, type RuleRow } from './rule-rows.ts';
import { ruleScopes } from './rule-scope.ts';
import { unfinishedWords } from './rule-wording.ts';
import { TagField } from './tag-field.tsx';

interface RuleEditorProps {
  readonly row: RuleRow | null;
  readonly all: readonly NamedRuleLocation[];
  readonly open: boolean;
  readonly onClose: () => void;
}

type Scope = 'same' | 'tag' | 'all';
const [, ...scopes] = ruleScopes;

export function RuleEditor({ row, all, open, onClose }: RuleEditorProps) {
  const [fields, setFields] = useState<readonly ProviderField[]>(row?.fields ?? []);
  const [scope, setScope] = useState<Scope | null>(row ? 'same' : null);
  const [tag, setTag] = useState<TagId | null>(null);
  const [owners, setOwners] = useState(row !== null && isForOwners(row));
  const [checked, setChecked] = useState('');
  const [unfinished, setUnfinished] = useState<string | null>(null);
  const { remember } = useTagRules();
  const { watch, ...run } = useJobRun();
  const { isPending } = run;

  const byScope = {
    same: row?.locations ?? [],
    all,
    tag: tag === null ? [] : all.filter(({ tag_ids: tags }) => tags?.includes(tag)),
  };
  const locations = scope === null ? [] : byScope[scope];
  const rule = {
    mode: 'add',
    field_names: fields,
    allow_owner_manager_auto_reject: owners,
  } as const;
  const plan = row && planEdit(row, { fields, locations, owners });
  const changing =
    plan?.targets.map(({ location }) => location) ??
    locations.filter(({ settings }) => !sameSettings(settings, withChange(settings, rule)));
  const wanted = JSON.stringify([rule, scope, tag]);
  const isChecked = checked === wanted && !row;
  const trial = useRuleBacktest(
    open && isChecked
      ? {
          scope: scope === 'tag' && tag !== null ? { mode: 'tag', tag } : { mode: 'all' },
          change: rule,
        }
      : null,
  );

  const whyNot = () => {
    if (fields.length === 0) return 'Choose at least one field.';
    if (scope === null) return 'Choose the locations.';
    if (scope === 'tag' && tag === null) return 'Choose a tag.';
    if (locations.length === 0) return 'There are no locations.';
    if (changing.length > 0) return undefined;
    return row ? 'You haven’t changed anything.' : 'This rule is already in place.';
  };
  const reason = whyNot();
  const close = () => {
    run.reset();
    onClose();
  };
  const save = () =>
    run.mutate(plan ? ruleEditJob(plan.edit, plan.targets) : ruleJob(rule, changing), {
      onSuccess: (ended) => {
        const { done, unchanged } = ended.job.counts;
        if (scope === 'tag' && tag !== null && done > 0)
          remember({ tag, fields: [...fields], owners });
        if (done + unchanged === ended.job.total) close();
        else setUnfinished(unfinishedWords(ended, row ? 'changed' : 'added'));
      },
    });
  const errorMessage = writeErrorMessage(run.error) ?? unfinished;

  return (
    <Dialog
      description="Applies to changes from now on. You still review updates that are already pending."
      footer={
        <>
          {isPending && run.job && <JobProgress job={run.job} />}
          <Button variant="ghost" onClick={close}>
            {isPending ? 'Close' : 'Cancel'}
          </Button>
          <Button
            disabledReason={isPending ? undefined : reason}
            loading={isPending}
            variant="primary"
            onClick={save}
          >
            {row ? 'Change rule' : 'Add rule'}
            {!reason && ` at ${formatCount(changing.length, 'location')}`}
          </Button>
        </>
      }
      open={open}
      title={row ? 'Edit rule' : 'Add rule'}
      onOpenChange={(next) => !next && close()}
    >
      <RuleForm error={errorMessage} isSent={isPending} ref={watch}>
        <FieldCheckboxes
          chosen={fields}
          error={undefined}
          fields={autoRejectableFields}
          label="Fields to auto-reject"
          onChange={setFields}
        />
        <RadioCards<Scope>
          label="Apply to"
          options={[
            ...(row
              ? [
                  {
                    value: 'same' as const,
                    label: 'The same locations',
                    hint: `${formatCount(row.locations.length, 'location')}.`,
                  },
                ]
              : []),
            ...scopes,
          ]}
          value={scope}
          onValueChange={setScope}
        />
        {scope === 'tag' && <TagField chosen={tag} onChoose={setTag} />}
        <RuleOwners
          canStop={row !== null && isForOwners(row)}
          chosen={owners}
          effect={ruleEffect(locations, rule)}
          onChoose={setOwners}
        />
        {plan && (plan.added > 0 || plan.left > 0) && (
          <p className="text-text-2" role="status">
            {[
              plan.added > 0 &&
                `The rule will be added at ${formatCount(plan.added, 'more location')}.`,
              plan.left > 0 && `The rule will be removed at ${formatCount(plan.left, 'location')}.`,
            ]
              .filter(Boolean)
              .join(' ')}
          </p>
        )}
        {trial ? (
          <RejectionBacktest trial={trial} />
        ) : (
          !row &&
          !reason && (
            <p>
              <Button size="sm" onClick={() => setChecked(wanted)}>
                Check the last 90 days
              </Button>
            </p>
          )
        )}
      </RuleForm>
    </Dialog>
  );
}
