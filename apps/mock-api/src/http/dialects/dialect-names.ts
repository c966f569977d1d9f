/** Each dialect decides one point that the specification leaves open. */
export const dialectSentences = {
  'writes-empty-object': 'A write whose answer the specification does not show answers {}.',
  'writes-success':
    'A write whose answer the specification does not show answers {"success":true}.',
  'writes-204': 'A write whose answer the specification does not show answers 204 without a body.',
  'page-fields-beside-data': 'Page fields are beside the list, without meta.',
  'data-envelope': 'Single things and whole lists are under data instead of under their own name.',
  'bare-things': 'Single things and whole lists have no envelope.',
  'named-otherwise': 'One update is under update, and the services of a location under services.',
  'ids-as-text': 'Ids are numeric text.',
  'numbers-as-text': 'Coordinates and counts are numeric text.',
  'booleans-as-numbers': 'Booleans are 0 and 1.',
  'reads-empty-object': 'A read whose answer the specification does not show answers {}.',
  sparse: 'Fields that no screen needs are left out.',
  'complete-without-errored': 'The counts of an import leave out of complete what failed.',
  'provider-hours': "Opening hours are in Google's own shape, also in requests.",
  'provider-values':
    "Values of updates are in Google's own shapes, and its words for whether a location is open.",
  'fields-of-locations': 'Patch attempts name the fields as a location does.',
  'events-by-class': 'Events have the names of classes, as App\\Events\\PatchAttemptFailed.',
  'categories-with-number-ids': 'Categories have numeric ids.',
  'only-google-services': 'A location has google_services and no separate lists of services.',
  'no-events': 'The socket can be joined, and no event arrives.',
  'no-socket': 'There is no socket: each attempt to open one is answered 404.',
  'slow-fetch': 'A fetch of profiles is not complete at once, and its first three polls are empty.',
  'refuses-unknown-fields': 'A body with a field that the specification does not name is 422.',
} as const;

export type Dialect = keyof typeof dialectSentences;

// Cast, because `Object.keys` returns strings instead of literal types.
export const dialectNames = Object.keys(dialectSentences) as [Dialect, ...Dialect[]];
