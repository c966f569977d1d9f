import type { Location } from '@placekeeper/contracts/model/location';
import { isWebsite } from '@placekeeper/contracts/rules/web-address';
import { Button } from '@placekeeper/ui/button';
import { ButtonLink } from '@placekeeper/ui/button-link';
import { TextField } from '@placekeeper/ui/text-field';
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { useController, type FieldErrors, type Resolver } from 'react-hook-form';
import { useLoaded } from '../../data/api/prefetch.ts';
import { readLocationAgain } from '../../data/location-cache/location-cache.ts';
import { useLocationId } from '../../data/locations/location-id.ts';
import { useUpdateLocation } from '../../data/locations/mutations.ts';
import { locationQueries } from '../../data/locations/queries.ts';
import { sanitizeInput } from '../../lib/text/sanitize-input.ts';
import { FormSection } from '../../widgets/form/form-section.tsx';
import { SaveArea } from '../../widgets/form/save-area.tsx';
import { besideCard, CardBeside } from '../../widgets/google-card/card-beside.tsx';
import { ManagementNotice } from '../../widgets/location/management-notice.tsx';
import { DocumentTitle } from '../../widgets/page/document-title.tsx';
import { UnreadValue } from '../../widgets/page/unread-note.tsx';
import { useFieldNote } from '../../widgets/publishing/use-field-note.tsx';
import { useFieldStates } from '../../widgets/publishing/use-field-states.ts';
import { checkOnLeave } from '../../widgets/saved-form/check-on-leave.ts';
import { ConflictNote } from '../../widgets/saved-form/conflict-note.tsx';
import {
  currentError,
  type SavedContext,
  type SavedForm,
} from '../../widgets/saved-form/saved-form.ts';
import { useFormStatus } from '../../widgets/saved-form/use-form-status.ts';
import { useSavedForm } from '../../widgets/saved-form/use-saved-form.ts';
import {
  completeWebsiteField,
  websiteFieldName,
  suggestSlug,
  websiteFields,
  type WebsiteField,
  changedWebsiteFields,
  websiteErrorsIn,
  websitePatchOf,
  websiteErrorsOf,
  websiteValuesOf,
  type WebsiteValues,
} from './website-values.ts';

/** The location includes the website and the slug, so nothing else loads. */
export function Component() {
  const id = useLocationId();
  const { location } = useLoaded(locationQueries.detail(id));
  return (
    <>
      <DocumentTitle>{`${location.name} · Website`}</DocumentTitle>
      <WebsitePage key={id} location={location} />
    </>
  );
}

function useWebsiteForm(location: Location): SavedForm<WebsiteValues> {
  const update = useUpdateLocation(location.id);
  return useSavedForm<WebsiteValues>({
    saved: websiteValuesOf(location),
    fields: websiteFields,
    changedFields: changedWebsiteFields,
    resolver,
    errorsOf: websiteErrorsOf,
    mutation: update,
    current: async () => websiteValuesOf(await readLocationAgain(location.id)),
    async send(values, changed) {
      const answer = await update.mutateAsync(websitePatchOf(changed, values));
      return answer.location ? websiteValuesOf(answer.location) : values;
    },
  });
}

const resolver: Resolver<WebsiteValues, SavedContext<WebsiteValues>> = (values, context) => {
  const fieldErrors = websiteErrorsOf(
    websiteErrorsIn(changedWebsiteFields(context?.saved ?? values, values), values),
  );
  const errors: FieldErrors<WebsiteValues> = {};
  for (const field of websiteFields) {
    const message = fieldErrors.fields[field]?.message;
    if (message !== undefined) errors[field] = { type: 'provider', message };
  }
  return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
};

function WebsitePage({ location }: { readonly location: Location }) {
  const form = useWebsiteForm(location);
  const states = useFieldStates(location);
  const { now, changed, wrong, conflicts } = useFormStatus(form);
  const published = useFieldNote(
    states.websiteUri,
    'Full URL, such as https://example.com/bristol. Leave empty to show no website.',
    changed.includes('website_url'),
  );
  const { website_url: website, business_website_slug: slug } = now;
  const suggestion = suggestSlug(location.name);

  return (
    <>
      <ManagementNotice location={location} />
      <div className={besideCard}>
        <form
          noValidate
          aria-label="Website"
          className="min-w-0"
          onSubmit={(event) => {
            event.preventDefault();
            form.save();
          }}
        >
          <FormSection card title="Google profile" description="The link customers see on Google.">
            <WebsiteControl
              form={form}
              name="website_url"
              unread={location.website_url === undefined}
              hint={published}
              below={
                isWebsite(website.trim()) && (
                  <ButtonLink
                    className="mt-1.5 -ml-2.5 print:hidden"
                    size="sm"
                    variant="ghost"
                    href={website.trim()}
                    target="_blank"
                    rel="noreferrer nofollow"
                    icon={<ExternalLink aria-hidden />}
                  >
                    Open website
                  </ButtonLink>
                )
              }
            />
          </FormSection>
          <FormSection
            card
            title="Business website"
            description="A website generated from this location’s data. Not published to Google."
          >
            <WebsiteControl
              form={form}
              name="business_website_slug"
              unread={location.business_website_slug === undefined}
              mono
              hint="The last part of the URL, such as harbour-books. Use lowercase letters, numbers and hyphens. Changing it breaks existing links."
              below={
                slug.trim() === '' &&
                suggestion !== '' && (
                  <Button
                    wraps
                    className="mt-1.5"
                    size="sm"
                    onClick={() => {
                      form.setValue('business_website_slug', suggestion, { shouldDirty: true });
                      form.revalidate();
                    }}
                  >
                    Use “{suggestion}”
                  </Button>
                )
              }
            />
          </FormSection>
        </form>
        <CardBeside location={location} states={states} />
      </div>
      <SaveArea
        {...form}
        changed={changed.map((field) => websiteFieldName[field])}
        notKept={form.notKept.map((field) => websiteFieldName[field])}
        wrong={wrong.length}
        elsewhere={conflicts}
      />
    </>
  );
}

interface WebsiteControlProps {
  readonly form: SavedForm<WebsiteValues>;
  readonly name: WebsiteField;
  /** True if the saved value is unreadable. */
  readonly unread: boolean;
  readonly mono?: boolean;
  readonly hint: ReactNode;
  readonly below?: ReactNode;
}

function WebsiteControl(props: WebsiteControlProps) {
  const { form, name, unread, mono = false, hint, below } = props;
  const { field, fieldState } = useController({ control: form.control, name });
  return (
    <div>
      <TextField
        {...field}
        kind="url"
        mono={mono}
        autoComplete="off"
        label={websiteFieldName[name]}
        hint={hint}
        error={fieldState.error?.message ?? currentError(form.refusal, name, field.value)?.message}
        onChange={({ currentTarget }) => {
          field.onChange(sanitizeInput(currentTarget.value));
          form.revalidate();
        }}
        onBlur={() => {
          const whole = completeWebsiteField(name, field.value);
          if (whole !== field.value) field.onChange(whole);
          form.revalidate();
          field.onBlur();
          checkOnLeave(form, name);
        }}
      />
      {below}
      {unread && <UnreadValue of="field" />}
      <ConflictNote
        elsewhere={form.elsewhere}
        field={name}
        typed={field.value}
        name={websiteFieldName[name]}
        textOf={String}
      />
    </div>
  );
}
