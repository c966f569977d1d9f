import type { Location } from '@placekeeper/contracts/model/location';
import type { NotificationConfiguration } from '@placekeeper/contracts/model/notification';
import {
  notificationsInForce,
  type NotificationsInForce,
} from '@placekeeper/contracts/rules/notifications-in-force';
import { ConfirmDialog } from '@placekeeper/ui/confirm-dialog';
import { RadioCards } from '@placekeeper/ui/radio-cards';
import { useState } from 'react';
import {
  useChooseNotifications,
  type NotificationChoice,
} from '../../data/notification-settings/mutations.ts';
import { formatCount } from '../../lib/text/format.ts';
import { FormSection } from '../../widgets/form/form-section.tsx';
import { ConfigurationList } from '../../widgets/notification-settings/configuration-list.tsx';
import {
  inForceSentence,
  whoIsTold,
} from '../../widgets/notification-settings/in-force-sentence.ts';
import type { NotificationForm } from '../../widgets/notification-settings/use-notification-form.ts';
import { showFailure } from '../../widgets/toast/show-toast.ts';

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

/** LSET-2: the account's notifications, the location's or none. The choice is saved immediately. */
export function LocationNotificationSection({
  location,
  settings,
  form,
}: NotificationSectionProps) {
  const { id } = location;
  const choose = useChooseNotifications(id);
  const [asked, setAsked] = useState<NotificationChoice | null>(null);
  const inForce = notificationsInForce('new-gbp-update', settings);
  const now = choiceOf(inForce.because);
  const carryOut = (choice: NotificationChoice) =>
    choose.mutate(choice, {
      onSuccess: () => {
        form.discard();
        setAsked(null);
      },
      onError: showFailure('The notifications were not changed'),
    });

  return (
    <FormSection
      title="Notifications"
      description="Who is e-mailed when this profile is changed on Google."
    >
      <RadioCards
        label="Who is told"
        actsAtOnce
        options={[
          { value: 'account', label: 'As the account', hint: `${whoIsTold(settings.account)}.` },
          {
            value: 'own',
            label: 'Own settings',
            hint: 'This location tells whom you choose, instead of those whom the account tells.',
          },
          {
            value: 'off',
            label: 'Nobody',
            hint: 'No e-mail is sent about this location, whatever the account is told.',
          },
        ]}
        value={choose.isPending ? choose.variables : now}
        onValueChange={(choice) => {
          // Not disabled while saving, because a disabled card would lose the focus.
          if (choice === now || choose.isPending) return;
          if (now === 'own') setAsked(choice);
          else carryOut(choice);
        }}
      />
      <p role="status" className="-mt-2 wrap-anywhere text-text-2">
        {choose.isPending ? 'Changing the notifications…' : inForceSentence(inForce)}
      </p>
      {now === 'own' && <ConfigurationList location={id} form={form} />}
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(open) => !open && setAsked(null)}
        title="Delete this location’s own settings?"
        description={`${formatCount(settings.own.length, 'notification')} of this location will be deleted. This cannot be undone.`}
        confirmLabel="Delete and change"
        destructive
        pending={choose.isPending}
        onConfirm={() => asked && carryOut(asked)}
      />
    </FormSection>
  );
}

function choiceOf(because: NotificationsInForce<unknown>['because']): NotificationChoice {
  if (because === 'own') return 'own';
  return because === 'excluded' ? 'off' : 'account';
}
