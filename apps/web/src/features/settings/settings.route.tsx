import type { GoogleToken } from '@placekeeper/contracts/model/google-token';
import { Badge } from '@placekeeper/ui/badge';
import { ButtonLink } from '@placekeeper/ui/button-link';
import { Kbd } from '@placekeeper/ui/kbd';
import { PageHeader } from '@placekeeper/ui/page-header';
import { RadioCards } from '@placekeeper/ui/radio-cards';
import { StatusDot } from '@placekeeper/ui/status-dot';
import { Switch } from '@placekeeper/ui/switch';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { load, usePrefetched, prefetch } from '../../data/api/prefetch.ts';
import { currentUserQueries, useCurrentUser } from '../../data/current-user/queries.ts';
import { googleTokenQueries } from '../../data/google-accounts/queries.ts';
import { notificationQueries } from '../../data/notification-settings/queries.ts';
import { chooseUndoTime, undoTimes, useUndoTime } from '../../data/preferences/undo-time.ts';
import { SegmentedField } from '@placekeeper/ui/segmented-field';
import { switchDesktopNotices, useDesktopNotices } from '../../data/preferences/desktop-notices.ts';
import { switchShortcuts, useShortcutsOn } from '../../data/preferences/shortcuts.ts';
import { chooseTheme, useThemeChoice } from '../../data/preferences/theme.ts';
import { env } from '../../lib/env.ts';
import { formatCount, formatNumber } from '../../lib/text/format.ts';
import { to } from '../../lib/url/paths.ts';
import { FormSection } from '../../widgets/form/form-section.tsx';
import { SaveArea } from '../../widgets/form/save-area.tsx';
import { changedNames } from '../../widgets/notification-settings/configuration-list.tsx';
import { useNotificationForm } from '../../widgets/notification-settings/use-notification-form.ts';
import { NotificationSection } from './notification-section.tsx';
import { SettingsCard, Summary } from './summary.tsx';
import { ThemePicture } from './theme-picture.tsx';

export async function loader(): Promise<null> {
  prefetch(googleTokenQueries.list());
  prefetch(currentUserQueries.subscriptionMeta());
  // Waits for the notifications, because a late section would move the sections below it. The section shows its
  // failure.
  await load(notificationQueries.list(null)).catch(() => undefined);
  return null;
}

/** Only the notifications need a save; every other change is saved immediately. */
export function Component() {
  const read = usePrefetched(notificationQueries.list(null));
  const form = useNotificationForm(null, read.data?.configurations ?? []);
  return (
    <>
      <PageHeader title="Settings" />
      <div className="grid grid-cols-1 gap-x-8 min-[115rem]:grid-cols-2">
        <div>
          <form
            noValidate
            aria-label="Notifications"
            onSubmit={(event) => {
              event.preventDefault();
              form.save();
            }}
          >
            <FormSection title="Notifications">
              <Summary read={read} what="your notifications">
                {() => <NotificationSection form={form} />}
              </Summary>
            </FormSection>
          </form>
          <AppearanceSection />
          <BulkEditSection />
        </div>
        <div className="border-line max-[115rem]:border-t">
          <UndoSection />
          <KeyboardSection />
          <AccountsSection />
          <SubscriptionSection />
        </div>
      </div>
      <SaveArea
        changed={changedNames(form)}
        wrong={form.wrong}
        elsewhere={form.elsewhereCount}
        deletedElsewhere={form.deleted.length}
        overwrittenCount={form.overwrittenCount}
        isOvertaken={form.isOvertaken}
        saving={form.saving}
        isSaved={form.isSaved}
        isUncertain={form.isUncertain}
        error={form.error}
        save={() => form.save()}
        discard={() => form.discard()}
        hasChanges={() => form.hasChanges()}
      />
    </>
  );
}

const themes = [
  { value: 'light', label: 'Light', picture: <ThemePicture left="light" right="light" /> },
  { value: 'dark', label: 'Dark', picture: <ThemePicture left="dark" right="dark" /> },
  { value: 'system', label: 'System', picture: <ThemePicture left="light" right="dark" /> },
] as const;

/** The user menu changes the same setting. */
function AppearanceSection() {
  const theme = useThemeChoice();
  return (
    <FormSection
      description="System matches your device. Saved in this browser."
      title="Appearance"
    >
      <RadioCards label="Theme" options={themes} value={theme} onValueChange={chooseTheme} />
    </FormSection>
  );
}

const shortcuts = [
  { keys: '/', does: 'Search', single: true },
  { keys: 'j', does: 'Next location or update', single: true },
  { keys: 'k', does: 'Previous location or update', single: true },
  { keys: 'x', does: 'Select location or update', single: true },
  { keys: 'a', does: 'Accept update', single: true },
  { keys: 'r', does: 'Reject update', single: true },
  { keys: 'd', does: 'Dismiss update', single: true },
  { keys: 'u', does: 'Undo accept, reject or dismiss', single: true },
  { keys: '?', does: 'Show update shortcuts', single: true },
  { keys: 'mod+k', does: 'Search, even while typing', single: false },
  { keys: 'mod+s', does: 'Save changes', single: false },
  { keys: 'alt+t', does: 'Go to latest pop-up message', single: false },
] as const;

const undoLabels = { 6: '6 seconds', 20: '20 seconds', 0: 'No undo' } as const;

/** WCAG 2.2.1: the user can extend or turn off the time limit of an undo. */
function UndoSection() {
  return (
    <SettingsSection
      description="How long you can undo after you accept, reject or dismiss an update. After that, you can’t reopen a dismissed update. Saved in this browser."
      title="Undo"
    >
      <SegmentedField
        label="Time to undo"
        options={undoTimes.map((value) => ({ value, label: undoLabels[value], quiet: true }))}
        value={useUndoTime()}
        onValueChange={chooseUndoTime}
      />
    </SettingsSection>
  );
}

/** Turning the notices on asks for the browser's permission. */
function BulkEditSection() {
  const on = useDesktopNotices();
  const [isRefused, setRefused] = useState(false);
  return (
    <SettingsSection title="Bulk edits">
      <Switch
        checked={on}
        hint="Shown by this browser while you’re in another window or application."
        label="Notify me when an edit finishes"
        onCheckedChange={async (next) => setRefused(!(await switchDesktopNotices(next)))}
      />
      <p className="text-12 text-removed not-empty:mt-2" role="status">
        {isRefused && 'This browser doesn’t allow notifications. Allow them in its site settings.'}
      </p>
    </SettingsSection>
  );
}

function KeyboardSection() {
  const on = useShortcutsOn();
  return (
    <SettingsSection title="Keyboard">
      <Switch
        checked={on}
        hint="Turn off if you use voice input, so spoken letters don’t trigger actions."
        label="Single-key shortcuts"
        onCheckedChange={switchShortcuts}
      />
      <dl className="mt-3.5 gap-x-8 border-t border-line pt-2.5 sm:columns-2">
        {shortcuts.map(({ keys, does, single }) => (
          <div
            key={keys}
            className="flex min-h-8 break-inside-avoid items-center justify-between gap-3 py-1"
          >
            <dt className="order-last flex shrink-0 items-center gap-2">
              {single && !on && <Badge>Off</Badge>}
              <Kbd keys={keys} />
            </dt>
            <dd className="text-text-2">{does}</dd>
          </div>
        ))}
      </dl>
    </SettingsSection>
  );
}

function AccountsSection() {
  const read = usePrefetched(googleTokenQueries.list());
  return (
    <SettingsSection title="Google accounts">
      <Summary read={read} what="your Google accounts">
        {({ tokens }) => (
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
            <AccountStates tokens={tokens} />
            <ButtonLink render={<Link to={to('google-accounts')} />}>
              Manage Google accounts
            </ButtonLink>
          </div>
        )}
      </Summary>
    </SettingsSection>
  );
}

function AccountStates({ tokens }: { readonly tokens: readonly GoogleToken[] }) {
  const lost = tokens.filter(({ status }) => status === 'lost-authorization').length;
  const connected = tokens.length - lost;
  if (tokens.length === 0)
    return <p className="text-text-2">No Google account is connected yet.</p>;
  return (
    <ul className="grid gap-1">
      {connected > 0 && (
        <li>
          <StatusDot tone="ok">{formatCount(connected, 'account')} connected</StatusDot>
        </li>
      )}
      {lost > 0 && (
        <li>
          <StatusDot tone="danger">
            {formatCount(lost, 'account needs', 'accounts need')} reconnecting
          </StatusDot>
        </li>
      )}
    </ul>
  );
}

/** SHELL-9: the platform's account page manages the subscription. */
function SubscriptionSection() {
  const { has_gbp_management_subscription: subscribed } = useCurrentUser();
  return (
    <SettingsSection title="Subscription">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div className="min-w-0 flex-[1_1_16rem] text-text-2">
          {subscribed !== false ? (
            <Slots />
          ) : (
            <p>
              You don’t have a profile management subscription, so edits aren’t published to Google.
            </p>
          )}
        </div>
        <ButtonLink href={env.accountUrl}>Subscriptions and billing</ButtonLink>
      </div>
    </SettingsSection>
  );
}

function Slots() {
  const read = usePrefetched(currentUserQueries.subscriptionMeta());
  return (
    <Summary read={read} what="your subscription">
      {({ gbp_management_subscription: use }) =>
        use ? (
          <p className="tabular-nums">
            <strong className="font-600 text-text">
              {formatNumber(use.locations)} of {formatCount(use.slots, 'slot')} used.
            </strong>{' '}
            {freeSlots(use.slots - use.locations)}
          </p>
        ) : (
          <p>Placekeeper couldn’t read how many slots are used.</p>
        )
      }
    </Summary>
  );
}

const freeSlots = (free: number): string =>
  free > 0
    ? `You can manage ${formatCount(free, 'more location')}.`
    : 'To manage more locations, free up a slot or add slots.';

interface SettingsSectionProps {
  readonly title: string;
  readonly description?: string;
  readonly children: ReactNode;
}

const SettingsSection = ({ title, description, children }: SettingsSectionProps) => (
  <FormSection description={description} title={title}>
    <SettingsCard>{children}</SettingsCard>
  </FormSection>
);
