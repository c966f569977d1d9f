import { Switch } from '@placekeeper/ui/switch';
import { VisuallyHidden } from '@placekeeper/ui/visually-hidden';
import { useState } from 'react';
import { useCurrentUser } from '../../data/current-user/queries.ts';
import {
  useAddConfiguration,
  useDisableNotifications,
} from '../../data/notification-settings/mutations.ts';
import { formatCount } from '../../lib/text/format.ts';
import { ConfigurationList } from '../../widgets/notification-settings/configuration-list.tsx';
import { DeletedConfigurations } from '../../widgets/notification-settings/deleted-configurations.tsx';
import {
  recipientsText,
  withoutSubscription,
} from '../../widgets/notification-settings/in-force-sentence.ts';
import type { NotificationForm } from '../../widgets/notification-settings/use-notification-form.ts';
import { showFailure } from '../../widgets/toast/show-toast.ts';
import { SettingsCard } from './summary.tsx';
import { ConfirmWrite } from '../../widgets/page/confirm-write.tsx';

/** The account's notifications, which apply to every location without notifications of its own. */
export function NotificationSection({ form }: { readonly form: NotificationForm }) {
  const { saved: configurations } = form;
  const { has_gbp_management_subscription: subscribed } = useCurrentUser();
  const [isConfirming, setIsConfirming] = useState(false);
  const enable = useAddConfiguration(null);
  const disable = useDisableNotifications(null);
  const on = configurations.length > 0;

  return (
    <div className="grid min-w-0 gap-4">
      <SettingsCard>
        <Switch
          checked={enable.isPending || on}
          disabled={enable.isPending || disable.isPending}
          label="Email me about changes on Google"
          hint={
            subscribed === false
              ? withoutSubscription
              : `${recipientsText(configurations)} ${on ? 'about the selected changes' : 'when profiles change'}. You can override this for each location.`
          }
          onCheckedChange={(wanted) => {
            if (wanted)
              enable.mutate(undefined, {
                onError: showFailure('Couldn’t turn on notifications'),
              });
            else setIsConfirming(true);
          }}
        />
      </SettingsCard>
      <VisuallyHidden role="status">{enable.isPending && 'Turning on…'}</VisuallyHidden>
      <DeletedConfigurations form={form} />
      {(on || form.changed.length > 0) && <ConfigurationList location={null} form={form} />}
      <ConfirmWrite
        open={isConfirming}
        write={disable}
        onClose={() => setIsConfirming(false)}
        title="Turn off account notifications?"
        description={`This deletes ${formatCount(configurations.length, 'notification')}. Locations with custom notifications still send emails. You can’t undo this.`}
        confirmLabel="Turn off"
        destructive
        onConfirm={() =>
          disable.mutate(undefined, {
            onSuccess: () => {
              form.discard();
              setIsConfirming(false);
            },
          })
        }
      />
    </div>
  );
}
