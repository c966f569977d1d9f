import { nameWithCode } from '@placekeeper/contracts/wording/store-code';
import type { GoogleUpdate } from '@placekeeper/contracts/model/google-update';
import { Button } from '@placekeeper/ui/button';
import type { useFocusRequest } from '@placekeeper/ui/hooks/use-focus-request';
import { Pagination } from '@placekeeper/ui/pagination';
import { ArrowUp } from 'lucide-react';
import { Link } from 'react-router';
import type { ReviewPage } from '../../../data/updates/review-page.ts';
import type { CountSimilar } from '../../../data/updates/similar-updates.ts';
import { forgetReview } from '../../../data/updates/queries.ts';
import { showArrived } from '../../../data/updates/mutations.ts';
import { pageSizes } from '@placekeeper/contracts/rules/limits';
import { formatCount, formatNumber } from '../../../lib/text/format.ts';
import { toListQuery } from '../filters/review-state.ts';
import { UpdateRow } from './update-row.tsx';
import type { Review } from '../filters/use-review-state.ts';
import type { UpdateSelection } from './use-update-selection.ts';
import type { GoogleUpdateId } from '@placekeeper/contracts/core/id';
import { fieldName } from '../../../widgets/field-value/field-name.ts';
import { PageCheckbox } from '../../../widgets/selection/page-checkbox.tsx';
import { RowCheckbox } from '../../../widgets/selection/row-checkbox.tsx';

interface UpdateListProps {
  readonly archive: boolean;
  readonly page: ReviewPage;
  readonly shown: readonly GoogleUpdate[];
  readonly selected: GoogleUpdate | undefined;
  readonly errors: ReadonlyMap<unknown, string>;
  readonly countSimilar: CountSimilar;
  readonly ticks: UpdateSelection;
  /** Excludes updates with a decision that is not sent yet. */
  readonly total: number;
  readonly waits: (update: GoogleUpdate) => boolean;
  readonly review: Review;
  readonly focus: ReturnType<typeof useFocusRequest>;
  readonly toHeading: () => void;
}

export function UpdateList(props: UpdateListProps) {
  const { archive, page, shown, selected, errors, ticks, waits, review, focus } = props;
  const { countSimilar, total } = props;
  const { meta } = page.answer;
  const waiting = archive ? [] : shown.filter(waits).map(({ id }) => id);
  return (
    <section
      aria-label={archive ? 'Resolved updates' : 'Updates to review'}
      className="grow border-line bg-surface lg:border-r"
    >
      {waiting.length > 0 && (
        <div className="border-b border-line px-gutter py-1.5 print:hidden">
          <PageCheckbox labelled page={waiting} selection={ticks} />
        </div>
      )}
      {/* The live region stays mounted, because screen readers announce only changes of an existing region. */}
      <div role="status">{!archive && page.arrived > 0 && <NewUpdates {...props} />}</div>
      <ul ref={focus.target('results')} tabIndex={-1} className="outline-none">
        {shown.map((update) => (
          <UpdateRow
            key={update.id}
            address={review.addressOfUpdate(update.id)}
            focus={focus}
            isGone={page.gone.includes(update.id)}
            isSelected={update.id === selected?.id}
            error={errors.get(update.id)}
            similar={archive ? undefined : countSimilar(update)}
            // Only the first selected update adds a history entry; later selections replace the entry.
            replace={review.state.update !== undefined}
            tick={
              waiting.includes(update.id) && (
                <UpdateCheckbox page={waiting} ticks={ticks} update={update} />
              )
            }
            update={update}
          />
        ))}
      </ul>
      <Pagination
        className="px-gutter py-3"
        page={meta.current_page}
        pageSize={pageSizes.updates}
        renderLink={(number) => <Link preventScrollReset to={review.addressOf({ page: number })} />}
        total={Math.max(total, (meta.current_page - 1) * pageSizes.updates + shown.length)}
      />
    </section>
  );
}

/** UPD-10: new updates appear only on request, so that nothing moves. */
function NewUpdates({ page, review, focus, toHeading }: UpdateListProps) {
  const { answer, arrived, arrivedMore } = page;
  const count = arrivedMore
    ? `${formatNumber(arrived)}+ new updates`
    : formatCount(arrived, 'new update');
  const first = toListQuery({ ...review.state, page: 1 }, false);

  const show = () => {
    if (answer.meta.current_page === 1) {
      showArrived(first);
      focus.request(`row ${answer.google_updates[0]?.id}`);
    } else {
      forgetReview(first);
      toHeading();
    }
    review.change({}, { replace: true });
  };

  return (
    <Button
      className="h-9 w-full rounded-none border-x-0 border-t-0 border-b-line"
      icon={<ArrowUp aria-hidden />}
      variant="link"
      onClick={show}
    >
      {count}
    </Button>
  );
}

interface UpdateCheckboxProps {
  readonly update: GoogleUpdate;
  readonly page: readonly GoogleUpdateId[];
  readonly ticks: UpdateSelection;
}

function UpdateCheckbox({
  update: { id, field_name, location },
  page,
  ticks,
}: UpdateCheckboxProps) {
  return (
    <span className="py-3 pr-2 pl-gutter print:hidden">
      <RowCheckbox
        id={id}
        name={`${fieldName(field_name)} of ${nameWithCode(location)}`}
        page={page}
        selection={ticks}
      />
    </span>
  );
}
