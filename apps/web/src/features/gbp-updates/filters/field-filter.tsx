import { Button } from '@placekeeper/ui/button';
import { Menu, MenuCheckboxItem } from '@placekeeper/ui/menu';
import { ChevronDown } from 'lucide-react';
import { formatNumber } from '../../../lib/text/format.ts';
import { sentenceCase } from '../../../widgets/updates/update-title.tsx';
import { fieldOptions, isFieldChosen, toggleFields } from './field-options.ts';
import type { Review } from './use-review-state.ts';

interface FieldFilterProps {
  readonly review: Review;
  readonly totals: Readonly<Record<string, number>> | undefined;
}

export function FieldFilter({ review, totals }: FieldFilterProps) {
  const { fields: chosen = [] } = review.state;
  const options = fieldOptions(totals, chosen);
  return (
    <Menu
      trigger={
        <Button
          size="sm"
          disabledReason={options.length === 0 ? 'There is no update to filter.' : undefined}
        >
          Field
          <ChevronDown aria-hidden />
        </Button>
      }
    >
      {options.map(({ label, fields, total }) => (
        <MenuCheckboxItem
          key={label}
          checked={isFieldChosen(fields, chosen)}
          closeOnClick={false}
          onCheckedChange={(on) =>
            review.change(
              { fields: toggleFields(fields, chosen, on) },
              { replace: chosen.length > 0 },
            )
          }
        >
          <span className="flex gap-4">
            <span className="min-w-0 flex-1 truncate">{sentenceCase(label)}</span>
            {total !== null && (
              <span className="text-text-3 tabular-nums">{formatNumber(total)}</span>
            )}
          </span>
        </MenuCheckboxItem>
      ))}
    </Menu>
  );
}
