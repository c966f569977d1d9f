/** Each dialect decides one point that the specification leaves open. */
export const dialectSentences = {
  'writes-empty-object': 'Writes with an unspecified response return {}.',
  'writes-success': 'Writes with an unspecified response return {"success":true}.',
  'writes-204': 'Writes with an unspecified response return 204 without a body.',
  'page-fields-beside-data': 'Page fields are siblings of the list, without meta.',
  'data-envelope':
    'Single entities and whole lists are in data instead of in a field with their own name.',
  'bare-things': 'Single entities and whole lists have no envelope.',
  'named-otherwise':
    'A single update is in update, and the services of a location are in services.',
  'ids-as-text': 'Ids are numeric text.',
  'numbers-as-text': 'Coordinates and counts are numeric text.',
  'booleans-as-numbers': 'Booleans are 0 and 1.',
  'reads-empty-object': 'Reads with an unspecified response return {}.',
  sparse: 'Fields that no screen needs are left out.',
  'complete-without-errored': 'The complete count of an import excludes failed profiles.',
  'provider-hours': "Business hours use Google's own format, also in requests.",
  'provider-values': "Update values and open statuses use Google's own format.",
  'fields-of-locations': 'Patch attempts use the field names of locations.',
  'events-by-class': 'Events have class names, such as App\\Events\\PatchAttemptFailed.',
  'categories-with-number-ids': 'Categories have numeric ids.',
  'only-google-services': 'A location has google_services and no separate lists of services.',
  'no-events': 'Sockets connect, but no event arrives.',
  'no-socket': 'There is no socket: every attempt to open one returns 404.',
  'slow-fetch': 'Fetching profiles takes time: the first three polls are empty.',
  'refuses-unknown-fields': 'A body with a field that is not in the specification returns 422.',
} as const;

export type Dialect = keyof typeof dialectSentences;

// Cast, because `Object.keys` returns strings instead of literal types.
export const dialectNames = Object.keys(dialectSentences) as [Dialect, ...Dialect[]];
