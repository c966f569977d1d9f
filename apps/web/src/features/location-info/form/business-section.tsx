import { openStatuses } from '@placekeeper/contracts/model/location';
import { profileLimits } from '@placekeeper/contracts/rules/limits';
import { openStatusText } from '@placekeeper/contracts/wording/open-status-text';
import { useController } from 'react-hook-form';
import { WithHistory } from '../../../widgets/field-history/with-history.tsx';
import { FormSection } from '../../../widgets/form/form-section.tsx';
import { LabelColourChoice } from '../../../widgets/location/label-colour-choice.tsx';
import { ChoiceControl } from './choice-control.tsx';
import type { FormView } from './use-info-form.ts';
import { InfoConflictNote } from './info-conflict-note.tsx';
import { infoSections } from './info-values.ts';
import { LongTextControl, TextControl } from './text-control.tsx';
import { VerificationHint } from './verification-hint.tsx';

const statuses = openStatuses.map((value) => ({ value, label: openStatusText(value) }));

export function BusinessSection({ form }: { readonly form: FormView }) {
  return (
    <FormSection
      card
      title={infoSections.business.title}
      description="Shown on Google Search and Maps."
    >
      <div>
        <TextControl form={form} name="name" publishedAs="title" label="Business name" required />
        <VerificationHint form={form} fields={['name']} />
      </div>
      <LongTextControl
        form={form}
        name="description"
        publishedAs="profile.description"
        label="Description"
        hint="Don’t include links or phone numbers."
        limit={profileLimits.description}
        rows={4}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextControl
          form={form}
          name="date_established"
          publishedAs="openInfo.openingDate"
          kind="date"
          label="Opening date"
        />
        <ChoiceControl
          form={form}
          name="status"
          publishedAs="openInfo.status"
          label="Open status"
          options={statuses}
        />
      </div>
    </FormSection>
  );
}

export function OwnSection({ form }: { readonly form: FormView }) {
  return (
    <FormSection card title={infoSections.internal.title} description="Not shown to customers.">
      <TextControl
        form={form}
        name="store_code"
        publishedAs="storeCode"
        label="Store code"
        hint="Must be unique in your account."
        mono
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextControl form={form} name="label" label="Label" />
        <LabelColourControl form={form} />
      </div>
    </FormSection>
  );
}

function LabelColourControl({ form }: { readonly form: FormView }) {
  const { field } = useController({ control: form.control, name: 'label_type' });
  return (
    <WithHistory field="label_type">
      <LabelColourChoice {...field} />
      <InfoConflictNote form={form} name="label_type" />
    </WithHistory>
  );
}
