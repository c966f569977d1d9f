import { and, desc, eq } from 'drizzle-orm';
import { emails } from '../../../db/schema/notifications.ts';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../actor.ts';
import { notFound } from '../../errors.ts';

export type MailRow = typeof emails.$inferSelect;

/** The e-mails of the account, newest first. */
export const listMails = (deps: Deps, actor: Actor): readonly MailRow[] =>
  deps.db
    .select()
    .from(emails)
    .where(eq(emails.userId, actor.user.id))
    .orderBy(desc(emails.createdAt), desc(emails.id))
    .all();

export function showMail(deps: Deps, actor: Actor, id: number): MailRow {
  const row = deps.db
    .select()
    .from(emails)
    .where(and(eq(emails.id, id), eq(emails.userId, actor.user.id)))
    .get();
  if (!row) throw notFound();
  return row;
}
