import type { ChangesDraft } from '../draft.ts';
import type { DraftErrors } from '../change-parts.ts';

export interface PartEditorProps {
  readonly draft: ChangesDraft;
  readonly errors: DraftErrors;
  readonly onChange: (draft: ChangesDraft) => void;
}
