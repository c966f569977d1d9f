import * as z from 'zod/mini';

const text = z.optional(z.string());
const address = z.optional(z.string().check(z.regex(/\S/)));
const needed = z.string('Not set.').check(z.regex(/\S/));
const product = z.string('Not set.');
const flag = z.optional(z.enum(['on', 'off']));

const Settings = z.object({
  VITE_API_ORIGIN: text,
  VITE_ENVIRONMENT: z.optional(z.enum(['development', 'staging', 'production'])),
  VITE_SENTRY_DSN: address,

  VITE_PUSHER_KEY: address,
  VITE_PUSHER_CLUSTER: text,
  VITE_PUSHER_HOST: address,
  VITE_PUSHER_PORT: z.optional(z.string().check(z.regex(/^\d+$/))),
  VITE_PUSHER_TLS: flag,

  VITE_LOG_IN_URL: needed,
  VITE_LOG_OUT_URL: needed,
  VITE_ACCOUNT_URL: needed,
  VITE_GOOGLE_CONSENT_URL: needed,
  VITE_HELP_URL: address,

  VITE_PLATFORM_URL: product,
  VITE_RANKING_GRIDS_URL: product,
  VITE_RANK_TRACKER_URL: product,
  VITE_CITATION_FINDER_URL: product,
  VITE_REPUTATION_BUILDER_URL: product,
  VITE_REPUTATION_BUILDER_MARKETING_URL: product,
  VITE_LISTINGS_URL: product,

  VITE_FEATURE_ATTRIBUTES: flag,

  VITE_MAP_TILES: z.optional(
    z.string().check(z.regex(/^\/[^/]/, 'Needs a path on the page’s own origin: /map.pmtiles.')),
  ),
});

/** SHELL-6: a product with an empty address is not offered. */
const sibling = (url: string): string | undefined => url || undefined;

/** Throws an error that names the invalid settings; the build checks them first (`deploy/settings.ts`). */
export function readEnv(raw: Readonly<Record<string, unknown>>) {
  const result = z.safeParse(Settings, raw);
  if (!result.success) {
    const wrong = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The settings of this build are wrong: "${wrong.join('; ')}"`);
  }
  const settings = result.data;
  return {
    /** Empty if the API has the page's own origin. */
    apiOrigin: settings.VITE_API_ORIGIN ?? '',
    environment: settings.VITE_ENVIRONMENT ?? 'development',
    sentryDsn: settings.VITE_SENTRY_DSN,
    /** Without a cluster, the client connects to `host`, or else to the page's own host. */
    pusher: {
      key: settings.VITE_PUSHER_KEY ?? 'placekeeper',
      cluster: settings.VITE_PUSHER_CLUSTER ?? '',
      host: settings.VITE_PUSHER_HOST,
      port: settings.VITE_PUSHER_PORT === undefined ? undefined : Number(settings.VITE_PUSHER_PORT),
      tls: settings.VITE_PUSHER_TLS === undefined ? undefined : settings.VITE_PUSHER_TLS === 'on',
    },
    /** The application appends the encoded return address. */
    logInUrl: settings.VITE_LOG_IN_URL,
    logOutUrl: settings.VITE_LOG_OUT_URL,
    accountUrl: settings.VITE_ACCOUNT_URL,
    /** The application adds `redirect_uri` and `state` to the query. */
    googleConsentUrl: settings.VITE_GOOGLE_CONSENT_URL,
    /** Without this setting, the application shows no links to help pages. */
    helpUrl: settings.VITE_HELP_URL,
    siblings: {
      platform: sibling(settings.VITE_PLATFORM_URL),
      rankingGrids: sibling(settings.VITE_RANKING_GRIDS_URL),
      rankTracker: sibling(settings.VITE_RANK_TRACKER_URL),
      citationFinder: sibling(settings.VITE_CITATION_FINDER_URL),
      reputationBuilder: sibling(settings.VITE_REPUTATION_BUILDER_URL),
      reputationBuilderMarketing: sibling(settings.VITE_REPUTATION_BUILDER_MARKETING_URL),
      listings: sibling(settings.VITE_LISTINGS_URL),
    },
    /** The path of a PMTiles archive with the streets of the map. */
    mapTiles: settings.VITE_MAP_TILES,
    features: { attributes: settings.VITE_FEATURE_ATTRIBUTES !== 'off' },
  } as const;
}
