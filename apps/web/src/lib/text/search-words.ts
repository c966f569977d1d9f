import { foldText } from '@placekeeper/contracts/rules/fold-text';

export const searchWords = (query: string): readonly string[] =>
  foldText(query)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
