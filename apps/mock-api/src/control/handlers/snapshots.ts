import type { Handlers } from '@placekeeper/contracts/core/handlers';
import { isoTime } from '../../domain/clock.ts';
import { closeCodes } from '../../realtime/close-codes.ts';
import { ofUser } from '../../realtime/hub-faults.ts';
import { caller, callerAsActor, type ControlContext } from '../context.ts';
import type { snapshotCalls } from '../contract/snapshots.ts';
import { rowCount } from '../snapshots/snapshots.ts';

export const snapshotHandlers: Handlers<typeof snapshotCalls, ControlContext> = {
  snapshots: (_, reply, context) =>
    reply(200, {
      snapshots: context.snapshots.list(caller(context).id).map((snapshot) => ({
        id: snapshot.id,
        name: snapshot.name,
        account_time: isoTime(snapshot.accountTime),
        rows: rowCount(snapshot),
      })),
    }),
  takeSnapshot: ({ body }, reply, context) => {
    const { user, now } = callerAsActor(context);
    const account = { userId: user.id, accountTime: now };
    return reply(200, {
      snapshot_id: context.snapshots.take(context.deps.db, account, body.name),
    });
  },
  restoreSnapshot: ({ params }, reply, context) => {
    const { id } = caller(context);
    context.snapshots.restore(context.deps.db, id, params.id);
    // Makes open pages reconnect and read the restored state (RT-2).
    context.deps.hub.kick(closeCodes.reconnect, ofUser(id));
    return reply(204);
  },
  deleteSnapshot: ({ params }, reply, context) => {
    context.snapshots.forget(caller(context).id, params.id);
    return reply(204);
  },
};
