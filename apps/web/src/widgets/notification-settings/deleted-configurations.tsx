import { Banner } from '@placekeeper/ui/banner';
import { Button } from '@placekeeper/ui/button';
import { formatList } from '../../lib/text/format.ts';
import type { NotificationForm } from './use-notification-form.ts';

/** NOTIF-2: configurations that another user or window deleted while they were edited here. */
export function DeletedConfigurations({ form }: { readonly form: NotificationForm }) {
  return form.deleted.map((one) => {
    const emails = form.draft(one).emails.filter((email) => email.trim() !== '');
    return (
      <div
        key={one.id}
        data-elsewhere
        role="group"
        aria-label="Choose what to do with a deleted notification"
        tabIndex={-1}
        className="min-w-0 scroll-mb-16 rounded-8"
      >
        <Banner
          tone="pending"
          role="status"
          title="A notification that you edited was deleted elsewhere"
          actions={
            <>
              <Button size="sm" loading={form.adding} onClick={() => void form.addAgain(one)}>
                Add it again
              </Button>
              <Button size="sm" onClick={() => form.forget(one.id)}>
                Discard my edits
              </Button>
            </>
          }
        >
          {emails.length > 0 && `It was for ${formatList(emails)}. `}
          Your edits aren’t saved.
        </Banner>
      </div>
    );
  });
}
