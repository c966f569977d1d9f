import type { NotificationConfigurationInput } from '@placekeeper/contracts/model/notification';

/** Settings that differ only in their email address. */
export const dailyNotification = (email: string): NotificationConfigurationInput => ({
  period: 'daily',
  type: 'new-gbp-update',
  options: {
    fields: [],
    sources: ['google'],
    emails: [email],
    verification_status: true,
    location: null,
  },
});
