import type { NotificationConfiguration } from '@placekeeper/contracts/model/notification';
import type { NotificationConfigurationRow } from '../db/schema/notifications.ts';

export const presentConfiguration = ({
  id,
  period,
  type,
  options,
}: NotificationConfigurationRow): NotificationConfiguration => ({ id, period, type, options });
