import * as z from 'zod/mini';

const text = z.optional(z.string());
const address = z.optional(z.string().check(z.minLength(1)));
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

  VITE_LOG_IN_URL: address,
  VITE_LOG_OUT_URL: address,
  VITE_ACCOUNT_URL: address,
  VITE_GOOGLE_CONSENT_URL: address,

  VITE_PLATFORM_URL: text,
  VITE_RANKING_GRIDS_URL: text,
  VITE_RANK_TRACKER_URL: text,
  VITE_CITATION_FINDER_URL: text,
  VITE_REPUTATION_BUILDER_URL: text,
  VITE_REPUTATION_BUILDER_MARKETING_URL: text,
  VITE_LISTINGS_URL: text,

  VITE_FEATURE_ATTRIBUTES: flag,
});

const sibling = (setting: string | undefined, product: string): string | undefined =>
  (setting ?? `/__mock/products/${product}`) || undefined;

/** A wrong setting stops the start, and says which it is. What is not set points at the twin. */
export function readEnv(raw: Readonly<Record<string, unknown>>) {
  const result = z.safeParse(Settings, raw);
  if (!result.success) {
    const wrong = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The settings of this build are wrong. ${wrong.join('; ')}`);
  }
  const settings = result.data;
  return {
    /** Empty: the API answers at the page's own origin. */
    apiOrigin: settings.VITE_API_ORIGIN ?? '',
    environment: settings.VITE_ENVIRONMENT ?? 'development',
    sentryDsn: settings.VITE_SENTRY_DSN,
    /** With a cluster, Pusher's own servers; else a host; else the page's own. */
    pusher: {
      key: settings.VITE_PUSHER_KEY ?? 'placekeeper',
      cluster: settings.VITE_PUSHER_CLUSTER ?? '',
      host: settings.VITE_PUSHER_HOST,
      port: settings.VITE_PUSHER_PORT === undefined ? undefined : Number(settings.VITE_PUSHER_PORT),
      tls: settings.VITE_PUSHER_TLS === undefined ? undefined : settings.VITE_PUSHER_TLS === 'on',
    },
    /** The way back is appended, encoded. */
    logInUrl: settings.VITE_LOG_IN_URL ?? '/__mock/sign-in?return_to=',
    logOutUrl: settings.VITE_LOG_OUT_URL ?? '/__mock/sign-out',
    accountUrl: settings.VITE_ACCOUNT_URL ?? '/__mock/account',
    /** `redirect_uri` and `state` are added to its query. */
    googleConsentUrl: settings.VITE_GOOGLE_CONSENT_URL ?? '/__mock/google/consent',
    /** One that is set to nothing is not offered. */
    siblings: {
      platform: sibling(settings.VITE_PLATFORM_URL, 'platform'),
      rankingGrids: sibling(settings.VITE_RANKING_GRIDS_URL, 'ranking-grids'),
      rankTracker: sibling(settings.VITE_RANK_TRACKER_URL, 'rank-tracker'),
      citationFinder: sibling(settings.VITE_CITATION_FINDER_URL, 'citation-finder'),
      reputationBuilder: sibling(settings.VITE_REPUTATION_BUILDER_URL, 'reputation-builder'),
      reputationBuilderMarketing: sibling(
        settings.VITE_REPUTATION_BUILDER_MARKETING_URL,
        'about-reputation-builder',
      ),
      listings: sibling(settings.VITE_LISTINGS_URL, 'listings'),
    },
    features: { attributes: settings.VITE_FEATURE_ATTRIBUTES !== 'off' },
  } as const;
}

export const env = readEnv(import.meta.env);
