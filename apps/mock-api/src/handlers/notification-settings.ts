import type { Handlers } from '@placekeeper/contracts/core/handlers';
import type { notificationSettings } from '@placekeeper/contracts/endpoints/notification-settings';
import type { SentNotificationConfiguration } from '@placekeeper/contracts/model/notification';
import type { NotificationConfigurationRow } from '../db/schema/notifications.ts';
import {
  createConfiguration,
  removeConfiguration,
  removeConfigurations,
  updateConfiguration,
} from '../domain/notifications/commands/configurations.ts';
import {
  excludeDefaults,
  includeDefaults,
  listExclusions,
} from '../domain/notifications/exclusions.ts';
import { listConfigurations } from '../domain/notifications/queries/list.ts';
import type { RequestContext } from '../http/session.ts';

const presentConfiguration = ({
  id,
  period,
  type,
  options,
}: NotificationConfigurationRow): SentNotificationConfiguration => ({ id, period, type, options });

export const notificationSettingHandlers: Handlers<typeof notificationSettings, RequestContext> = {
  list: ({ query }, reply, { deps, actor }) =>
    reply(200, {
      configurations: listConfigurations(deps, actor, query).map(presentConfiguration),
    }),
  create: ({ query }, reply, { deps, actor }) =>
    reply(200, { configuration: presentConfiguration(createConfiguration(deps, actor, query)) }),
  removeAll: ({ query }, reply, { deps, actor }) => {
    removeConfigurations(deps, actor, query);
    return reply(204);
  },
  update: ({ params, body }, reply, { deps, actor }) => {
    const row = updateConfiguration(deps, actor, { id: params.id, configuration: body });
    return reply(200, { configuration: presentConfiguration(row) });
  },
  remove: ({ params }, reply, { deps, actor }) => {
    removeConfiguration(deps, actor, params.id);
    return reply(204);
  },
  excludeDefaults: ({ params, body }, reply, { deps, actor }) =>
    reply(200, { exclusions: [...excludeDefaults(deps, actor, { ...params, ...body })] }),
  includeDefaults: ({ params, body }, reply, { deps, actor }) =>
    reply(200, { exclusions: [...includeDefaults(deps, actor, { ...params, ...body })] }),
  exclusions: ({ params }, reply, { deps, actor }) =>
    reply(200, { exclusions: [...listExclusions(deps, actor, params.locationId)] }),
};
