import type { Location } from '@placekeeper/contracts/model/location';
import type { NotificationConfiguration } from '@placekeeper/contracts/model/notification';
import { notificationsInForce } from '@placekeeper/contracts/rules/notifications-in-force';
import { ConfirmDialog } from '@placekeeper/ui/confirm-dialog';
import { RadioCards } from '@placekeeper/ui/radio-cards';
import { VisuallyHidden } from '@placekeeper/ui/visually-hidden';
import { useState } from 'react';
import {
  useChooseNotifications,
  type NotificationChoice,
} from '../../data/notification-settings.ts';
import { formatCount, formatList } from '../../lib/format.ts';
import { FormSection } from '../../widgets/form-section.tsx';
import { ConfigurationList } from '../../widgets/notification-settings/configuration-list.tsx';
import type { NotificationForm } from '../../widgets/notification-settings/use-notification-form.ts';
import { tellFailure } from '../../widgets/tell-failure.ts';

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

/** LSET-2: the account's notifications, own ones instead, or none. The choice applies at once. */
export function NotificationSection({ location, settings, form }: NotificationSectionProps) {
  const { id } = location;
  const choose = useChooseNotifications(id);
  const [asked, setAsked] = useState<NotificationChoice | null>(null);
  const now = choiceOf(settings);
  const carryOut = (choice: NotificationChoice) =>
    choose.mutate(choice, {
      onSuccess: () => {
        form.discard();
        setAsked(null);
      },
      onError: tellFailure('The notifications were not changed'),
    });

  return (
    <FormSection
      title="Notifications"
      description="Who is e-mailed when this profile is changed on Google."
    >
      <RadioCards
        label="Who is told"
        disabled={choose.isPending}
        options={[
          { value: 'account', label: 'As the account', hint: whoIsTold(settings.account) },
          {
            value: 'own',
            label: 'Own settings',
            hint: 'This location tells whom you choose, instead of those whom the account tells.',
          },
          { value: 'off', label: 'Nobody', hint: 'No e-mail is sent about this location.' },
        ]}
        value={choose.isPending ? choose.variables : now}
        onValueChange={(choice) => {
          if (choice === now) return;
          if (now === 'own') setAsked(choice);
          else carryOut(choice);
        }}
      />
      <VisuallyHidden role="status">
        {choose.isPending && 'Changing the notifications'}
      </VisuallyHidden>
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

function choiceOf(settings: NotificationSettings): NotificationChoice {
  const { because } = notificationsInForce('new-gbp-update', settings);
  if (because === 'own') return 'own';
  return because === 'excluded' ? 'off' : 'account';
}

/** NOTIF-4 */
function whoIsTold(account: readonly NotificationConfiguration[]): string {
  if (account.length === 0) return 'The account has no notifications, so nobody is told.';
  const emails = [...new Set(account.flatMap(({ options }) => options.emails))];
  const [first = '', second = '', ...others] = emails;
  const named =
    others.length > 0
      ? `${first}, ${second} and ${formatCount(others.length, 'other address', 'other addresses')}`
      : formatList(emails);
  const atOnce = account.every(({ period }) => period === 'immediate');
  const daily = account.every(({ period }) => period === 'daily');
  return `${named}: ${atOnce ? 'at once' : daily ? 'once a day' : 'at once or once a day'}.`;
}
