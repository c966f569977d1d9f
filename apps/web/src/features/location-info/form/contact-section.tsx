import { FormSection } from '../../../widgets/form-section.tsx';
import type { FormView } from './form-view.ts';
import { PhonesControl } from './phones-control.tsx';
import { TextControl } from './text-control.tsx';

export function ContactSection({ form }: { readonly form: FormView }) {
  return (
    <FormSection title="Contact" description="How customers reach this location.">
      <TextControl
        form={form}
        name="phone_number"
        publishedAs="phoneNumbers"
        kind="tel"
        label="Primary phone"
      />
      <PhonesControl form={form} />
      <TextControl
        form={form}
        name="website_url"
        publishedAs="websiteUri"
        kind="url"
        label="Website"
      />
    </FormSection>
  );
}
