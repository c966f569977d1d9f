import type { RuleEffect } from '@placekeeper/contracts/rules/auto-rejection-backtest';
import { Checkbox } from '@placekeeper/ui/checkbox';
import { ownersAlready } from './rule-wording.ts';

interface RuleOwnersProps {
  /** Undefined until the locations load. */
  readonly effect: RuleEffect | undefined;
  readonly chosen: boolean;
  /** Whether the dialog can turn the setting off. */
  readonly canStop?: boolean;
  readonly onChoose: (on: boolean) => void;
}

/** A new rule never turns this setting off, so its checkbox is locked if the setting is on at all locations. */
export function RuleOwners({ effect, chosen, canStop = false, onChoose }: RuleOwnersProps) {
  const isOnAtAll =
    effect !== undefined &&
    effect.locations_count > 0 &&
    effect.owner_manager_locations_count === effect.locations_count;
  const locked = isOnAtAll && !canStop;
  const words = effect && !(isOnAtAll && canStop) && ownersAlready(effect);
  return (
    <Checkbox
      // Not `disabled`: the checkbox stays focusable, so that screen readers announce the reason.
      aria-disabled={locked ? true : undefined}
      checked={chosen || locked}
      hint={
        <>
          {words && <span className="block font-550 text-text-2">{words}</span>}
          Applies to all auto-rejected fields at these locations. No one, including your team, will
          be able to change those fields on Google.
        </>
      }
      label="Also reject changes by owners and managers"
      onCheckedChange={(on) => !locked && onChoose(on)}
    />
  );
}
