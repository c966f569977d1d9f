import type { NotificationConfiguration } from '../model/notification.ts';

export interface NotificationsInForce<Configuration> {
  /**
   * `own`: the location's own configurations apply. `account`: the account's configurations apply. `excluded`: no
   * configuration applies, because a user excluded the location. `none`: there are no configurations.
   */
  readonly because: 'own' | 'account' | 'excluded' | 'none';
  readonly configurations: readonly Configuration[];
}

type Typed = Pick<NotificationConfiguration, 'type'>;

/** NOTIF-4, LSET-2: a location's own configurations replace the account's. An excluded location gets only its own. */
export function notificationsInForce<Configuration extends Typed>(
  type: NonNullable<NotificationConfiguration['type']>,
  settings: {
    readonly own: readonly Configuration[];
    readonly account: readonly Configuration[];
    readonly exclusions: readonly string[];
  },
): NotificationsInForce<Configuration> {
  const ofType = (configurations: readonly Configuration[]) =>
    configurations.filter((configuration) => (configuration.type ?? type) === type);
  const own = ofType(settings.own);
  if (own.length > 0) return { because: 'own', configurations: own };
  if (settings.exclusions.includes(type)) return { because: 'excluded', configurations: [] };
  const account = ofType(settings.account);
  return { because: account.length > 0 ? 'account' : 'none', configurations: account };
}

type Wishes = {
  readonly fields: readonly string[];
  readonly sources: readonly string[];
};

/** NOTIF-1: an empty list of fields or sources means all. */
export const isNotifiedOf = (
  { fields, sources }: Wishes,
  update: { readonly field_name: string; readonly type: string },
): boolean =>
  (fields.length === 0 || fields.includes(update.field_name)) &&
  (sources.length === 0 || sources.includes(update.type));
