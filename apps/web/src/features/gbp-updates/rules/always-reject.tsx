import type { GoogleUpdate } from '@placekeeper/contracts/model/google-update';
import { Button } from '@placekeeper/ui/button';
import { LazyMenu } from '@placekeeper/ui/lazy-menu';
import { lazyPart } from '@placekeeper/ui/lib/lazy-part';
import { ChevronDown } from 'lucide-react';
import { useRef } from 'react';
import { whyNoRule } from './rule-scope.ts';
import type { AskForRule } from './use-rule-question.ts';

const AlwaysRejectMenu = lazyPart(
  async () => (await import('./always-reject-menu.tsx')).AlwaysRejectMenu,
);

interface AlwaysRejectProps {
  readonly update: GoogleUpdate;
  readonly onRule: AskForRule;
}

export function AlwaysReject({ update, onRule }: AlwaysRejectProps) {
  const button = useRef<HTMLButtonElement>(null);
  const reason = whyNoRule(update);
  const trigger = (
    <Button
      className="flex-row-reverse"
      disabledReason={reason ?? undefined}
      icon={<ChevronDown aria-hidden />}
      ref={button}
      size="sm"
      variant="secondary"
    >
      Always reject…
    </Button>
  );
  if (reason) return trigger;
  return (
    <LazyMenu trigger={trigger}>
      {(menu) => (
        <AlwaysRejectMenu
          {...menu}
          onChoose={(scope) => onRule(update, scope, button.current ?? undefined)}
        />
      )}
    </LazyMenu>
  );
}
