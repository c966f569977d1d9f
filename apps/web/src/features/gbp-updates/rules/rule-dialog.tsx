import { storeCodeOf } from '@placekeeper/contracts/wording/store-code';
import type { TagId } from '@placekeeper/contracts/core/id';
import type { GoogleUpdate } from '@placekeeper/contracts/model/google-update';
import {
  sameSettings,
  withChange,
  type AutoRejectRule,
} from '@placekeeper/contracts/rules/auto-rejection-change';
import { isResolved } from '@placekeeper/contracts/rules/update-can';
import { Button } from '@placekeeper/ui/button';
import { Dialog } from '@placekeeper/ui/dialog';
import { RadioCards } from '@placekeeper/ui/radio-cards';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { writeErrorMessage } from '../../../data/http/api-error.ts';
import { useJobRun } from '../../../data/batch/job-run.ts';
import {
  useRuleBacktest,
  type NamedRuleLocation,
  type RuleBacktest,
} from '../../../data/auto-rejection/rule-backtest.ts';
import { formatCount } from '../../../lib/text/format.ts';
import { to } from '../../../lib/url/paths.ts';
import { useTagRules } from '../../../data/auto-rejection/tag-rules.ts';
import { fieldName } from '../../../widgets/field-value/field-name.ts';
import { JobProgress } from '../../../widgets/jobs/job-progress.tsx';
import { RejectionBacktest } from '../../../widgets/rejection-backtest/rejection-backtest.tsx';
import { ruleJob } from './rule-jobs.ts';
import { trialInShort, unfinishedWords } from './rule-wording.ts';
import { RuleForm } from './rule-form.tsx';
import { RuleOwners } from './rule-owners.tsx';
import { TagField } from './tag-field.tsx';
import { isSocial, ruleRequest, ruleScopes, type RuleScopeKind } from './rule-scope.ts';
import { Checkbox } from '@placekeeper/ui/checkbox';

interface RuleDialogProps {
  readonly update: GoogleUpdate;
  readonly scope: RuleScopeKind;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly finalFocus: () => HTMLElement | null;
}

/** The user can add the rule before the backtest has finished. */
export function RuleDialog({
  update,
  scope: initialScope,
  open,
  onClose,
  finalFocus,
}: RuleDialogProps) {
  const tagField = useRef<HTMLButtonElement>(null);
  const [scope, setScope] = useState(initialScope);
  const [tag, setTag] = useState<TagId | null>(null);
  const [owners, setOwners] = useState(update.type === 'ownerManager');
  const [allSocial, setAllSocial] = useState(false);
  const [unfinished, setUnfinished] = useState<string | null>(null);
  const request = ruleRequest({ update, scope, tag, owners, allSocial });
  const trial = useRuleBacktest(open ? request : null);
  const { remember } = useTagRules();
  const { watch, ...run } = useJobRun();
  const { isPending } = run;
  const errorMessage = writeErrorMessage(run.error) ?? unfinished;
  const one = fieldName(update.field_name);
  const field = allSocial ? 'social profiles' : one;

  const close = () => {
    run.reset();
    setUnfinished(null);
    onClose();
  };
  const add = (rule: AutoRejectRule, locations: readonly NamedRuleLocation[]) =>
    run.mutate(ruleJob(rule, locations), {
      onSuccess: (ended) => {
        const { done, unchanged } = ended.job.counts;
        if (scope === 'tag' && tag !== null && done > 0)
          remember({ tag, fields: [...rule.field_names], owners });
        if (done + unchanged === ended.job.total) close();
        else setUnfinished(unfinishedWords(ended));
      },
    });

  return (
    <Dialog
      description={`From now on, Placekeeper rejects these changes and publishes your value again. You still review updates that are already pending${isResolved(update) ? '' : ', including this one'}.`}
      finalFocus={finalFocus}
      initialFocus={initialScope === 'tag' ? tagField : undefined}
      footer={
        <>
          {isPending && run.job && <JobProgress job={run.job} />}
          {trial?.result && (
            // On narrow screens the backtest is below the fold; `aria-hidden`, because the backtest announces itself.
            <p aria-hidden className="min-h-4 basis-full text-12 text-text-2 sm:hidden">
              {trialInShort(trial.result)}
            </p>
          )}
          <Button variant="ghost" onClick={close}>
            {isPending ? 'Close' : 'Cancel'}
          </Button>
          <AddButton
            pending={isPending}
            trial={trial}
            onAdd={(locations) => request && add(request.change, locations)}
          />
        </>
      }
      open={open}
      title={`Always reject changes to ${field}?`}
      onOpenChange={(next) => !next && close()}
    >
      <RuleForm error={errorMessage} isSent={isPending} ref={watch}>
        <RadioCards
          label="Apply to"
          options={ruleScopes.map((option) => ({ hint: nameOf(update), ...option }))}
          value={scope}
          onValueChange={setScope}
        />
        {scope === 'tag' && <TagField ref={tagField} chosen={tag} onChoose={setTag} />}
        {isSocial(update.field_name) && (
          <Checkbox
            checked={allSocial}
            hint={`If off, the rule covers only the ${one}.`}
            label="All social profiles"
            onCheckedChange={setAllSocial}
          />
        )}
        <RuleOwners chosen={owners} effect={trial?.effect} onChoose={setOwners} />
        {trial && <RejectionBacktest trial={trial} />}
        {scope === 'location' && (
          <p className="text-12">
            <Link
              className="text-accent-text underline-offset-3 hover:underline"
              to={to('location.settings', { location: update.location.id })}
            >
              View this location’s rules
            </Link>
          </p>
        )}
      </RuleForm>
    </Dialog>
  );
}

interface AddButtonProps {
  /** Null until a tag is chosen. */
  readonly trial: RuleBacktest | null;
  readonly pending: boolean;
  readonly onAdd: (locations: readonly NamedRuleLocation[]) => void;
}

function AddButton({ trial, pending, onAdd }: AddButtonProps) {
  const { data, error, isFetching } = trial?.locations ?? {};
  const known = isFetching ? undefined : data?.known;
  const change = trial?.request.change;
  const changing =
    known && change
      ? known.filter(({ settings }) => !sameSettings(settings, withChange(settings, change)))
      : [];
  const whyNot = () => {
    if (!trial) return 'Choose a tag.';
    if (!known) return error ? 'Couldn’t load locations.' : 'Loading locations…';
    return known.length === 0 ? 'There are no locations.' : 'This rule is already in place.';
  };
  return (
    <Button
      disabledReason={pending || changing.length > 0 ? undefined : whyNot()}
      loading={pending}
      variant="primary"
      onClick={() => onAdd(changing)}
    >
      {changing.length > 0
        ? `Always reject at ${formatCount(changing.length, 'location')}`
        : 'Always reject'}
    </Button>
  );
}

/** Locations of a chain often have the same name, so the code and address are added. */
const nameOf = ({ location }: GoogleUpdate): string =>
  [location.name, storeCodeOf(location), location.formatted_address].filter(Boolean).join(' · ');
