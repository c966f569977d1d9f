import type { Handlers } from '@placekeeper/contracts/core/handlers';
import { conflict } from '../../domain/errors.ts';
import { connect } from '../../domain/google-accounts/commands/connect.ts';
import { consent } from '../../domain/google-accounts/commands/consent.ts';
import { loseAuthorization } from '../../domain/google-accounts/commands/lose-authorization.ts';
import { receiveChange, receiveChanges } from '../../domain/google-updates/commands/receive.ts';
import { changeStanding } from '../../domain/notifications/commands/change-standing.ts';
import { authorize } from '../../domain/authorize.ts';
import { managedLocations } from '../../seed/scenarios/scenarios.ts';
import { callerAsActor, type ControlContext } from '../context.ts';
import { replaceTexts } from '../replace-texts.ts';
import type { providerCalls } from '../contract/provider.ts';

export const providerHandlers: Handlers<typeof providerCalls, ControlContext> = {
  changeProfile: ({ body }, reply, context) => {
    receiveChange(context.deps, callerAsActor(context), {
      locationId: body.location_id,
      type: body.type,
      field: body.field_name,
      value: body.update_value,
    });
    return reply(204);
  },
  changeManyProfiles: ({ body }, reply, context) => {
    const actor = callerAsActor(context);
    const chosen = managedLocations(context.deps, actor).slice(0, body.most);
    receiveChanges(context.deps, actor, {
      locationIds: chosen.map(({ id }) => id),
      type: body.type,
      field: body.field_name,
      value: body.update_value,
    });
    return reply(200, { changed: chosen.length });
  },
  replaceTexts: ({ body }, reply, context) => {
    replaceTexts(context.deps, callerAsActor(context), body.texts);
    return reply(204);
  },
  changeStanding: ({ body }, reply, context) => {
    changeStanding(context.deps, callerAsActor(context), {
      locationId: body.location_id,
      standing: body.standing,
    });
    return reply(204);
  },
  loseAuthorization: ({ body }, reply, context) => {
    loseAuthorization(context.deps, callerAsActor(context), body.token_id);
    return reply(204);
  },
  restoreAuthorization: ({ body }, reply, { deps, ...context }) => {
    const actor = callerAsActor({ deps, ...context });
    const { googleAccountId, status } = authorize(deps, actor, 'token', body.token_id);
    if (status === 'active') throw conflict('This account is connected.');
    connect(deps, actor, consent(deps, actor, { googleAccountId, granted: true }));
    return reply(204);
  },
};
