import type { GoogleUpdateId, LocationId } from '@placekeeper/contracts/core/id';

/** The origin of the web application, such as `https://placekeeper.example`, for absolute links in mails. */
export type WebOrigin = string;

export const linksTo = (origin: WebOrigin) => ({
  review: `${origin}/gbp-update-management`,
  update: (id: GoogleUpdateId) => `${origin}/gbp-update-management/${id}`,
  location: (id: LocationId) => `${origin}/location/${id}/info`,
  accountSettings: `${origin}/settings`,
  locationSettings: (id: LocationId) => `${origin}/location/${id}/settings`,
});

export type Links = ReturnType<typeof linksTo>;
