import type { CategoryServices } from '@placekeeper/contracts/model/service';
import { formatCount } from '../../lib/text/format.ts';
import { FormSection } from '../../widgets/form/form-section.tsx';
import { AddService } from './add-service.tsx';
import { withKeys } from './category-lists.ts';
import type { ServiceList } from './service-list.ts';
import { ServiceRow } from './service-row.tsx';

interface CategorySectionProps {
  readonly list: ServiceList;
  readonly primary: boolean;
  readonly content: CategoryServices;
}

/** SVC-1 */
export function CategorySection({
  list,
  primary,
  content: { category, services },
}: CategorySectionProps) {
  return (
    <FormSection
      title={category.display_name}
      description={`${primary ? 'Primary' : 'Additional'} category · ${services.length === 0 ? 'none yet' : formatCount(services.length, 'service')}`}
    >
      {services.length > 0 && (
        <ul className="-mt-2 divide-y divide-line">
          {withKeys(services).map(({ key, service }) => (
            <ServiceRow key={key} list={list} service={service} />
          ))}
        </ul>
      )}
      <AddService
        id={list.id}
        category={category}
        isTaken={(name) => list.isNameTaken(category.id, name)}
        draft={list.drafts.of(category.id)}
        onDraft={(text) => list.drafts.write(category.id, text)}
      />
    </FormSection>
  );
}
