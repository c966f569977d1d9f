import type { Category } from '@placekeeper/contracts/model/category';
import { profileLimits } from '@placekeeper/contracts/rules/limits';
import { Banner } from '@placekeeper/ui/banner';
import { catalogueQueries, useCategorySource } from '../../../../data/catalogue/queries.ts';
import { withPart } from '../draft.ts';
import { type Named, withMember, type ListName } from '../lists/list-draft.ts';
import { NamedMembers } from '../lists/named-members.tsx';
import type { PartEditorProps } from '../change-parts.ts';

const idOf = ({ id }: Named) => id;
const search = {
  noun: 'category',
  placeholder: 'Search categories',
  query: catalogueQueries.categories,
  offered: ({ categories }: { readonly categories: readonly Category[] }) =>
    categories.map(({ id, display_name: name }) => ({ id, name })),
} as const;

const hints = {
  google: undefined,
  locations: 'Choose from the categories your locations already use.',
} as const;

export function PrimaryChange({ draft, onChange }: PartEditorProps) {
  const { category } = draft.primary;
  const source = useCategorySource();
  return (
    <>
      <NamedMembers
        {...search}
        hint={hints[source]}
        source={source}
        label={category ? 'Change primary category' : 'New primary category'}
        list="add"
        listLabel="New primary category"
        members={category ? [category] : []}
        onChange={(chosen, on) =>
          onChange(withPart(draft, 'primary', { category: on ? chosen : null }))
        }
      />
      <div className="empty:hidden" role="status">
        {category && (
          <Banner title="You’re changing the primary category" tone="pending">
            Google may ask you to re-verify each profile before it shows the change. Attributes and
            services that don’t apply to “{category.name}” are hidden. The current primary category
            is removed; add it below to keep it.
          </Banner>
        )}
      </div>
    </>
  );
}

export function AdditionalChange({ draft, onChange }: PartEditorProps) {
  const { additional } = draft;
  const source = useCategorySource();
  const lists = (list: ListName) => ({
    hint: hints[source],
    source,
    list,
    members: additional[list],
    onChange: (member: Named, on: boolean) =>
      onChange(withPart(draft, 'additional', withMember(additional, list, member, on, idOf))),
  });
  const most = profileLimits.additionalCategories;
  return (
    <>
      <p className="text-12 text-text-3">
        Other categories stay the same. Google allows {most} additional categories; locations over
        the limit are skipped.
      </p>
      <NamedMembers
        {...search}
        {...lists('add')}
        label="Add a category"
        listLabel="Categories to add"
        most={most}
      />
      <NamedMembers
        {...search}
        {...lists('remove')}
        label="Remove a category"
        listLabel="Categories to remove"
      />
    </>
  );
}
