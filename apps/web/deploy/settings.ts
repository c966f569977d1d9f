import { loadEnv, type Plugin } from 'vite';
import { readEnv } from '../src/lib/read-env.ts';

/** A production build must name these addresses. The values are the twin's, which all other builds use. */
export const twinAddresses = {
  VITE_LOG_IN_URL: '/__mock/sign-in?return_to=',
  VITE_LOG_OUT_URL: '/__mock/sign-out',
  VITE_ACCOUNT_URL: '/__mock/account',
  VITE_GOOGLE_CONSENT_URL: '/__mock/google/consent',
  VITE_PLATFORM_URL: '/__mock/products/platform',
  VITE_RANKING_GRIDS_URL: '/__mock/products/ranking-grids',
  VITE_RANK_TRACKER_URL: '/__mock/products/rank-tracker',
  VITE_CITATION_FINDER_URL: '/__mock/products/citation-finder',
  VITE_REPUTATION_BUILDER_URL: '/__mock/products/reputation-builder',
  VITE_REPUTATION_BUILDER_MARKETING_URL: '/__mock/products/about-reputation-builder',
  VITE_LISTINGS_URL: '/__mock/products/listings',
} as const;

type Settings = Readonly<Record<string, string | undefined>>;

/** SHELL-6: an empty address hides the product. */
const canBeEmpty =
  /_(PLATFORM|RANKING_GRIDS|RANK_TRACKER|CITATION_FINDER|REPUTATION_BUILDER|MARKETING|LISTINGS)_URL$/;

export const missingSettings = (settings: Settings): readonly string[] =>
  Object.keys(twinAddresses).filter(
    (name) => settings[name] === undefined || (settings[name] === '' && !canBeEmpty.test(name)),
  );

let env: ReturnType<typeof readEnv>;

/**
 * Fails a build with invalid settings, and a production build without the addresses. Other builds use the twin's. Writes
 * the checked settings into the code, because checking them again would delay the first screen.
 */
export const settings: Plugin = {
  name: 'settings',
  enforce: 'pre',
  config({ root = process.cwd() }, { mode, command }) {
    const given: Settings = loadEnv(mode, root, 'VITE_');
    const isProduction = command === 'build' && mode === 'production';
    const missing = isProduction ? missingSettings(given) : [];
    if (missing.length > 0)
      throw new Error(
        `A production build needs settings that are not set: ${missing.join(', ')}. See docs/deploy.md; a build for the twin is \`npm run build\`.`,
      );
    env = readEnv({ ...twinAddresses, ...given });
  },
  load: {
    filter: { id: /\/apps\/web\/src\/lib\/env\.ts$/ },
    handler: () => `export const env = ${JSON.stringify(env)};`,
  },
};
