import { and, desc, eq, sql } from 'drizzle-orm';
import { prepared } from '../../../db/client.ts';
import { emails } from '../../../db/schema/notifications.ts';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../actor.ts';
import { notFound } from '../../errors.ts';

export type MailRow = typeof emails.$inferSelect;

const own = eq(emails.userId, sql.placeholder('userId'));

const queries = prepared((db) => ({
  all: db
    .select()
    .from(emails)
    .where(own)
    .orderBy(desc(emails.createdAt), desc(emails.id))
    .prepare(),
  one: db
    .select()
    .from(emails)
    .where(and(own, eq(emails.id, sql.placeholder('id'))))
    .prepare(),
}));

export const listMails = (deps: Deps, { user }: Actor): readonly MailRow[] =>
  queries(deps.db).all.all({ userId: user.id });

export function showMail(deps: Deps, { user }: Actor, id: number): MailRow {
  const row = queries(deps.db).one.get({ userId: user.id, id });
  if (!row) throw notFound();
  return row;
}
