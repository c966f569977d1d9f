export const pageSizes = {
  locations: 25,
  locationsWithExclusions: 50,
  media: 20,
  updates: 8,
  tagLocations: 10,
  table: 10,
  updatesOfOneLocation: 1000,
} as const;

/** The maximum number of locations that one request may contain or match. */
export const maximumSelection = 10_000;

/** SVC-6: the highest score of a match in Fuse.js; 0 is an exact match. */
export const suggestionSearchThreshold = 0.25;

/**
 * The provider's limits. Google documents the limits for store code, additional phones, service areas and opening date,
 * and recommends the limit for the service name. Its partners report the limits for name, categories and description.
 */
export const profileLimits = {
  name: 125,
  storeCode: 59,
  description: 750,
  additionalCategories: 9,
  additionalPhones: 2,
  addressLines: 5,
  serviceAreas: 20,
  websiteUrl: 2048,
  openingDateDaysAhead: 365,
  serviceName: 140,
} as const;

export const photoLimits = {
  minimumShortEdge: 250,
  minimumBytes: 10_240,
  maximumBytes: 5 * 1024 * 1024,
  types: ['image/jpeg', 'image/png'],
  maximumCount: 100,
  description: 2000,
} as const;

export const importLimit = 25_000;

/** BULK-3: a file may have as many rows as an account may have locations. */
export const spreadsheetLimits = { rows: importLimit, bytes: 32 * 1024 * 1024 } as const;

export const notificationLimits = {
  /** The maximum number of addresses in one configuration. */
  emails: 50,
} as const;
