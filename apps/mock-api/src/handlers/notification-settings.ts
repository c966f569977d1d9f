import type { Handlers } from '@placekeeper/contracts/core/handlers';
import type { notificationSettings } from '@placekeeper/contracts/endpoints/notification-settings';
import { notBuilt, type NotBuilt } from '../http/not-built.ts';
import type { RequestContext } from '../http/request-context.ts';

export const notificationSettingHandlers: Handlers<
  typeof notificationSettings,
  RequestContext,
  NotBuilt
> = {
  list: notBuilt,
  create: notBuilt,
  removeAll: notBuilt,
  update: notBuilt,
  remove: notBuilt,
  excludeDefaults: notBuilt,
  includeDefaults: notBuilt,
  exclusions: notBuilt,
};
