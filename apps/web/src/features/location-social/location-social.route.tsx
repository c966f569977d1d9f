import type { Location } from '@placekeeper/contracts/model/location';
import {
  completeProfileUrl,
  suggestProfileUrl,
} from '@placekeeper/contracts/rules/complete-profile-url';
import {
  socialNetworks,
  socialField,
  type SocialNetwork,
} from '@placekeeper/contracts/rules/provider-fields';
import {
  socialNetworkName,
  socialProfileExample,
} from '@placekeeper/contracts/rules/validate-social-profile';
import { Button } from '@placekeeper/ui/button';
import { ButtonLink } from '@placekeeper/ui/button-link';
import { IconButton } from '@placekeeper/ui/icon-button';
import { TextField } from '@placekeeper/ui/text-field';
import { VisuallyHidden } from '@placekeeper/ui/visually-hidden';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink, X } from 'lucide-react';
import { useRef } from 'react';
import { useController, type FieldErrors, type Resolver } from 'react-hook-form';
import { useLoaded } from '../../data/api/prefetch.ts';
import { queryClient } from '../../data/api/query-client.ts';
import { readLocationAgain } from '../../data/location-cache/location-cache.ts';
import { useLocationId } from '../../data/locations/location-id.ts';
import { useUpdateSocialProfiles } from '../../data/locations/mutations.ts';
import { locationQueries, sentSocialProfiles } from '../../data/locations/queries.ts';
import { sanitizeInput } from '../../lib/text/sanitize-input.ts';
import { FormSection } from '../../widgets/form/form-section.tsx';
import { besideCard, CardBeside } from '../../widgets/google-card/card-beside.tsx';
import { SaveArea } from '../../widgets/form/save-area.tsx';
import { ManagementNotice } from '../../widgets/location/management-notice.tsx';
import { DocumentTitle } from '../../widgets/page/document-title.tsx';
import { UnreadValue } from '../../widgets/page/unread-note.tsx';
import type { FieldStates } from '../../widgets/publishing/field-states.ts';
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
  isProfile,
  normalizedUrl,
  changedNetworks,
  changeOf,
  profileUrlError,
  socialErrorsOf,
  socialValuesOf,
  type SocialValues,
} from './social-values.ts';

function useSocialForm(location: Location): SavedForm<SocialValues> {
  const update = useUpdateSocialProfiles(location.id);
  const { queryKey } = sentSocialProfiles(location.id);
  const { data: sent } = useQuery(sentSocialProfiles(location.id));
  const valuesOf = ({ social_profiles: profiles }: Location, sentNow = sent) =>
    profiles ? socialValuesOf(profiles, '') : socialValuesOf(sentNow ?? {}, null);
  return useSavedForm<SocialValues>({
    saved: valuesOf(location),
    fields: socialNetworks,
    changedFields: changedNetworks,
    resolver,
    errorsOf: socialErrorsOf,
    mutation: update,
    ...(location.social_profiles === undefined && { unread: new Set(socialNetworks) }),
    // Events announce only edits that are sent to Google.
    hasEvents: () => location.gbp_management_status !== 'disabled',
    current: async () =>
      valuesOf(await readLocationAgain(location.id), queryClient.getQueryData(queryKey)),
    async send(values, changed) {
      const answer = await update.mutateAsync(changeOf(changed, values));
      return answer.location?.social_profiles ? valuesOf(answer.location) : values;
    },
  });
}

const resolver: Resolver<SocialValues, SavedContext<SocialValues>> = (values, context) => {
  const errors: FieldErrors<SocialValues> = {};
  for (const network of socialNetworks) {
    const message = profileUrlError(
      network,
      context?.saved[network] ?? null,
      values[network] ?? '',
    );
    if (message) errors[network] = { type: 'provider', message };
  }
  return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
};

/** The location includes the social profiles, so nothing else loads. */
export function Component() {
  const id = useLocationId();
  const { location } = useLoaded(locationQueries.detail(id));
  return (
    <>
      <DocumentTitle>{`${location.name} · Social profiles`}</DocumentTitle>
      <SocialPage key={id} location={location} />
    </>
  );
}

function SocialPage({ location }: { readonly location: Location }) {
  const form = useSocialForm(location);
  const states = useFieldStates(location);
  const { changed, wrong, conflicts } = useFormStatus(form);

  return (
    <>
      <ManagementNotice location={location} />
      <div className={besideCard}>
        <form
          noValidate
          aria-label="Social profiles"
          className="min-w-0"
          onSubmit={(event) => {
            event.preventDefault();
            form.save();
          }}
        >
          <FormSection
            card
            title="Social profiles"
            description="Links Google shows on the profile, one per network."
          >
            {socialNetworks.some((network) => form.saved[network] === null) && (
              <UnreadValue of="links" />
            )}
            {socialNetworks.map((network) => (
              <NetworkControl key={network} form={form} network={network} states={states} />
            ))}
          </FormSection>
        </form>
        <CardBeside location={location} states={states} />
      </div>
      <SaveArea
        {...form}
        changed={changed.map((network) => `the ${socialNetworkName(network)} link`)}
        notKept={form.notKept.map((network) => `the ${socialNetworkName(network)} link`)}
        wrong={wrong.length}
        elsewhere={conflicts}
      />
    </>
  );
}

interface NetworkControlProps {
  readonly form: SavedForm<SocialValues>;
  readonly network: SocialNetwork;
  readonly states: FieldStates;
}

function NetworkControl({ form, network, states }: NetworkControlProps) {
  const { field, fieldState } = useController({ control: form.control, name: network });
  const box = useRef<HTMLInputElement>(null);
  const name = socialNetworkName(network);
  const text = field.value ?? '';
  const isUnknown = form.saved[network] === null;
  const removes = isUnknown && field.value === '';
  const kept = normalizedUrl(network, text);
  const error =
    fieldState.error?.message ?? currentError(form.refusal, network, field.value)?.message;
  const hint = useFieldNote(
    states[socialField(network)],
    removes
      ? `Saving removes the link to ${name}, if the profile has one.`
      : kept && <span className="wrap-anywhere">Will be saved as {kept}</span>,
    fieldState.isDirty,
  );
  const suggestion = error === undefined ? null : suggestProfileUrl(network, text);
  // The link appears before the save, so that the user can check the profile.
  const opens = isProfile(network, text);
  const put = (value: string | null) => {
    field.onChange(value);
    form.revalidate();
  };
  /** Emptying a field doesn't remove an unknown link, because the field was empty before too. */
  const change = (address: string) => put(address.trim() === '' && isUnknown ? null : address);
  const changeAndFocus = (address: string) => {
    change(address);
    box.current?.focus();
  };

  return (
    <div className="min-w-0 print:contents" data-field={socialField(network)}>
      <div className="relative print:contents">
        <TextField
          {...field}
          value={text}
          onChange={({ currentTarget }) => change(sanitizeInput(currentTarget.value))}
          onBlur={() => {
            const whole = completeProfileUrl(network, text);
            if (whole !== text) change(whole);
            field.onBlur();
            checkOnLeave(form, network);
          }}
          ref={(element) => {
            box.current = element;
            field.ref(element);
          }}
          kind="url"
          autoComplete="off"
          label={name}
          placeholder={socialProfileExample(network)}
          error={error}
          hint={hint}
        />
        {/* In the label's line, so that the text field has the same width with and without the buttons. */}
        <div className="absolute -top-1 right-0 flex print:hidden">
          {opens && (
            <ButtonLink
              variant="ghost"
              size="sm"
              className="w-control-sm px-0"
              href={text}
              target="_blank"
              rel="noreferrer nofollow"
              icon={<ExternalLink aria-hidden />}
            >
              <VisuallyHidden>{`Open ${name}`}</VisuallyHidden>
            </ButtonLink>
          )}
          {text !== '' && (
            <IconButton
              size="sm"
              icon={<X aria-hidden />}
              label={`Clear ${name}`}
              onClick={() => changeAndFocus('')}
            />
          )}
          {text === '' && isUnknown && (
            <Button variant="ghost" size="sm" onClick={() => put(removes ? null : '')}>
              {removes ? 'Keep link' : 'Remove link'}
              <VisuallyHidden>{` to ${name}`}</VisuallyHidden>
            </Button>
          )}
        </div>
      </div>
      {suggestion && (
        <Button wraps className="mt-1.5" size="sm" onClick={() => changeAndFocus(suggestion)}>
          Use {suggestion}
        </Button>
      )}
      <ConflictNote
        elsewhere={form.elsewhere}
        field={network}
        typed={field.value}
        name={name}
        textOf={(value) => value ?? ''}
      />
    </div>
  );
}
