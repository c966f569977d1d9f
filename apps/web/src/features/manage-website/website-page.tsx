import type { Location } from '@placekeeper/contracts/model/location';
import { Button } from '@placekeeper/ui/button';
import { ButtonLink } from '@placekeeper/ui/button-link';
import { TextField } from '@placekeeper/ui/text-field';
import { isWebsite } from '@placekeeper/contracts/rules/web-address';
import { ExternalLink } from 'lucide-react';
import { FormSection } from '../../widgets/form-section.tsx';
import { ManagementNotice } from '../../widgets/management-notice.tsx';
import { useFieldNote } from '../../widgets/publishing/use-field-note.tsx';
import { useFieldStates } from '../../widgets/publishing/use-field-states.ts';
import { SaveArea } from '../../widgets/save-area.tsx';
import { useWebsiteForm } from './use-website-form.ts';
import { fieldName, suggestSlug, type WebsiteField } from './website-values.ts';

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
  const bind = (field: WebsiteField) => ({
    label: fieldName[field],
    value: form.now[field],
    error: form.errorAt(field),
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      form.change(field, currentTarget.value),
    // Not on blur: what appears below the box would move away what a pointer is pressing.
    onKeyDown: ({ key }: { key: string }) => key === 'Tab' && form.leave(field),
  });

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
          <TextField {...bind('website_url')} kind="url" autoComplete="off" hint={published} />
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
          <TextField
            {...bind('business_website_slug')}
            kind="url"
            mono
            autoComplete="off"
            hint="The last part of the website’s address, as harbour-books: lower-case letters, digits and single hyphens. Changing it breaks links to the old address."
          />
          {slug.trim() === '' && suggestion !== '' && (
            <Button
              className="h-auto min-h-control w-fit max-w-full py-1 text-left wrap-anywhere whitespace-normal"
              onClick={() => form.change('business_website_slug', suggestion)}
            >
              Use {suggestion}
            </Button>
          )}
        </FormSection>
      </form>
      <SaveArea {...form} changed={form.changed.map((field) => fieldName[field])} />
    </>
  );
}
