import type { NotificationConfiguration } from '@placekeeper/contracts/model/notification';
import { Badge } from '@placekeeper/ui/badge';
import { Button } from '@placekeeper/ui/button';
import { useFocusRequest } from '@placekeeper/ui/hooks/use-focus-request';
import { IconButton } from '@placekeeper/ui/icon-button';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useCurrentUser } from '../../data/current-user/queries.ts';
import { writeErrorMessage, isChangedElsewhere } from '../../data/http/api-error.ts';
import {
  useRemoveConfiguration,
  useRestoreDefaults,
} from '../../data/notification-settings/mutations.ts';
import type { NotificationScope } from '../../data/notification-settings/queries.ts';
import { focusHeading, screenHeading } from '../../lib/browser/screen-heading.ts';
import { formatCount, formatList } from '../../lib/text/format.ts';
import { showSuccess } from '../toast/show-success.ts';
import { showFailure } from '../toast/show-toast.ts';
import { ConfigurationEditor } from './configuration-editor.tsx';
import type { NotificationForm } from './use-notification-form.ts';
import { ConfirmWrite } from '../page/confirm-write.tsx';

interface ConfigurationListProps {
  /** Null for the account's configurations. */
  readonly location: NotificationScope;
  readonly form: NotificationForm;
}

export const changedNames = ({
  configurations,
  changed,
  deleted,
}: NotificationForm): readonly string[] => [
  ...changed.map((one) => configurationName(configurations, one)),
  ...(deleted.length > 0 ? [formatCount(deleted.length, 'deleted notification')] : []),
];

const configurationName = (
  all: readonly NotificationConfiguration[],
  { id }: NotificationConfiguration,
): string =>
  all.length === 1 ? 'Notification' : `Notification ${all.findIndex((one) => one.id === id) + 1}`;

/** The configurations of an account or a location. The screen's save bar saves them. */
export function ConfigurationList({ location, form }: ConfigurationListProps) {
  const { configurations } = form;
  const { identity } = useCurrentUser();
  const focus = useFocusRequest();
  return (
    <div className="grid min-w-0 gap-4">
      {configurations.map((configuration) => (
        <ConfigurationEditor
          key={form.keyOf(configuration)}
          ref={focus.target(String(form.keyOf(configuration)))}
          form={form}
          configuration={configuration}
          name={configurationName(configurations, configuration)}
          actions={
            form.isDraft(configuration) ? (
              <DropDraft form={form} configuration={configuration} />
            ) : (
              <RemoveConfiguration location={location} form={form} configuration={configuration} />
            )
          }
        />
      ))}
      <div className="flex flex-wrap gap-2">
        <Button
          icon={<Plus aria-hidden />}
          onClick={() => focus.request(String(form.add(identity?.email ?? '')))}
        >
          Add notification
        </Button>
        <RestoreDefaults location={location} form={form} />
      </div>
    </div>
  );
}

function DropDraft({ form, configuration }: Omit<RemoveProps, 'location'>) {
  const name = configurationName(form.configurations, configuration);
  return (
    <div className="flex items-center gap-2">
      <Badge>Not saved</Badge>
      <IconButton
        size="sm"
        icon={<Trash2 aria-hidden />}
        label={`Discard ${name.toLowerCase()}`}
        onClick={() => {
          focusHeading();
          form.drop(configuration);
        }}
      />
    </div>
  );
}

interface RemoveProps extends ConfigurationListProps {
  readonly configuration: NotificationConfiguration;
}

function RemoveConfiguration({ location, form, configuration }: RemoveProps) {
  const { id, options } = configuration;
  const [isConfirming, setIsConfirming] = useState(false);
  const remove = useRemoveConfiguration(location);
  const name = configurationName(form.configurations, configuration);
  return (
    <>
      <IconButton
        size="sm"
        icon={<Trash2 aria-hidden />}
        label={`Delete ${name.toLowerCase()}`}
        onClick={() => setIsConfirming(true)}
      />
      <ConfirmWrite
        open={isConfirming}
        write={remove}
        onClose={() => setIsConfirming(false)}
        title={`Delete ${name.toLowerCase()}?`}
        description={
          options.emails
            ? `${formatList(options.emails)} will stop getting these emails.`
            : 'No one will get these emails.'
        }
        confirmLabel="Delete"
        destructive
        finalFocus={screenHeading}
        // No callback of `mutate`, because the editor is gone by then if another device has deleted the notification.
        onConfirm={() =>
          void remove.mutateAsync(id).then(
            () => {
              form.forget(id);
              void showSuccess('Notification deleted');
            },
            () => undefined,
          )
        }
      />
    </>
  );
}

function RestoreDefaults({ location, form }: ConfigurationListProps) {
  const [isConfirming, setIsConfirming] = useState(false);
  const fail = showFailure('Couldn’t restore defaults');
  // Reports a failure as a toast, because the dialog closes even after a failure. A question leaves it open.
  const restore = useRestoreDefaults(location, (error) => {
    if (!isChangedElsewhere(error)) fail(error);
  });
  return (
    <>
      <Button variant="ghost" onClick={() => setIsConfirming(true)}>
        Restore defaults
      </Button>
      <ConfirmWrite
        open={isConfirming}
        write={restore}
        onClose={() => setIsConfirming(false)}
        title="Restore defaults?"
        description="This replaces all notifications with one daily email to you about every change."
        confirmLabel="Restore defaults"
        destructive
        error={isChangedElsewhere(restore.error) ? writeErrorMessage(restore.error) : undefined}
        onConfirm={() =>
          restore.mutate(undefined, {
            onSuccess: () => {
              form.discard();
              void showSuccess('Defaults restored');
            },
            onSettled: (_, error) => setIsConfirming(isChangedElsewhere(error)),
          })
        }
      />
    </>
  );
}
