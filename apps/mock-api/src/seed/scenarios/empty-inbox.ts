import { eq } from 'drizzle-orm';
import { emails } from '../../db/schema/notifications.ts';
import type { Scenario } from './scenario.ts';

export const emptyInbox: Scenario = {
  title: 'Nothing to do',
  sentence: 'All updates are reviewed, and no email was sent.',
  persona: 'owner',
  pendingUpdates: 0,
  arrange(deps, { user }) {
    deps.db.delete(emails).where(eq(emails.userId, user.id)).run();
  },
};
