import type { LocationId } from '@placekeeper/contracts/core/id';
import type { Tag } from '@placekeeper/contracts/model/tag';
import { Banner } from '@placekeeper/ui/banner';
import { Button } from '@placekeeper/ui/button';
import { ButtonLink } from '@placekeeper/ui/button-link';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { writeErrorMessage } from '../../../data/http/api-error.ts';
import { undoAddition, useAddLocations } from '../../../data/tags/mutations.ts';
import { formatCount } from '../../../lib/text/format.ts';
import { to } from '../../../lib/url/paths.ts';
import { showSuccess } from '../../../widgets/toast/show-success.ts';

interface AddBarProps {
  readonly tag: Tag;
  readonly chosen: ReadonlySet<LocationId>;
}

/** In reach from every row. What fails stays chosen, and can be tried again. */
export function AddBar({ tag, chosen }: AddBarProps) {
  const { mutate, isPending, error } = useAddLocations();
  const errorMessage = writeErrorMessage(error);
  const [asked, setAsked] = useState(false);
  const navigate = useNavigate();
  const back = to('tags.show', { tagId: tag.id });
  const count = formatCount(chosen.size, 'location');

  const add = () => {
    if (chosen.size === 0) return setAsked(true);
    const change = { id: tag.id, locations: [...chosen] };
    mutate(change, {
      onSuccess: () => {
        void navigate(back);
        void showSuccess(`${count} added to “${tag.name}”`, {
          run: () => undoAddition(change),
          failed: 'The added locations could not be taken out again.',
        });
      },
    });
  };

  return (
    <div
      className="sticky bottom-0 short:static z-10 -mx-gutter flex flex-wrap items-center justify-end gap-x-2 gap-y-2 border-t border-line bg-surface px-gutter py-3 md:mx-0 md:mt-6 md:rounded-t-8 md:border-x md:px-3"
      data-save-bar=""
    >
      {errorMessage && (
        <Banner
          className="w-full"
          role="alert"
          title={`${count} could not be added.`}
          tone="danger"
        >
          {errorMessage}
        </Banner>
      )}
      <p className="min-w-0 flex-[1_1_12rem] text-removed" role="alert">
        {asked && chosen.size === 0 && 'Select at least one location.'}
      </p>
      <ButtonLink render={<Link to={back} />} variant="ghost">
        Cancel
      </ButtonLink>
      <Button loading={isPending} variant="primary" onClick={add}>
        {chosen.size === 0 ? 'Add locations' : `Add ${count}`}
      </Button>
    </div>
  );
}
