import { api } from '../api.ts';
import { GoogleTokenId, GoogleUpdateId } from '../core/id.ts';
import type { SentLocation } from '../model/location.ts';
import { updateBehaviours } from '../rules/auto-rejection.ts';
import { providerFields } from '../rules/provider-fields.ts';
import { conformancePhoto } from './conformance-photo.ts';
import {
  atExisting,
  managedLocations,
  noLocation,
  existingLocation,
  last,
  unusedId,
  step,
  type Memory,
  type Step,
} from './step.ts';

const atOwnTag =
  <Request>(make: (id: NonNullable<ReturnType<typeof ownTag>>['id']) => Request) =>
  (memory: Memory) => {
    const tag = ownTag(memory);
    return tag ? make(tag.id) : 'no tag was made';
  };
const ownTag = (memory: Memory) => last(memory, api.tags.create)?.tag;
const ownTagAndLocation = (memory: Memory) => {
  const [tag, location] = [ownTag(memory), existingLocation(memory)];
  if (!tag || !location) return tag ? noLocation : 'no tag was made';
  return { params: { id: tag.id }, body: { locations: [location.id] } };
};

const aboutTags: readonly Step[] = [
  step(api.tags.create, 'own', ({ stamp }) => ({ body: { name: `Conformance ${stamp}` } })),
  step(
    api.tags.rename,
    'own',
    atOwnTag((id) => ({ params: { id }, body: { name: `Conformance check ${id}` } })),
  ),
  step(
    api.tags.show,
    'own',
    atOwnTag((id) => ({ params: { id } })),
  ),
  step(api.tags.addLocations, 'own', ownTagAndLocation),
  step(
    api.tags.locations,
    'own',
    atOwnTag((id) => ({ params: { id }, query: {} })),
  ),
  step(
    api.tags.allLocations,
    'own',
    atOwnTag((id) => ({ params: { id } })),
  ),
  step(api.tags.removeLocations, 'own', ownTagAndLocation),
  step(
    api.tags.remove,
    'own',
    atOwnTag((id) => ({ params: { id } })),
  ),
  step(
    api.tags.show,
    'refused',
    atOwnTag((id) => ({ params: { id } })),
    { expects: [404] },
  ),
];

const aboutLocations: readonly Step[] = [
  step(api.currentUser.setMetadata, 'own', ({ stamp }) => ({
    body: { key: 'conformance-check', value: stamp },
  })),
  step(
    api.locations.markViewed,
    'existing',
    atExisting(({ id }) => ({ params: { id } })),
  ),
  step(
    api.locations.update,
    'existing',
    atExisting(({ id, label }) => ({ params: { id }, body: { label } })),
  ),
  step(
    api.locations.updateSocialProfiles,
    'existing',
    atExisting(({ id }) => ({ params: { id }, body: { social_profiles: {} } })),
  ),
  step(
    api.locations.updateCategories,
    'existing',
    atExisting(({ id, primary_category, additional_categories }) => ({
      params: { id },
      body: {
        primary_category_id: primary_category?.id ?? '',
        additional_category_ids: additional_categories.map((category) => category.id),
      },
    })),
  ),
  step(api.locations.autoRejection, 'existing', atExisting(sameAutoRejection)),
  step(
    api.attributes.update,
    'existing',
    atExisting(({ id }) => ({ params: { id }, body: { attributes: [] } })),
  ),
  step(
    api.media.upload,
    'own',
    atExisting(({ id }) => ({
      params: { id },
      body: { file: conformancePhoto(), category: 'ADDITIONAL' },
    })),
  ),
  step(
    api.locations.removeMedia,
    'own',
    atExisting(({ id }, memory) => {
      const photo = last(memory, api.media.upload)?.media;
      return photo ? { params: { id, mediaId: photo.id } } : 'no photo was added';
    }),
  ),
  step(
    api.locations.fetchGoogleUpdates,
    'existing',
    atExisting(({ id }) => ({ params: { id } })),
  ),
  step(
    api.locations.refreshRelatedGoogleData,
    'existing',
    atExisting(({ id }) => ({ params: { id } })),
  ),
];

function sameAutoRejection(location: SentLocation) {
  const { google_update_behaviour: behaviour, auto_rejection_fields: fields } = location;
  return {
    params: { id: location.id },
    body: {
      google_update_behaviour: updateBehaviours.find((one) => one === behaviour) ?? 'no-action',
      auto_rejection_fields: providerFields.filter((field) => fields.includes(field)),
      allow_owner_manager_auto_reject: location.allow_owner_manager_auto_reject,
    },
  };
}

const ownService = ({ id, primary_category }: SentLocation, { stamp }: Memory) => ({
  params: { id },
  body: { category_id: primary_category?.id ?? '', display_name: `Conformance ${stamp}` },
});
/** The first suggestion that is not dismissed, and the location that has it. */
const suggested = ({ exchanges }: Memory) =>
  exchanges(api.services.listSuggestions)
    .flatMap(({ request: { params }, answer }) =>
      answer.suggestions.map((suggestion) => ({ params, suggestion })),
    )
    .find(({ suggestion }) => !suggestion.dismissed);
const atSuggestion = (memory: Memory) => {
  const found = suggested(memory);
  if (!found) return 'no service is suggested';
  return { params: found.params, body: { google_suggested_service_id: found.suggestion.id } };
};
/** The number of locations to try, because some categories offer no services. */
const searched = 6;
const searchSuggestion = (position: number) =>
  step(api.services.listSuggestions, 'nothing', (memory) => {
    if (suggested(memory)) return 'a service is suggested already';
    const location = managedLocations(memory)[position];
    return location ? { params: { id: location.id } } : 'no other location is managed';
  });

const aboutServices: readonly Step[] = [
  step(api.services.addFreeForm, 'own', atExisting(ownService)),
  step(
    api.services.list,
    'own',
    atExisting(({ id }) => ({ params: { id } })),
  ),
  step(api.services.removeFreeForm, 'own', atExisting(ownService)),
  ...Array.from({ length: searched }, (_, position) => searchSuggestion(position)),
  step(api.services.dismissSuggestion, 'existing', atSuggestion),
  step(api.services.undismissSuggestion, 'existing', atSuggestion),
  step(api.services.addSuggestion, 'own', atSuggestion),
  step(api.services.removeStructured, 'own', (memory) => {
    const added = suggested(memory);
    if (!added) return 'no service is suggested';
    const { params, suggestion } = added;
    return { params, body: { service_type_id: suggestion.service_type_id } };
  }),
  step(
    api.services.retryEnabling,
    'existing',
    atExisting(({ id }) => ({ params: { id } })),
  ),
];

const type = 'new-gbp-update' as const;
const ownConfiguration = (memory: Memory) =>
  last(memory, api.notificationSettings.create)?.configuration;
const noConfiguration = 'no configuration was made';

/** Skips a location that is excluded from the defaults, because `includeDefaults` would end its exclusion. */
const followsDefaults = atExisting(({ id }, memory) => {
  const excluded = last(memory, api.notificationSettings.exclusions)?.exclusions ?? [];
  if (excluded.includes(type)) return 'the location does not follow the defaults';
  return { params: { locationId: id }, body: { type } };
});

const aboutNotifications: readonly Step[] = [
  step(
    api.notificationSettings.create,
    'own',
    atExisting(({ id }) => ({ query: { location_id: id } })),
  ),
  step(api.notificationSettings.update, 'own', (memory) => {
    const made = ownConfiguration(memory);
    if (!made) return noConfiguration;
    // Nobody is mailed, because the run removes the configuration before the next daily digest.
    const email = last(memory, api.currentUser.show)?.user.identity.email;
    if (email === undefined) return 'no e-mail address of the user is known';
    const { location } = made.options;
    const all = {
      fields: [],
      sources: ['google' as const],
      emails: [email],
      verification_status: false,
    };
    return {
      params: { id: made.id },
      body: { period: 'daily' as const, type, options: { ...all, location } },
    };
  }),
  step(api.notificationSettings.remove, 'own', (memory) => {
    const made = ownConfiguration(memory);
    return made ? { params: { id: made.id } } : noConfiguration;
  }),
  step(api.notificationSettings.excludeDefaults, 'existing', followsDefaults),
  step(api.notificationSettings.includeDefaults, 'existing', followsDefaults),
];

const noUpdate = () => ({ params: { id: GoogleUpdateId.parse(unusedId) } });

/** Decisions cannot be undone, so the run only checks that impossible decisions are refused. */
const aboutDecisions: readonly Step[] = [
  step(api.updates.accept, 'refused', noUpdate, { expects: [403, 404] }),
  step(api.updates.reject, 'refused', noUpdate, { expects: [403, 404] }),
  step(api.updates.dismiss, 'refused', noUpdate, { expects: [403, 404] }),
  // Affects nothing, because every update is newer than these dates.
  step(api.updates.rejectBulk, 'refused', () => ({
    body: { start_date: '1990-01-01', end_date: '1990-01-02' },
  })),
  step(
    api.googleTokens.remove,
    'refused',
    () => ({ params: { id: GoogleTokenId.parse(unusedId) } }),
    {
      expects: [404],
    },
  ),
  step(
    api.googleTokens.create,
    'refused',
    ({ stamp }) => ({ body: { authorization_code: `conformance-${stamp}` } }),
    { expects: [422] },
  ),
];

export const writingSteps: readonly Step[] = [
  ...aboutTags,
  ...aboutLocations,
  ...aboutServices,
  ...aboutNotifications,
  ...aboutDecisions,
];
