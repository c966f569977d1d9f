import type { LocationId } from '@placekeeper/contracts/core/id';
import {
  autoRejectableFields,
  autoRejectionEnabled,
} from '@placekeeper/contracts/rules/auto-rejection';
import { Banner } from '@placekeeper/ui/banner';
import { ButtonLink } from '@placekeeper/ui/button-link';
import { Checkbox } from '@placekeeper/ui/checkbox';
import { RadioCards } from '@placekeeper/ui/radio-cards';
import { useController } from 'react-hook-form';
import { useRuleBacktest } from '../../data/auto-rejection/rule-backtest.ts';
import { useCurrentUser } from '../../data/current-user/queries.ts';
import { env } from '../../lib/env.ts';
import { FieldCheckboxes } from '../../widgets/form/field-checkboxes.tsx';
import { FormSection } from '../../widgets/form/form-section.tsx';
import { UnreadValue } from '../../widgets/page/unread-note.tsx';
import { RejectionBacktest } from '../../widgets/rejection-backtest/rejection-backtest.tsx';
import { ConflictNote } from '../../widgets/saved-form/conflict-note.tsx';
import type { RejectionForm } from './use-rejection-form.ts';

const behaviours = [
  {
    value: 'no-action',
    label: 'Review every change',
    hint: 'Changes appear in GBP updates for you to accept or reject. Until then, Google shows the changed value.',
  },
  {
    value: 'auto-reject-by-field',
    label: 'Auto-reject selected fields',
    hint: 'Placekeeper rejects changes to the fields you select and publishes your value again. You review everything else.',
  },
  {
    value: 'auto-reject-all',
    label: 'Auto-reject everything',
    hint: 'Placekeeper rejects every change and publishes your value again. You still review the map pin and special hours.',
  },
] as const;

const label = 'When this profile changes';

interface RejectionSectionProps {
  readonly location: LocationId;
  readonly form: RejectionForm;
}

export function RejectionSection({ location, form }: RejectionSectionProps) {
  const { has_gbp_management_subscription: subscription } = useCurrentUser();
  const subscribed = subscription !== false;
  const { google_update_behaviour: behaviour, ...now } = form.now;
  const trial = useRuleBacktest(
    subscribed && form.canBeTested
      ? { scope: { mode: 'location', location }, change: { mode: 'set', settings: form.now } }
      : null,
  );
  return (
    <FormSection
      title="Changes on Google"
      description="What to do when Google or another manager changes this profile. Applies to new changes only."
    >
      {subscribed ? (
        <div className="grid min-w-0 gap-5">
          {form.isUnread && <UnreadValue of="field" />}
          <Behaviour form={form} />
          {behaviour === 'auto-reject-by-field' && (
            <FieldCheckboxes
              label="Fields to auto-reject"
              fields={autoRejectableFields}
              chosen={now.auto_rejection_fields}
              error={form.fieldError}
              onChange={form.chooseFields}
            />
          )}
          {autoRejectionEnabled(behaviour) && (
            <Checkbox
              label="Also reject changes by owners and managers"
              hint="If on, nobody can change these fields on Google, including your team."
              checked={now.allow_owner_manager_auto_reject}
              onCheckedChange={form.chooseOwners}
            />
          )}
        </div>
      ) : (
        <SubscriptionNeeded />
      )}
      {trial && <RejectionBacktest trial={trial} />}
    </FormSection>
  );
}

function Behaviour({ form }: Pick<RejectionSectionProps, 'form'>) {
  const { field } = useController({ control: form.control, name: 'google_update_behaviour' });
  return (
    <div className="min-w-0">
      <RadioCards
        ref={(cards) =>
          field.ref(
            cards && { focus: () => cards.querySelector<HTMLElement>('input:checked')?.focus() },
          )
        }
        label={label}
        options={behaviours}
        value={field.value}
        onValueChange={field.onChange}
      />
      <ConflictNote
        elsewhere={form.elsewhere}
        field="google_update_behaviour"
        typed={field.value}
        name={label}
        textOf={(theirs) => behaviours.find(({ value }) => value === theirs)?.label ?? ''}
      />
    </div>
  );
}

/** PERM-2: says beforehand that the platform would refuse the setting. */
function SubscriptionNeeded() {
  return (
    <Banner
      tone="info"
      title="Requires a profile management subscription"
      actions={
        <ButtonLink size="sm" href={env.accountUrl}>
          View plans
        </ButtonLink>
      }
    >
      Without it, Placekeeper doesn’t track changes on Google.
    </Banner>
  );
}
