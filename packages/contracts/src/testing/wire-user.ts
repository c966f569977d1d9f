/** A user as the platform sends it: PHP writes the empty metadata as a list. */
export const wireUser = {
  id: 1,
  is_admin: false,
  has_gbp_management_subscription: true,
  locations_count: 0,
  metadata: [],
  identity: { subscriptions: [] },
};
