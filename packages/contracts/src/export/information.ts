import manifest from '../../package.json' with { type: 'json' };

export const information = {
  title: 'Placekeeper platform',
  version: manifest.version,
  description:
    'Manages Google Business Profiles. Generated from the contract in packages/contracts; `x-origin: ours` marks calls outside the product specification.',
} as const;

const session = {
  in: 'cookie',
  name: 'placekeeper_session',
  description:
    'Set by the platform; not readable by scripts. Its name is a setting of the platform.',
} as const;

export const securitySchemes = {
  session: { type: 'apiKey', ...session },
  xsrfToken: {
    type: 'apiKey',
    in: 'header',
    name: 'X-XSRF-TOKEN',
    description: 'The decoded value of the XSRF-TOKEN cookie, read again for every request.',
  },
} as const;

/** A private channel needs a signature, which the platform gives to a session. */
export const channelSecuritySchemes = { session: { type: 'httpApiKey', ...session } } as const;
