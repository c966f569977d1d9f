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

/** The maximum number of locations that one request may contain or match. */
export const maximumSelection = 10_000;

/** Fuzzy search on suggested services (SVC-6). */
export const suggestionSearchThreshold = 0.25;

/**
 * The provider's limits. Store code, additional phones, service areas, label and opening date are from Google's
 * documentation; name, categories and description are as its partners report.
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
  /** The maximum number of days until a future opening date. */
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

/** The maximum number of profiles in one import (ONB-6). */
export const importLimit = 25_000;

/** BULK-3: the maximum number of rows, which equals that of an account's locations. */
export const spreadsheetLimits = { rows: importLimit, bytes: 32 * 1024 * 1024 } as const;

export const notificationLimits = {
  /** The maximum number of addresses in one configuration. */
  emails: 50,
} as const;
