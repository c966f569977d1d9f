const premises = [
  'attributes/has_wheelchair_accessible_entrance',
  'attributes/has_wheelchair_accessible_parking',
  'attributes/has_wheelchair_accessible_restroom',
  'attributes/has_hearing_loop',
  'attributes/has_restroom',
  'attributes/is_owned_by_women',
  'attributes/is_small_business',
  'attributes/welcomes_lgbtq',
  'attributes/has_onsite_parking',
  'attributes/parking_options',
  'attributes/pay_debit_card',
  'attributes/pay_mobile_nfc',
  'attributes/pay_credit_card_types_accepted',
];

const practice = [
  ...premises,
  'attributes/requires_appointments',
  'attributes/offers_online_appointments',
  'attributes/has_onsite_services',
  'attributes/url_appointment',
];

const shop = [
  ...premises,
  'attributes/has_delivery',
  'attributes/has_in_store_pickup',
  'attributes/has_curbside_pickup',
  'attributes/welcomes_dogs',
];

const eatery = [
  ...premises,
  'attributes/has_wheelchair_accessible_seating',
  'attributes/wi_fi',
  'attributes/welcomes_families',
  'attributes/welcomes_dogs',
  'attributes/has_delivery',
  'attributes/has_curbside_pickup',
  'attributes/has_takeout',
  'attributes/serves_dine_in',
  'attributes/has_seating_outdoors',
  'attributes/serves_breakfast',
  'attributes/serves_lunch',
  'attributes/serves_dinner',
  'attributes/serves_alcohol',
  'attributes/serves_vegetarian',
  'attributes/serves_vegan',
  'attributes/accepts_reservations',
  'attributes/requires_cash_only',
  'attributes/url_menu',
  'attributes/url_order_ahead',
  'attributes/url_reservations',
  'attributes/has_restroom_unisex',
];

const notInBakeries = new Set([
  'attributes/serves_dinner',
  'attributes/accepts_reservations',
  'attributes/url_reservations',
]);

const callOut = [
  'attributes/has_onsite_services',
  'attributes/offers_online_estimates',
  'attributes/has_emergency_services',
  'attributes/is_owned_by_women',
  'attributes/is_small_business',
  'attributes/pay_debit_card',
  'attributes/pay_mobile_nfc',
  'attributes/pay_credit_card_types_accepted',
];

const byCategory: Readonly<Record<string, readonly string[]>> = {
  'gcid:accountant': practice,
  'gcid:auto_repair_shop': [...practice, 'attributes/offers_online_estimates'],
  'gcid:bakery': eatery.filter((name) => !notInBakeries.has(name)),
  'gcid:bar': [...eatery, 'attributes/serves_live_music'],
  'gcid:bicycle_store': [...shop, 'attributes/has_onsite_services'],
  'gcid:book_store': [...shop, 'attributes/wi_fi'],
  'gcid:cafe': eatery,
  'gcid:dentist': practice,
  'gcid:dry_cleaner': shop,
  'gcid:electrician': callOut,
  'gcid:florist': shop,
  'gcid:garden_center': shop,
  'gcid:gym': [
    ...premises,
    'attributes/wi_fi',
    'attributes/has_childcare',
    'attributes/has_swimming_pool',
    'attributes/url_appointment',
  ],
  'gcid:hair_salon': [...practice, 'attributes/wi_fi'],
  'gcid:hotel': [
    ...premises,
    'attributes/wi_fi',
    'attributes/has_swimming_pool',
    'attributes/welcomes_dogs',
    'attributes/welcomes_families',
  ],
  'gcid:law_firm': practice,
  'gcid:locksmith': callOut,
  'gcid:optician': [...practice, 'attributes/has_in_store_pickup'],
  'gcid:pet_store': shop,
  'gcid:pharmacy': shop,
  'gcid:physiotherapist': practice,
  'gcid:plumber': callOut,
  'gcid:preschool': [...premises, 'attributes/requires_appointments'],
  'gcid:real_estate_agency': practice,
  'gcid:restaurant': eatery,
  'gcid:sushi_restaurant': eatery,
  'gcid:tool_rental_service': [...shop, 'attributes/offers_online_estimates'],
  'gcid:veterinarian': [...practice, 'attributes/has_emergency_services'],
};

/**
 * The attributes that businesses of a trade typically set. Separate from the provider's list, so that generated
 * profiles stay equal when the provider's list grows.
 */
export const usualAttributes = (primaryCategory: string): readonly string[] =>
  byCategory[primaryCategory] ?? [];
