import { PageHeader } from '@placekeeper/ui/page-header';
import { notificationQueries } from '../../data/notification-settings/queries.ts';
import { usePrefetched } from '../../data/api/prefetch.ts';
import { configurationName } from '../../widgets/notification-settings/configuration-list.tsx';
import { useNotificationForm } from '../../widgets/notification-settings/use-notification-form.ts';
import { SaveArea } from '../../widgets/form/save-area.tsx';
import { AccountsSection } from './accounts-section.tsx';
import { AppearanceSection } from './appearance-section.tsx';
import { KeyboardSection } from './keyboard-section.tsx';
import { NotificationSection } from './notification-section.tsx';
import { loadSettings } from './settings.loader.ts';
import { SettingsSection } from './settings-section.tsx';
import { SubscriptionSection } from './subscription-section.tsx';
import { Summary } from './summary.tsx';

export const loader = loadSettings;

/** Everything applies at once, but for the notifications: they have the bar at the bottom. */
export function Component() {
  const read = usePrefetched(notificationQueries.list(null));
  const configurations = read.data?.configurations ?? [];
  const form = useNotificationForm(null, configurations);
  return (
    <>
      <PageHeader title="Settings" />
      <form
        noValidate
        aria-label="Notifications"
        onSubmit={(event) => {
          event.preventDefault();
          form.save();
        }}
      >
        <SettingsSection title="Notifications">
          <Summary read={read} what="Your notifications">
            {() => <NotificationSection form={form} />}
          </Summary>
        </SettingsSection>
      </form>
      <AppearanceSection />
      <KeyboardSection />
      <AccountsSection />
      <SubscriptionSection />
      <SaveArea
        changed={form.changed.map((one) => configurationName(configurations, one))}
        wrong={form.wrong}
        elsewhere={form.elsewhereCount}
        isOvertaken={form.isOvertaken}
        saving={form.saving}
        isSaved={form.isSaved}
        error={form.error}
        save={() => form.save()}
        discard={() => form.discard()}
        hasChanges={() => form.hasChanges()}
      />
    </>
  );
}
