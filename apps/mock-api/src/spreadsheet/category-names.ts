import { catalogue, findCategory, type CatalogueCategory } from '../provider/catalogue.ts';

// The provider's names follow the country ("Garden centre", "Garden center"), but the ids are always American.
const idsByName = new Map<string, string>();
for (const { id } of catalogue) idsByName.set(id.slice('gcid:'.length).replaceAll('_', ' '), id);
for (const { id, name } of catalogue) idsByName.set(name.toLowerCase(), id);

/** A category written as `Dentist` in any case, as `gcid:dentist` or as `categories/gcid:dentist`. */
export function findCategoryNamed(text: string): CatalogueCategory | undefined {
  const wanted = text.trim().toLowerCase();
  return findCategory(idsByName.get(wanted) ?? wanted.replace(/^categories\//, ''));
}
