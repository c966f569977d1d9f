import type { Location } from '@placekeeper/contracts/model/location';
import { SaveArea } from '../../widgets/form/save-area.tsx';
import { configurationName } from '../../widgets/notification-settings/configuration-list.tsx';
import { useNotificationForm } from '../../widgets/notification-settings/use-notification-form.ts';
import { LocationNotificationSection, type NotificationSettings } from './notification-section.tsx';
import { RejectionSection } from './rejection-section.tsx';
import { useRejectionForm } from './use-rejection-form.ts';

interface SettingsPageProps {
  readonly location: Location;
  readonly settings: NotificationSettings;
}

/** LSET-1, LSET-2: two subjects with one bar, which saves what was changed of either. */
export function SettingsPage({ location, settings }: SettingsPageProps) {
  const rejection = useRejectionForm(location);
  const notifications = useNotificationForm(location.id, settings.own);
  const forms = [rejection, notifications];
  const save = () => {
    for (const form of forms) form.save();
  };

  return (
    <>
      <form
        noValidate
        aria-label="Settings"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <RejectionSection location={location.id} form={rejection} />
        <LocationNotificationSection location={location} settings={settings} form={notifications} />
      </form>
      <SaveArea
        changed={[
          ...rejection.changed,
          ...notifications.changed.map((one) => configurationName(settings.own, one)),
        ]}
        notKept={rejection.notKept}
        wrong={rejection.wrong + notifications.wrong}
        elsewhere={rejection.elsewhereCount + notifications.elsewhereCount}
        isOvertaken={forms.some(({ isOvertaken }) => isOvertaken)}
        saving={forms.some(({ saving }) => saving)}
        isSaved={forms.some(({ isSaved }) => isSaved)}
        error={forms.flatMap(({ error }) => error ?? []).join(' ') || null}
        save={save}
        discard={() => {
          const waysBack = forms.map((form) => form.discard());
          return () => {
            for (const back of waysBack) back();
          };
        }}
        hasChanges={() => forms.some((form) => form.hasChanges())}
      />
    </>
  );
}
