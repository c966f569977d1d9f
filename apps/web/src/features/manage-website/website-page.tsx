import type { Location } from '@placekeeper/contracts/model/location';
import { Button } from '@placekeeper/ui/button';
import { ButtonLink } from '@placekeeper/ui/button-link';
import { isWebsite } from '@placekeeper/contracts/rules/web-address';
import { ExternalLink } from 'lucide-react';
import { useFormState } from 'react-hook-form';
import { FormSection } from '../../widgets/form/form-section.tsx';
import { ManagementNotice } from '../../widgets/location/management-notice.tsx';
import { useFieldNote } from '../../widgets/publishing/use-field-note.tsx';
import { useFieldStates } from '../../widgets/publishing/use-field-states.ts';
import { SaveArea } from '../../widgets/form/save-area.tsx';
import { conflictingFields } from '../../widgets/saved-form/edit-conflicts.ts';
import { currentError } from '../../widgets/saved-form/server-errors.ts';
import { useWebsiteForm } from './use-website-form.ts';
import { WebsiteControl } from './website-control.tsx';
import { websiteFieldName, suggestSlug, websiteFields } from './website-values.ts';

/** WEB-1 */
export function WebsitePage({ location }: { readonly location: Location }) {
  const form = useWebsiteForm(location);
  const { websiteUri } = useFieldStates(location);
  const published = useFieldNote(
    websiteUri,
    'The full address, as https://example.com/bristol. Leave it empty to show none.',
  );
  const { website_url: website, business_website_slug: slug } = form.now;
  const suggestion = suggestSlug(location.name);
  const { errors } = useFormState({ control: form.control });
  const wrong = websiteFields.filter(
    (field) => errors[field] ?? currentError(form.refusal, field, form.now[field]),
  );

  return (
    <>
      <ManagementNotice location={location} />
      <form
        noValidate
        aria-label="Website"
        onSubmit={(event) => {
          event.preventDefault();
          form.save();
        }}
      >
        <FormSection
          title="Website"
          description="The page that Google’s profile leads to. It is published on the profile."
        >
          <WebsiteControl
            form={form}
            name="website_url"
            unread={location.website_url === undefined}
            hint={published}
          />
          {isWebsite(website.trim()) && (
            <ButtonLink
              className="w-fit"
              href={website.trim()}
              target="_blank"
              rel="noreferrer nofollow"
              icon={<ExternalLink aria-hidden />}
            >
              Open website
            </ButtonLink>
          )}
        </FormSection>
        <FormSection
          title="Business website"
          description="The website that the platform makes from this location’s data. It is kept here and not sent to Google."
        >
          <WebsiteControl
            form={form}
            name="business_website_slug"
            unread={location.business_website_slug === undefined}
            mono
            hint="The last part of the website’s address, as harbour-books: lower-case letters, digits and single hyphens. Changing it breaks links to the old address."
          />
          {slug.trim() === '' && suggestion !== '' && (
            <Button
              className="h-auto min-h-control w-fit max-w-full py-1 text-left"
              onClick={() => {
                form.setValue('business_website_slug', suggestion, { shouldDirty: true });
                form.revalidate();
              }}
            >
              <span className="min-w-0 wrap-anywhere whitespace-normal">Use {suggestion}</span>
            </Button>
          )}
        </FormSection>
      </form>
      <SaveArea
        {...form}
        changed={form.changed.map((field) => websiteFieldName[field])}
        notKept={form.notKept.map((field) => websiteFieldName[field])}
        wrong={wrong.length}
        elsewhere={conflictingFields(websiteFields, form.elsewhere.since, form.now).length}
      />
    </>
  );
}
