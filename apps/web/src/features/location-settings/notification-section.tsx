import type { Location } from '@placekeeper/contracts/model/location';
import type { NotificationConfiguration } from '@placekeeper/contracts/model/notification';
import {
  notificationsInForce,
  type NotificationsInForce,
} from '@placekeeper/contracts/rules/notifications-in-force';
import { RadioCards } from '@placekeeper/ui/radio-cards';
import { VisuallyHidden } from '@placekeeper/ui/visually-hidden';
import { useRef, useState } from 'react';
import { writeErrorMessage, isChangedElsewhere } from '../../data/http/api-error.ts';
import { useCurrentUser } from '../../data/current-user/queries.ts';
import {
  useChooseNotifications,
  type NotificationChoice,
} from '../../data/notification-settings/mutations.ts';
import { formatCount } from '../../lib/text/format.ts';
import { FormSection } from '../../widgets/form/form-section.tsx';
import { ConfigurationList } from '../../widgets/notification-settings/configuration-list.tsx';
import { DeletedConfigurations } from '../../widgets/notification-settings/deleted-configurations.tsx';
import {
  inForceSentence,
  recipientsText,
  withoutSubscription,
} from '../../widgets/notification-settings/in-force-sentence.ts';
import type { NotificationForm } from '../../widgets/notification-settings/use-notification-form.ts';
import { showFailure } from '../../widgets/toast/show-toast.ts';
import { ConfirmWrite } from '../../widgets/page/confirm-write.tsx';

export interface NotificationSettings {
  readonly own: readonly NotificationConfiguration[];
  readonly account: readonly NotificationConfiguration[];
  readonly exclusions: readonly string[];
}

interface NotificationSectionProps {
  readonly location: Location;
  readonly settings: NotificationSettings;
  readonly form: NotificationForm;
}

/** LSET-2: a location uses the account's notifications, its own or none. The choice is saved immediately. */
export function LocationNotificationSection({
  location,
  settings,
  form,
}: NotificationSectionProps) {
  const { id } = location;
  const { has_gbp_management_subscription: subscribed } = useCurrentUser();
  const choose = useChooseNotifications(id);
  const [pendingChoice, setPendingChoice] = useState<NotificationChoice | null>(null);
  const choices = useRef<HTMLFieldSetElement>(null);
  const inForce = notificationsInForce('new-gbp-update', settings);
  const now = choiceOf(inForce.because);
  const fail = showFailure('Couldn’t change notifications');
  const applyChoice = (choice: NotificationChoice) =>
    choose.mutate(choice, {
      onSuccess: () => {
        // The location's own notifications appear before this call, so they can have edits already.
        if (choice !== 'own') form.discard();
        setPendingChoice(null);
      },
      onError: (error) => {
        if (isChangedElsewhere(error)) setPendingChoice(choice);
        else fail(error);
      },
    });

  const outcome = subscribed === false ? withoutSubscription : inForceSentence(inForce);
  const status = choose.isPending ? 'Saving…' : outcome;

  return (
    <FormSection title="Notifications" description="Who gets emails about changes to this profile.">
      <RadioCards
        label="Recipients"
        actsAtOnce
        ref={choices}
        options={[
          {
            value: 'account',
            label: 'Account default',
            hint:
              subscribed === false
                ? 'The recipients and frequency in your settings.'
                : `${recipientsText(settings.account)}.`,
          },
          {
            value: 'own',
            label: 'Custom',
            hint: 'Choose recipients for this location. Overrides the account default.',
          },
          {
            value: 'off',
            label: 'Off',
            hint: 'No emails about this location, even if the account default is on.',
          },
        ]}
        value={choose.isPending ? choose.variables : now}
        onValueChange={(choice) => {
          // Not disabled while saving, because a disabled card would lose the focus.
          if (choice === now || choose.isPending) return;
          if (now === 'own') setPendingChoice(choice);
          else applyChoice(choice);
        }}
      />
      {subscribed === false ? (
        <p role="status" className="-mt-2 wrap-anywhere text-text-2">
          {status}
        </p>
      ) : (
        // The cards show the same.
        <VisuallyHidden role="status">{status}</VisuallyHidden>
      )}
      <DeletedConfigurations form={form} />
      {now === 'own' && <ConfigurationList location={id} form={form} />}
      <ConfirmWrite
        open={pendingChoice !== null}
        write={choose}
        onClose={() => setPendingChoice(null)}
        title="Delete custom notifications?"
        description={`This deletes ${formatCount(settings.own.length, 'notification')} for this location. You can’t undo this.`}
        confirmLabel="Delete notifications"
        destructive
        finalFocus={() => choices.current?.querySelector<HTMLElement>(':checked') ?? null}
        error={isChangedElsewhere(choose.error) ? writeErrorMessage(choose.error) : undefined}
        onConfirm={() => pendingChoice && applyChoice(pendingChoice)}
      />
    </FormSection>
  );
}

function choiceOf(because: NotificationsInForce<unknown>['because']): NotificationChoice {
  if (because === 'own') return 'own';
  return because === 'excluded' ? 'off' : 'account';
}
