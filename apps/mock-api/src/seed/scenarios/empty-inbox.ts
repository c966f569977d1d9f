import { eq } from 'drizzle-orm';
import { emails } from '../../db/schema/notifications.ts';
import type { Scenario } from './scenario.ts';

export const emptyInbox: Scenario = {
  title: 'Nothing to do',
  sentence: 'Everything is reviewed: no update waits, and no e-mail has come.',
  persona: 'owner',
  pendingUpdates: 0,
  arrange(deps, { user }) {
    deps.db.delete(emails).where(eq(emails.userId, user.id)).run();
  },
};
