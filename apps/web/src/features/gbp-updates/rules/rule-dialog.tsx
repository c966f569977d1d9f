import { TagId } from '@placekeeper/contracts/core/id';
import type { GoogleUpdate } from '@placekeeper/contracts/model/google-update';
import {
  sameSettings,
  withChange,
  type AutoRejectRule,
} from '@placekeeper/contracts/rules/auto-rejection-change';
import { fieldLabel } from '@placekeeper/contracts/rules/provider-fields';
import { Banner } from '@placekeeper/ui/banner';
import { Button } from '@placekeeper/ui/button';
import { Dialog } from '@placekeeper/ui/dialog';
import { RadioCards } from '@placekeeper/ui/radio-cards';
import { SelectField } from '@placekeeper/ui/select-field';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import * as z from 'zod/mini';
import { writeErrorMessage } from '../../../data/http/api-error.ts';
import { useJobRun } from '../../../data/batch/job-run.ts';
import {
  useRuleBacktest,
  type NamedRuleLocation,
  type RuleBacktest,
} from '../../../data/auto-rejection/rule-backtest.ts';
import { tagQueries } from '../../../data/tags/queries.ts';
import { formatCount } from '../../../lib/text/format.ts';
import { to } from '../../../lib/url/paths.ts';
import { JobProgress } from '../../../widgets/jobs/job-progress.tsx';
import { RejectionBacktest } from '../../../widgets/rejection-backtest/rejection-backtest.tsx';
import { RuleOwners } from './rule-owners.tsx';
import { ruleJob } from './rule-jobs.ts';
import { trialInShort, unfinishedWords } from './rule-wording.ts';
import { ruleRequest, ruleScopes, type RuleScopeKind } from './rule-scope.ts';

interface RuleDialogProps {
  readonly update: GoogleUpdate;
  readonly scope: RuleScopeKind;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly finalFocus: () => HTMLElement | null;
}

/** LSET-1: what the rule would have done is shown beside the question, and never holds it up. */
export function RuleDialog({ update, scope: wanted, open, onClose, finalFocus }: RuleDialogProps) {
  const [scope, setScope] = useState(wanted);
  const [tag, setTag] = useState<TagId | null>(null);
  const [owners, setOwners] = useState(update.type === 'ownerManager');
  const [unfinished, setUnfinished] = useState<string | null>(null);
  const request = ruleRequest({ update, scope, tag, owners });
  const trial = useRuleBacktest(open ? request : null);
  const { watch, ...run } = useJobRun();
  const { isPending } = run;
  const errorMessage = writeErrorMessage(run.error) ?? unfinished;
  const field = fieldLabel(update.field_name);

  const close = () => {
    run.reset();
    setUnfinished(null);
    onClose();
  };
  const add = (rule: AutoRejectRule, locations: readonly NamedRuleLocation[]) =>
    run.mutate(ruleJob(rule, locations), {
      onSuccess: (ended) => {
        const { done, unchanged } = ended.job.counts;
        if (done + unchanged === ended.job.total) close();
        else setUnfinished(unfinishedWords(ended));
      },
    });

  return (
    <Dialog
      description="From now on, Placekeeper rejects these changes and publishes your value again. Updates already pending, including this one, stay for you to review."
      finalFocus={finalFocus}
      footer={
        <>
          {isPending && run.job && <JobProgress job={run.job} one="location" />}
          {trial?.result && (
            // Where the screen is narrow the trial is below the fold; the trial itself is what is spoken.
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
      <div className="grid gap-4" ref={watch}>
        {errorMessage && (
          <Banner role="alert" tone="danger">
            {errorMessage}
          </Banner>
        )}
        <RadioCards
          label="Apply to"
          options={ruleScopes.map((option) => ({ hint: nameOf(update), ...option }))}
          value={scope}
          onValueChange={setScope}
        />
        {scope === 'tag' && <TagField chosen={tag} onChoose={setTag} />}
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
      </div>
    </Dialog>
  );
}

interface AddButtonProps {
  /** Null while a tag is to be chosen. */
  readonly trial: RuleBacktest | null;
  readonly pending: boolean;
  readonly onAdd: (locations: readonly NamedRuleLocation[]) => void;
}

/** It names how many locations change; where none does, there is nothing to add. */
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
    return known.length === 0 ? 'There are no locations.' : 'Already rejected automatically.';
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

/** Which one it is: a chain's locations often share their name. */
const nameOf = ({ location: { name, store_code, formatted_address } }: GoogleUpdate): string =>
  [name, store_code, formatted_address].filter(Boolean).join(' · ');

interface TagFieldProps {
  readonly chosen: TagId | null;
  readonly onChoose: (id: TagId) => void;
}

function TagField({ chosen, onChoose }: TagFieldProps) {
  const { data, error } = useQuery(tagQueries.list());
  const tags = data?.tags ?? [];
  return (
    <SelectField
      error={error ? `Couldn’t load tags. ${error.message}` : undefined}
      hint={data && tags.length === 0 ? 'There are no tags yet.' : undefined}
      label="Tag"
      options={tags.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={chosen === null ? null : String(chosen)}
      onValueChange={(value) => onChoose(z.parse(TagId, Number(value)))}
    />
  );
}
