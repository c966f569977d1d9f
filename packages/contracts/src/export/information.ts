import manifest from '../../package.json' with { type: 'json' };

/** The `info` of both documents. */
export const information = {
  title: 'Placekeeper platform',
  version: manifest.version,
  description:
    'Keeps Google Business Profiles right. Written from the contract in packages/contracts; `x-origin: ours` marks what the product specification does not show.',
} as const;
