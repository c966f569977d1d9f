import type { GoogleTokenId } from '@placekeeper/contracts/core/id';
import { sql } from 'drizzle-orm';
import { prepared } from '../../../db/prepared.ts';
import { importItems, imports } from '../../../db/schema/imports.ts';
import type { Deps } from '../../../deps.ts';
import { simulatedDelay, type Actor } from '../../actor.ts';
import { conflict, refuseInvalid } from '../../errors.ts';
import { schedule } from '../../jobs/schedule.ts';
import { authorize } from '../../authorize.ts';
import { transact } from '../../transact.ts';
import { checkChoices, type Choice } from '../queries/check-choices.ts';
import { importIsRunning } from '../queries/import-status.ts';

/** The time that the platform takes for one batch, in milliseconds. */
export const importStepMs = 250;

const queries = prepared((db) => ({
  item: db
    .insert(importItems)
    .values({
      importId: sql.placeholder('importId'),
      profileId: sql.placeholder('profileId'),
      status: 'pending',
    })
    .prepare(),
}));

export interface ImportRequest {
  readonly tokenId: GoogleTokenId;
  readonly choices: readonly Choice[];
}

/** ONB-6: accepts or refuses the list as a whole. Google's refusals come later, one per profile (IMP-3). */
export function startImport(deps: Deps, actor: Actor, { tokenId, choices }: ImportRequest): void {
  const token = authorize(deps, actor, 'token', tokenId);
  if (token.status === 'lost-authorization') {
    throw conflict('Placekeeper lost access to this account. Reconnect it first.');
  }
  transact(deps, () => {
    if (importIsRunning(deps, actor))
      throw conflict('An import is already running. Wait for it to finish.');
    refuseInvalid(checkChoices(deps, actor, tokenId, choices));
    const { id: importId } = deps.db
      .insert(imports)
      .values({
        userId: actor.user.id,
        tokenId,
        total: choices.length,
        complete: 0,
        errored: 0,
        createdAt: actor.now,
      })
      .returning({ id: imports.id })
      .get();
    for (const { id } of choices) queries(deps.db).item.run({ importId, profileId: Number(id) });
    schedule(deps.db, actor.user.id, {
      kind: 'import.step',
      payload: { importId },
      dueAt: actor.now + simulatedDelay(actor, importStepMs),
    });
  });
}
