import manifest from '../../package.json' with { type: 'json' };

export const information = {
  title: 'Placekeeper platform',
  version: manifest.version,
  description:
    'Manages Google Business Profiles. Generated from the contract in packages/contracts; `x-origin: ours` marks calls outside the product specification.',
} as const;
