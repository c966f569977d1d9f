import { Banner } from '@placekeeper/ui/banner';
import type { ReactNode, RefCallback } from 'react';

interface RuleFormProps {
  readonly ref: RefCallback<HTMLElement>;
  /** Whether its job runs. The dialog then closes without asking. */
  readonly isSent: boolean;
  readonly error: string | null | undefined;
  readonly children: ReactNode;
}

/** The content of a dialog that adds or changes a rule. Its buttons are in the dialog's footer. */
export const RuleForm = ({ ref, isSent, error, children }: RuleFormProps) => (
  <form
    noValidate
    className="grid gap-5"
    data-sent={isSent ? '' : undefined}
    ref={ref}
    onSubmit={(event) => event.preventDefault()}
  >
    {error && (
      <Banner role="alert" tone="danger">
        {error}
      </Banner>
    )}
    {children}
  </form>
);
