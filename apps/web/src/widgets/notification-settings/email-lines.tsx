import { emailMessages, longestEmailAddress } from '@placekeeper/contracts/rules/email-address';
import { notificationLimits } from '@placekeeper/contracts/rules/limits';
import { Button } from '@placekeeper/ui/button';
import { IconButton } from '@placekeeper/ui/icon-button';
import { TextField } from '@placekeeper/ui/text-field';
import { Plus, X } from 'lucide-react';
import { useRef } from 'react';
import { focusAfter } from '../../lib/browser/focus-after.ts';
import { formatCount } from '../../lib/text/format.ts';
import { isList, withEmail } from './configuration-draft.ts';

interface EmailLinesProps {
  readonly emails: readonly string[];
  readonly errors: Readonly<Record<number, string>>;
  readonly onChange: (emails: readonly string[]) => void;
  /**
   * Called when Tab leaves a line. Not called on blur, because a new error message would move a button that is being
   * pressed.
   */
  readonly onLeave: () => void;
}

export function EmailLines({ emails, errors, onChange, onLeave }: EmailLinesProps) {
  // The platform may have stored more addresses than it accepts.
  const shown = emails.slice(0, notificationLimits.emails);
  const box = useRef<HTMLDivElement>(null);
  const line = (at: number) => box.current?.querySelectorAll('input')[at];
  const put = (next: readonly string[], focusOn: number) =>
    focusAfter(
      () => onChange(next),
      () => line(focusOn),
    );

  return (
    <div ref={box} role="group" aria-label="Email addresses" className="grid min-w-0 gap-2">
      {shown.map((email, at) => (
        <div key={at} className="flex items-start gap-2">
          <TextField
            className="min-w-0 flex-1"
            kind="email"
            autoComplete="off"
            label={at === 0 ? 'Email addresses' : `Email address ${at + 1}`}
            labelHidden={at > 0}
            value={email}
            error={errors[at] ?? (isList(email) ? emailMessages.tooMany : undefined)}
            onKeyDown={({ key }) => key === 'Tab' && onLeave()}
            onChange={({ currentTarget: { value } }) => {
              const next = withEmail(emails, at, value);
              if (next.length === emails.length) onChange(next);
              else put(next, at + next.length - emails.length);
            }}
          />
          {emails.length > 1 && (
            <IconButton
              size="lg"
              className={at === 0 ? 'mt-6.5' : undefined}
              icon={<X aria-hidden />}
              label={
                email && email.length <= longestEmailAddress
                  ? `Remove ${email}`
                  : `Remove email address ${at + 1}`
              }
              onClick={() => put(emails.toSpliced(at, 1), Math.max(0, at - 1))}
            />
          )}
        </div>
      ))}
      {emails.length > shown.length && (
        <p className="text-12 text-text-2">
          {formatCount(emails.length - shown.length, 'more address', 'more addresses')}
        </p>
      )}
      {emails.length < notificationLimits.emails && (
        <Button
          className="w-fit"
          size="sm"
          icon={<Plus aria-hidden />}
          onClick={() => put([...emails, ''], emails.length)}
        >
          Add email
        </Button>
      )}
    </div>
  );
}
