import type { SentNotificationConfiguration } from '@placekeeper/contracts/model/notification';
import type { NotificationConfigurationRow } from '../db/schema/notifications.ts';

export const presentConfiguration = ({
  id,
  period,
  type,
  options,
}: NotificationConfigurationRow): SentNotificationConfiguration => ({ id, period, type, options });
