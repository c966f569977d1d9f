/** Page sizes (CONST-1). */
export const pageSizes = {
  locations: 25,
  locationsWithExclusions: 50,
  media: 20,
  updates: 8,
  tagLocations: 10,
  table: 10,
  updatesOfOneLocation: 1000,
} as const;

/** How many locations one request may name or match. */
export const maximumSelection = 10_000;

/** Fuzzy search on suggested services (SVC-6). */
export const suggestionSearchThreshold = 0.25;

/**
 * The provider's limits. Those of Google's own documents: store code, additional phones, service areas, label, opening date.
 * The others are what its partners report: name, categories, description.
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
  /** An opening date lies in the past, or at most this far ahead. */
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

/** Profiles that one import takes (ONB-6). */
export const importLimit = 25_000;

/** BULK-3: as many rows as an account can have locations, however much is written in them. */
export const spreadsheetLimits = { rows: importLimit, bytes: 32 * 1024 * 1024 } as const;

export const notificationLimits = {
  /** Addresses that one configuration can tell. */
  emails: 50,
} as const;
