import type { RuleEffect } from '@placekeeper/contracts/rules/auto-rejection-backtest';
import { Checkbox } from '@placekeeper/ui/checkbox';
import { ownersAlready } from './rule-wording.ts';

interface RuleOwnersProps {
  /** Undefined until the locations are read. */
  readonly effect: RuleEffect | undefined;
  readonly chosen: boolean;
  readonly onChoose: (on: boolean) => void;
}

/** LSET-1: a rule never takes it away, so where it is on already there is nothing to choose. */
export function RuleOwners({ effect, chosen, onChoose }: RuleOwnersProps) {
  const locked =
    effect !== undefined &&
    effect.locations_count > 0 &&
    effect.owner_manager_locations_count === effect.locations_count;
  const words = effect && ownersAlready(effect);
  return (
    <Checkbox
      // Not `disabled`: the keyboard still reaches it, and the reason is read with it.
      aria-disabled={locked ? true : undefined}
      checked={chosen || locked}
      hint={
        <>
          {words && <span className="block font-550 text-text-2">{words}</span>}
          Applies to all auto-rejected fields at these locations. Nobody, including your team, will
          be able to change them on Google.
        </>
      }
      label="Also reject changes by owners and managers"
      onCheckedChange={(on) => !locked && onChoose(on)}
    />
  );
}
