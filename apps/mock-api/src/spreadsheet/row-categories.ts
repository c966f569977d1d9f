import { profileLimits } from '@placekeeper/contracts/rules/limits';
import type { Profile } from '../provider/profile.ts';
import { findCategoryNamed } from './category-names.ts';
import { listOf, type Row } from './row.ts';

export function readCategories(row: Row): Profile['categories'] {
  const read = (column: 'Primary category' | 'Additional categories', text: string): string => {
    const id = findCategoryNamed(text);
    if (!id)
      row.fail(
        column,
        `"${text}" is not a category; write its name, as Dentist, or its id, as gcid:dentist.`,
      );
    return id ?? text;
  };
  const name = row.cell('Primary category');
  if (name === '') row.fail('Primary category', 'A primary category is needed.');
  const primary = name === '' ? '' : read('Primary category', name);

  const additional = new Set(
    listOf(row.cell('Additional categories')).map((text) => read('Additional categories', text)),
  );
  additional.delete(primary);
  if (additional.size > profileLimits.additionalCategories) {
    row.fail(
      'Additional categories',
      `${profileLimits.additionalCategories} additional categories are possible; these are ${additional.size}.`,
    );
  }
  return { primary, additional: [...additional] };
}
