import {
  changeActions,
  changeSources,
  type GoogleUpdate,
} from '@placekeeper/contracts/model/google-update';
import { fieldLabel, providerFields } from '@placekeeper/contracts/rules/provider-fields';
import { DocumentTitle } from '../../widgets/page/document-title.tsx';
import { changeSummary } from '../../widgets/field-value/change-summary.ts';
import { changeWording } from '../../widgets/field-value/change-wording.ts';
import { FieldChange } from '../../widgets/field-value/field-change.tsx';
import { UpdateSource } from '../../widgets/updates/update-source.tsx';
import { sentenceCase, UpdateTitle } from '../../widgets/updates/update-title.tsx';
import { samples, type Samples } from './sample-values.ts';

type Change = Pick<
  GoogleUpdate,
  'type' | 'field_name' | 'change_action' | 'platform_value' | 'update_value'
>;

/** UPD-8: each field, changed in each way by each side, at `/dev/ui/changes`. It is drawn from what a review is drawn from. */
export function Component() {
  return (
    <main className="mx-auto max-w-[76rem] px-gutter pb-24">
      <DocumentTitle>Changes on Google</DocumentTitle>
      <h1 className="pt-8 text-28 font-600">Changes on Google</h1>
      <p className="mt-1 text-14 text-text-2">
        Every field, changed in each way by each side; last, what no version knows.
      </p>
      {providerFields.map((field) => (
        <Section
          key={field}
          changes={changesOf(field, samples[field])}
          title={`${sentenceCase(fieldLabel(field))} (${field})`}
        />
      ))}
      <Section changes={unknown} title="Unknown" />
    </main>
  );
}

const changesOf = (field: string, { none, one, other }: Samples): readonly Change[] =>
  changeActions.flatMap((change_action) =>
    changeSources.map((type) => ({
      type,
      field_name: field,
      change_action,
      platform_value: change_action === 'added' ? none : one,
      update_value: change_action === 'removed' ? none : other,
    })),
  );

const title = { type: 'google', field_name: 'title', change_action: 'changed' } as const;

/** UPD-9 */
const unknown: readonly Change[] = [
  {
    ...title,
    field_name: 'menuUrl',
    platform_value: null,
    update_value: 'https://harbourbooks.example/menu',
  },
  { ...title, change_action: 'taken_over', platform_value: 'Harbour', update_value: 'Harbor' },
  { ...title, type: 'a-partner', platform_value: 'Harbour', update_value: 'Harbor' },
  { ...title, platform_value: 'Harbour Books', update_value: { text: 'Harbor', language: 'en' } },
];

interface SectionProps {
  readonly title: string;
  readonly changes: readonly Change[];
}

function Section({ title: name, changes }: SectionProps) {
  return (
    <section aria-label={name} className="mt-10">
      <h2 className="mb-3 border-b border-line pb-1.5 text-16 font-600 wrap-anywhere">{name}</h2>
      <ul className="grid grid-cols-1 gap-6 lg:grid-cols-2">
        {changes.map((change) => (
          <li
            key={`${change.field_name} ${change.change_action} ${change.type} ${typeof change.update_value}`}
            className="min-w-0"
            data-change={`${change.type} ${change.change_action}`}
          >
            <p className="mb-1 flex flex-wrap gap-x-3">
              <span className="min-w-0 wrap-anywhere">
                <UpdateTitle update={change} />
              </span>
              <span className="text-text-3">
                <UpdateSource source={change.type} />
              </span>
            </p>
            <p className="mb-2 text-12 wrap-anywhere text-text-2">
              In the list: {changeWording(change)} {changeSummary(change)}
            </p>
            <FieldChange {...change} />
          </li>
        ))}
      </ul>
    </section>
  );
}
