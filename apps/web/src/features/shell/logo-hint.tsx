import { Button } from '@placekeeper/ui/button';
import { useRef } from 'react';
import { useAcknowledgeHomeHint } from '../../data/current-user/home-hint.ts';
import { writeErrorMessage } from '../../data/http/api-error.ts';
import { focusHeading } from '../../lib/browser/screen-heading.ts';
import { env } from '../../lib/env.ts';

/** HINT-1: points at the logo without taking the focus. Only its button closes it. */
export function HomeHint() {
  const acknowledge = useAcknowledgeHomeHint();
  const hint = useRef<HTMLDivElement>(null);
  const error = writeErrorMessage(acknowledge.error);

  const close = () =>
    acknowledge.mutate(undefined, {
      // Closing the hint removes the focused button, so the heading takes the focus.
      onSuccess: () => {
        if (hint.current?.contains(document.activeElement)) focusHeading();
      },
    });

  return (
    <div
      ref={hint}
      className="relative flex w-fit flex-wrap items-center gap-x-4 gap-y-2 rounded-8 bg-text py-1.5 pr-1.5 pl-3.5 text-surface before:absolute before:top-3.5 before:-left-1 before:size-2.5 before:rotate-45 before:rounded-[2px] before:bg-text before:content-[''] forced-colors:border"
    >
      <p role="status">You can return to the home screen from anywhere by clicking here</p>
      {error && <p role="alert">{error}</p>}
      <span className="flex items-center gap-4">
        {env.helpUrl && (
          <a
            className="underline underline-offset-3"
            href={env.helpUrl}
            rel="noreferrer"
            target="_blank"
          >
            Learn more
          </a>
        )}
        <Button loading={acknowledge.isPending} size="sm" onClick={close}>
          Ok, got it!
        </Button>
      </span>
    </div>
  );
}
