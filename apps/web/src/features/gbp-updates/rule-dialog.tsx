import { TagId } from '@placekeeper/contracts/core/id';
import type { AutoRejectionRequest } from '@placekeeper/contracts/model/auto-rejection-change';
import type { GoogleUpdate } from '@placekeeper/contracts/model/google-update';
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
import { writeProblem } from '../../data/api-error.ts';
import { rejectionBacktest, useAddRule } from '../../data/auto-rejection.ts';
import { counted } from '../../data/counted-selection.ts';
import { tagQueries } from '../../data/tags.ts';
import { formatCount } from '../../lib/format.ts';
import { to } from '../../lib/paths.ts';
import { RejectionBacktest } from '../../widgets/rejection-backtest/rejection-backtest.tsx';
import { RuleOwners } from './rule-owners.tsx';
import { trialInShort } from './rule-wording.ts';
import { tellOfRule } from './tell-of-rule.ts';
import { ruleRequest, ruleScopes, type RuleScope } from './rule-scope.ts';

interface RuleDialogProps {
  readonly update: GoogleUpdate;
  readonly scope: RuleScope;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly finalFocus: () => HTMLElement | null;
}

/** LSET-1: nothing is switched on before somebody has seen what it would have done. */
export function RuleDialog({ update, scope: wanted, open, onClose, finalFocus }: RuleDialogProps) {
  const [scope, setScope] = useState(wanted);
  const [tag, setTag] = useState<TagId | null>(null);
  const [owners, setOwners] = useState(update.type === 'ownerManager');
  const request = ruleRequest({ update, scope, tag, owners });
  const { mutate, isPending, error, reset } = useAddRule();
  const problem = writeProblem(error);
  const field = fieldLabel(update.field_name);

  const close = () => {
    reset();
    onClose();
  };
  const add = (seen: number) =>
    request &&
    mutate(
      { ...request, selection: counted(request.selection, seen) },
      {
        onSuccess: (answer) => {
          close();
          tellOfRule(update, request.change, answer);
        },
      },
    );

  return (
    <Dialog
      closable={!isPending}
      description="From now on such a change is rejected as soon as it is found, and your value is published again. What waits already, this change too, stays for you to decide."
      finalFocus={finalFocus}
      footer={
        <>
          {request && <TrialLine request={request} />}
          <Button
            disabledReason={isPending ? 'Already on its way' : undefined}
            variant="ghost"
            onClick={close}
          >
            Cancel
          </Button>
          {request ? (
            <AddButton pending={isPending} request={request} onAdd={add} />
          ) : (
            <Button disabledReason="Choose a tag." variant="primary">
              Always reject
            </Button>
          )}
        </>
      }
      open={open}
      title={`Always reject changes of the ${field}?`}
      onOpenChange={(next) => !next && close()}
    >
      <div className="grid gap-4">
        {problem && (
          <Banner role="alert" tone="danger">
            {problem}
          </Banner>
        )}
        <RadioCards
          label="For"
          options={ruleScopes.map((option) => ({ hint: nameOf(update), ...option }))}
          value={scope}
          onValueChange={setScope}
        />
        {scope === 'tag' && <TagField chosen={tag} onChoose={setTag} />}
        <RuleOwners chosen={owners} request={request} onChoose={setOwners} />
        {request && <RejectionBacktest request={request} />}
        {scope === 'location' && (
          <p className="text-12">
            <Link
              className="text-accent-text underline-offset-3 hover:underline"
              to={to('location.settings', { location: update.location.id })}
            >
              All rules of this location
            </Link>
          </p>
        )}
      </div>
    </Dialog>
  );
}

interface AddButtonProps {
  readonly request: AutoRejectionRequest;
  readonly pending: boolean;
  /** With how many locations the trial was about. */
  readonly onAdd: (seen: number) => void;
}

/** It says in how many locations something changes; where nothing does, there is nothing to switch on. */
function AddButton({ request, pending, onAdd }: AddButtonProps) {
  const { data, isPlaceholderData } = useQuery(rejectionBacktest(request));
  const count = data && !isPlaceholderData ? data.changed_locations_count : null;
  const whyNot = count === null ? 'The last 90 days are not known yet.' : 'It is rejected already.';
  return (
    <Button
      disabledReason={count ? undefined : whyNot}
      loading={pending}
      variant="primary"
      onClick={() => data && onAdd(data.locations_count)}
    >
      {count ? `Always reject in ${formatCount(count, 'location')}` : 'Always reject'}
    </Button>
  );
}

/** Where the screen is narrow the trial is below the fold, and nobody decides without it. */
function TrialLine({ request }: Pick<AddButtonProps, 'request'>) {
  const { data, isPlaceholderData } = useQuery(rejectionBacktest(request));
  return (
    // The trial itself is what is spoken.
    <p aria-hidden className="min-h-4 basis-full text-12 text-text-2 sm:hidden">
      {data && !isPlaceholderData && trialInShort(data)}
    </p>
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
      error={error ? `The tags could not be loaded. ${error.message}` : undefined}
      hint={data && tags.length === 0 ? 'There are no tags yet.' : undefined}
      label="Tag"
      options={tags.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={chosen === null ? null : String(chosen)}
      onValueChange={(value) => onChoose(z.parse(TagId, Number(value)))}
    />
  );
}
