import type { Handlers } from '@placekeeper/contracts/core/handlers';
import { eq } from 'drizzle-orm';
import { users, type Simulation, type UserRow } from '../../db/schema/users.ts';
import { invalid, notFound } from '../../domain/errors.ts';
import { changeSimulation } from '../../domain/simulation/commands/change-simulation.ts';
import { dialectNames, dialectSentences } from '../../http/dialects/dialect-names.ts';
import { startSession } from '../../http/session.ts';
import { closeCodes } from '../../realtime/close-codes.ts';
import { ofUser } from '../../realtime/hub-faults.ts';
import { createAccount, type AccountWish } from '../../seed/create-account.ts';
import { findPersona } from '../../seed/personas.ts';
import { scenarioNames, type ScenarioName } from '../../seed/scenarios/names.ts';
import { scenarios } from '../../seed/scenarios/scenarios.ts';
import { caller, callerAsActor, type ControlContext } from '../context.ts';
import type { accountCalls } from '../contract/accounts.ts';
import type { Deps } from '../../deps.ts';
import { actorFor } from '../../domain/actor.ts';
import { runDueJobs } from '../../simulator/run-due-jobs.ts';

const presentSimulation = ({ mood, speed, digestHour }: Simulation) => ({
  mood,
  speed,
  digest_hour: digestHour,
});

export const accountHandlers: Handlers<typeof accountCalls, ControlContext> = {
  createAccount: ({ body }, reply, { deps, http, platforms, profiles }) => {
    const { scenario, locations, clock = 'manual' } = body;
    const persona = body.persona ?? (scenario ? scenarios[scenario].persona : 'owner');
    if (scenario && persona !== scenarios[scenario].persona) {
      const expected = scenarios[scenario].persona;
      throw invalid({ persona: [`The scenario ${scenario} requires the persona ${expected}.`] });
    }
    const user = scenario
      ? createScenario(deps, scenario, { clock, locations })
      : createAccount(deps, {
          persona,
          clock,
          locations,
          // Without a number of locations, the profiles come from the spreadsheet, if the twin was started with one.
          ...(persona === 'new' && locations === undefined && { profiles }),
        });
    const { platform: kind = platforms.usual.kind, dialects = platforms.usual.dialects } = body;
    platforms.choose(user.id, { kind, dialects });
    startSession(deps, http, user.id);
    return reply(200, { user_id: user.id });
  },
  scenarios: (_, reply) =>
    reply(200, {
      scenarios: scenarioNames.map((name) => {
        const { title, sentence, persona } = scenarios[name];
        return { name, title, sentence, persona };
      }),
    }),
  signIn: ({ body }, reply, { deps, http }) => {
    const user =
      'persona' in body
        ? findPersona(deps, body.persona)
        : deps.db.select().from(users).where(eq(users.id, body.user_id)).get();
    if (!user) throw notFound();
    startSession(deps, http, user.id);
    return reply(200, { user_id: user.id });
  },
  signOut: (_, reply, { deps, http }) => {
    startSession(deps, http, null);
    return reply(204);
  },
  dialects: (_, reply) =>
    reply(200, {
      dialects: dialectNames.map((name) => ({ name, sentence: dialectSentences[name] })),
    }),
  platform: (_, reply, context) => {
    const { kind, dialects } = context.platforms.of(caller(context).id);
    return reply(200, { platform: kind, dialects: [...dialects] });
  },
  changePlatform: ({ body }, reply, context) => {
    const { id } = caller(context);
    const before = context.platforms.of(id);
    const { platform = before.kind, dialects = [...before.dialects] } = body;
    context.platforms.choose(id, { kind: platform, dialects });
    // Makes open pages reconnect, so that they read the new platform.
    context.deps.hub.kick(closeCodes.reconnect, ofUser(id));
    return reply(200, { platform, dialects });
  },
  simulation: (_, reply, context) => reply(200, presentSimulation(caller(context).simulation)),
  changeSimulation: ({ body }, reply, context) => {
    const { digest_hour: digestHour, mood, speed } = body;
    const changed = changeSimulation(context.deps, callerAsActor(context), {
      ...(mood !== undefined && { mood }),
      ...(speed !== undefined && { speed }),
      ...(digestHour !== undefined && { digestHour }),
    });
    return reply(200, presentSimulation(changed));
  },
};

/** Creates an account, arranges the scenario in the account's past, and runs the jobs that have become due since. */
function createScenario(
  deps: Deps,
  name: ScenarioName,
  wish: Pick<AccountWish, 'clock' | 'locations'>,
): UserRow {
  const { persona, locations, pendingUpdates, ago = 0, arrange } = scenarios[name];
  const user = createAccount(deps, {
    persona,
    pendingUpdates,
    clock: wish.clock,
    locations: wish.locations ?? locations,
  });
  const { now } = actorFor(deps, user);
  arrange?.(deps, { user, now: now - ago });
  runDueJobs(deps, user.id, now);
  return user;
}
