import { useNavigate } from 'react-router';
import { useCreateTag } from '../../../data/tags/mutations.ts';
import { to } from '../../../lib/url/paths.ts';
import { NameDialog } from './name-dialog.tsx';

interface CreateDialogProps {
  /** What the name begins with; null while the dialog is closed. */
  readonly name: string | null;
  readonly onClose: () => void;
}

/** TAG-1: a new tag opens at once, because locations are what it needs next. */
export function CreateDialog({ name, onClose }: CreateDialogProps) {
  const { mutate, isPending, error, reset } = useCreateTag();
  const navigate = useNavigate();
  return (
    <NameDialog
      confirmLabel="Create tag"
      error={error}
      name={name ?? ''}
      open={name !== null}
      pending={isPending}
      title="New tag"
      onClose={() => {
        reset();
        onClose();
      }}
      onEdit={reset}
      onSubmit={(text, refused) =>
        mutate(text, {
          onSuccess: ({ tag }) => {
            // Without its id the list shows it.
            if (tag) void navigate(to('tags.show', { tagId: tag.id }));
            else onClose();
          },
          onError: refused,
        })
      }
    />
  );
}
