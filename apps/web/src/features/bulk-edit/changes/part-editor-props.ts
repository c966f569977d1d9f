import type { Draft } from './draft.ts';
import type { DraftProblems } from './parts.ts';

export interface PartEditorProps {
  readonly draft: Draft;
  readonly problems: DraftProblems;
  readonly onChange: (draft: Draft) => void;
}
