export interface GroupBlueprint {
  readonly name: string;
  readonly share: number;
  /** Google answers with an error when the group is fetched. */
  readonly unreachable?: boolean;
}

export interface LoginBlueprint {
  readonly name: string;
  readonly email: string;
  /** `none`: the login is not connected to the platform. */
  readonly connection: 'none' | 'active' | 'lost-authorization';
  readonly groups: readonly GroupBlueprint[];
}

export interface Blueprint {
  readonly name: string;
  readonly email: string;
  readonly isAdmin?: boolean;
  readonly hasSubscription: boolean;
  readonly productKeys: readonly string[];
  readonly locations: number;
  /** Profiles at the provider that are not imported yet. */
  readonly offered: number;
  /** The number of chains among the businesses; absent: a plausible number. */
  readonly chains?: number;
  readonly pendingUpdates: number;
  readonly hasHistory?: boolean;
  readonly tags: readonly string[];
  /** The scopes with notification settings; absent: none. */
  readonly notifications?: 'account' | 'account and branch';
  readonly logins: readonly LoginBlueprint[];
}

/**
 * The shares of a persona's groups add up to one, except for unreachable groups, which contain only offered profiles.
 */
export const blueprints = {
  owner: {
    name: 'Olivia Hart',
    email: 'olivia.hart@example.com',
    hasSubscription: true,
    productKeys: ['rb'],
    locations: 36,
    offered: 12,
    chains: 2,
    pendingUpdates: 12,
    hasHistory: true,
    tags: ['Flagship', 'Franchise', 'Needs photos', 'North', 'South'],
    notifications: 'account and branch',
    logins: [
      {
        name: 'Olivia Hart',
        email: 'olivia.hart@example.com',
        connection: 'active',
        groups: [
          { name: 'Olivia Hart', share: 0.35 },
          { name: 'City branches', share: 0.25 },
        ],
      },
      {
        name: 'Partner stores',
        email: 'partners@example.com',
        connection: 'active',
        groups: [
          { name: 'Partner stores', share: 0.3 },
          { name: 'Partner stores abroad', share: 0.1, unreachable: true },
        ],
      },
      {
        name: 'Regional office',
        email: 'regional.office@example.com',
        connection: 'lost-authorization',
        groups: [{ name: 'Regional office', share: 0.1 }],
      },
    ],
  },
  agency: {
    name: 'Amir Rahman',
    email: 'amir.rahman@agency.example.com',
    hasSubscription: true,
    productKeys: ['rb'],
    locations: 2500,
    offered: 60,
    pendingUpdates: 150,
    hasHistory: true,
    tags: [
      'Audited',
      'Client A',
      'Client B',
      'Client C',
      'Onboarding',
      'Quarterly review',
      'Seasonal',
      'VIP',
    ],
    notifications: 'account',
    logins: [
      {
        name: 'Agency main',
        email: 'profiles@agency.example.com',
        connection: 'active',
        groups: [
          { name: 'Retail clients', share: 0.4 },
          { name: 'Health clients', share: 0.25 },
          { name: 'Home services clients', share: 0.15 },
        ],
      },
      {
        name: 'Agency restaurants',
        email: 'restaurants@agency.example.com',
        connection: 'active',
        groups: [
          { name: 'Restaurants', share: 0.2 },
          { name: 'Hotels', share: 0.1, unreachable: true },
        ],
      },
    ],
  },
  admin: {
    name: 'Ada Novak',
    email: 'ada.novak@example.com',
    isAdmin: true,
    hasSubscription: true,
    productKeys: [],
    locations: 12,
    offered: 6,
    chains: 1,
    pendingUpdates: 4,
    tags: ['Demo', 'Support cases'],
    logins: [
      {
        name: 'Ada Novak',
        email: 'ada.novak@example.com',
        connection: 'active',
        groups: [
          { name: 'Ada Novak', share: 0.5 },
          { name: 'Demo profiles', share: 0.5 },
        ],
      },
    ],
  },
  basic: {
    name: 'Ben Sato',
    email: 'ben.sato@example.com',
    hasSubscription: false,
    productKeys: [],
    locations: 4,
    offered: 6,
    chains: 1,
    pendingUpdates: 0,
    tags: ['Open on Sundays'],
    logins: [
      {
        name: 'Ben Sato',
        email: 'ben.sato@example.com',
        connection: 'active',
        groups: [{ name: 'Ben Sato', share: 1 }],
      },
    ],
  },
  new: {
    name: 'Nina Lindqvist',
    email: 'nina.lindqvist@example.com',
    hasSubscription: false,
    productKeys: [],
    locations: 0,
    offered: 60,
    chains: 4,
    pendingUpdates: 0,
    tags: [],
    logins: [
      {
        name: 'Nina Lindqvist',
        email: 'nina.lindqvist@example.com',
        connection: 'none',
        groups: [
          { name: 'Nina Lindqvist', share: 0.5 },
          { name: 'Shops', share: 0.3 },
          { name: 'Service teams', share: 0.2 },
        ],
      },
      {
        name: 'Nina (private)',
        email: 'nina.private@example.com',
        connection: 'none',
        groups: [{ name: 'Nina (private)', share: 0 }],
      },
    ],
  },
} as const satisfies Record<string, Blueprint>;

export type Persona = keyof typeof blueprints;
export const personas = Object.keys(blueprints) as readonly Persona[];
export const blueprintOf = (persona: Persona): Blueprint => blueprints[persona];
