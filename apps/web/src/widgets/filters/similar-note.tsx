interface SimilarNoteProps {
  /** Whether no location matches exactly and the results are only similar. */
  readonly similar: boolean;
  readonly search: string | undefined;
}

export const SimilarNote = ({ similar, search }: SimilarNoteProps) => (
  <p className="text-text-2 not-empty:pb-3" role="status">
    {similar && `No exact match for “${search?.trim()}”. Showing similar results.`}
  </p>
);
