import type { GoogleUpdateId, NotificationConfigurationId } from '@placekeeper/contracts/core/id';
import { mailbox } from '@placekeeper/contracts/rules/email-address';
import { isNotifiedOf } from '@placekeeper/contracts/rules/notifications-in-force';
import { and, asc, eq, gte, isNull, sql } from 'drizzle-orm';
import { prepared } from '../../../db/client.ts';
import { googleUpdates, type GoogleUpdateRow } from '../../../db/schema/google-updates.ts';
import { locations, type LocationRow } from '../../../db/schema/locations.ts';
import type { NotificationConfigurationRow } from '../../../db/schema/notifications.ts';
import type { Deps } from '../../../deps.ts';
import type { Mail, Sender } from '../../../mail/mail.ts';
import { digestMail, type LocationUpdates } from '../../../mail/update-mails.ts';
import type { Actor } from '../../actor.ts';
import { transact } from '../../transact.ts';
import { claimDelivery, sendMail, wasDelivered } from './deliver.ts';
import { configurationsInForce } from '../queries/list.ts';
import { mailedLocation, mailedUpdate } from '../mail-values.ts';

const queries = prepared((db) => ({
  open: db
    .select({ update: googleUpdates, location: locations })
    .from(googleUpdates)
    .innerJoin(locations, eq(locations.id, googleUpdates.locationId))
    .where(
      and(
        eq(googleUpdates.userId, sql.placeholder('userId')),
        isNull(googleUpdates.resolvedAction),
        gte(googleUpdates.id, sql.placeholder('fromUpdateId')),
      ),
    )
    .orderBy(asc(locations.name), asc(locations.id), asc(googleUpdates.id))
    .prepare(),
}));

interface Claim {
  readonly configuration: NotificationConfigurationRow;
  readonly address: string;
  readonly update: GoogleUpdateRow;
  readonly location: LocationRow;
}

interface DigestRange {
  readonly fromUpdateId: GoogleUpdateId;
  /** Limits the digest to one configuration; absent for all daily configurations. */
  readonly only?: NotificationConfigurationId;
}

/** NOTIF-1: mails the open updates from `fromUpdateId` on. Safe to run twice, because each update is claimed once. */
export function sendDigest(deps: Deps, actor: Actor, range: DigestRange): void {
  transact(deps, () => {
    const claims = claimUpdates(deps, actor, range);
    const mails = new Map<string, Mail>();
    for (const claimed of Map.groupBy(claims, ({ address }) => mailbox(address)).values()) {
      const [first] = claimed;
      if (!first) continue;
      // Composes one mail for all recipients with the same updates and scopes.
      const key = claimed
        .map(({ configuration, update }) => `${configuration.locationId} ${update.id}`)
        .join();
      const mail = mails.get(key) ?? compose(deps, actor, claimed);
      mails.set(key, mail);
      sendMail(deps, actor, first.address, mail);
    }
  });
}

/** Ordered by location, then by age. Claims each delivery, so that no digest repeats it. */
function claimUpdates(
  deps: Deps,
  actor: Actor,
  { fromUpdateId, only }: DigestRange,
): readonly Claim[] {
  const open = queries(deps.db).open.all({ userId: actor.user.id, fromUpdateId });
  return [...Map.groupBy(open, ({ location }) => location.id)].flatMap(([locationId, updates]) => {
    const daily = configurationsInForce(deps, actor, locationId).filter(
      ({ id, period }) => period === 'daily' && (only === undefined || only === id),
    );
    return updates.flatMap((one) =>
      daily
        .filter((configuration) => covers(configuration, one.update))
        .flatMap((configuration) =>
          configuration.options.emails
            .filter(
              (address) => !wasMailedBefore(deps, configuration, { address, update: one.update }),
            )
            .filter((address) =>
              claimDelivery(deps, actor, { updateId: one.update.id, address, period: 'daily' }),
            )
            .map((address): Claim => ({ configuration, address, ...one })),
        ),
    );
  });
}

/** An update that was mailed immediately is not mailed again by a configuration that became daily. */
const wasMailedBefore = (
  deps: Deps,
  { savedAtUpdateId }: NotificationConfigurationRow,
  { address, update }: Pick<Claim, 'address' | 'update'>,
) =>
  update.id <= savedAtUpdateId &&
  wasDelivered(deps, { updateId: update.id, address, period: 'immediate' });

const covers = ({ options }: NotificationConfigurationRow, update: GoogleUpdateRow) =>
  isNotifiedOf(options, { field_name: update.fieldName, type: update.type });

function compose(deps: Deps, actor: Actor, claims: readonly Claim[]): Mail {
  const days = [...Map.groupBy(claims, ({ location }) => location.id).values()];
  return digestMail(
    deps.webOrigin,
    { account: actor.user.name, scopes: scopesOf(claims) },
    days.flatMap((group): readonly LocationUpdates[] => {
      const [first] = group;
      if (!first) return [];
      return [
        {
          location: mailedLocation(first.location),
          updates: group.map(({ update }) => mailedUpdate(update)),
        },
      ];
    }),
  );
}

/** Null, for the account, comes first; then the locations with their own settings. */
function scopesOf(claims: readonly Claim[]): Sender['scopes'] {
  const own = new Map(
    claims
      .filter(({ configuration }) => configuration.locationId !== null)
      .map(({ location }) => [location.id, mailedLocation(location)]),
  );
  const account = claims.some(({ configuration }) => configuration.locationId === null);
  return [...(account ? [null] : []), ...own.values()];
}
