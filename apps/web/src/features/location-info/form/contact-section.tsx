import type { Location } from '@placekeeper/contracts/model/location';
import { ButtonLink } from '@placekeeper/ui/button-link';
import { Link } from 'react-router';
import { to } from '../../../lib/url/paths.ts';
import { FormSection } from '../../../widgets/form/form-section.tsx';
import type { FormView } from './form-view.ts';
import { PhonesControl } from './phones-control.tsx';
import { TextControl } from './text-control.tsx';
import { VerificationHint } from './verification-hint.tsx';

interface ContactSectionProps {
  readonly form: FormView;
  readonly location: Location;
}

export function ContactSection({ form, location }: ContactSectionProps) {
  return (
    <FormSection title="Contact" description="How customers reach this location.">
      <div>
        <TextControl
          form={form}
          name="phone_number"
          publishedAs="phoneNumbers"
          kind="tel"
          label="Primary phone"
        />
        <VerificationHint form={form} fields={['phone_number']} />
      </div>
      <PhonesControl form={form} />
      <TextControl
        form={form}
        name="website_url"
        publishedAs="websiteUri"
        kind="url"
        label="Website"
      />
      {/* WEB-1 */}
      <ButtonLink
        size="sm"
        className="w-fit print:hidden"
        render={<Link to={to('location.manage-website', { location: location.id })} />}
      >
        Manage website
      </ButtonLink>
    </FormSection>
  );
}
