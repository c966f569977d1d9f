import { Button } from '@placekeeper/ui/button';
import { VisuallyHidden } from '@placekeeper/ui/visually-hidden';
import { Check, Plus } from 'lucide-react';
import type { LocationId } from '@placekeeper/contracts/core/id';
import { keyOfSuggestion, type useServiceChanges } from '../../../data/services/service-changes.ts';
import type { Suggestion } from '../../../data/services/queries.ts';
import { ServiceChangeError } from '../changes/change-error.tsx';
import { moveFocusAfterRemoval } from '../changes/move-focus-after-removal.ts';

export type SuggestionChanges = Pick<
  ReturnType<typeof useServiceChanges>,
  'add' | 'dismiss' | 'undismiss' | 'changes'
>;

interface SuggestionRowProps {
  readonly id: LocationId;
  readonly suggestion: Suggestion;
  /** Which of the location's categories offer it, where it has several. */
  readonly categories: string | null;
  readonly changing: SuggestionChanges;
}

/** SVC-4 */
export function SuggestionRow({ id, suggestion, categories, changing }: SuggestionRowProps) {
  const { display_name: name, added = false, dismissed } = suggestion;
  const key = keyOfSuggestion(suggestion);
  const about = <VisuallyHidden> {name}</VisuallyHidden>;
  const adding = changing.changes.pending.get(key) === 'add';
  return (
    <li ref={moveFocusAfterRemoval} className="grid gap-1.5 py-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <div className="min-w-0 flex-[1_1_10rem] wrap-anywhere">
          <p className="text-14">{name}</p>
          {categories && <p className="text-12 text-text-3">{categories}</p>}
        </div>
        <div className="flex gap-1 print:hidden">
          <Button
            size="sm"
            icon={added ? <Check aria-hidden /> : <Plus aria-hidden />}
            loading={adding}
            disabledReason={added ? 'This service is on the list now.' : undefined}
            onClick={() => changing.add(suggestion)}
          >
            {added ? 'Added' : 'Add'}
            {about}
          </Button>
          {!added && (
            <Button
              size="sm"
              variant="ghost"
              onClick={() => (dismissed ? changing.undismiss : changing.dismiss)(suggestion)}
            >
              {dismissed ? 'Restore' : 'Dismiss'}
              {about}
            </Button>
          )}
        </div>
      </div>
      <ServiceChangeError id={id} failed={changing.changes.errors.get(key)} />
    </li>
  );
}
