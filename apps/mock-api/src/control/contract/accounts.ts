import { endpoint } from '@placekeeper/contracts/core/endpoint';
import { invalid, missing } from '@placekeeper/contracts/core/error';
import { UserId } from '@placekeeper/contracts/core/id';
import { NoContent } from '@placekeeper/contracts/core/wire-types';
import * as z from 'zod/mini';
import { dialectNames } from '../../http/dialects/dialect-names.ts';
import { platformKinds } from '../../http/platforms.ts';
import { personas } from '../../seed/blueprints.ts';
import { scenarioNames } from '../../seed/scenarios/names.ts';
import { failed, signedOut } from './refusals.ts';

const Simulation = z.strictObject({
  mood: z.enum(['still', 'calm', 'busy']),
  /** The speed of the platform and the provider; 1 is normal. */
  speed: z.number().check(z.minimum(0.1), z.maximum(1000)),
  /** The hour (UTC) of the daily digests. */
  digest_hour: z.int().check(z.minimum(0), z.maximum(23)),
});

/** Omitted fields stay unchanged. */
const PlatformChange = {
  platform: z.optional(z.enum(platformKinds)),
  dialects: z.optional(z.array(z.enum(dialectNames))),
};
const PlatformOf = z.looseObject({
  platform: z.enum(platformKinds),
  dialects: z.array(z.enum(dialectNames)),
});

export const accountCalls = {
  createAccount: endpoint({
    method: 'POST',
    path: '/__mock/accounts',
    summary: 'Creates an account and signs the caller in to it',
    body: z.strictObject({
      /** Omitted with a scenario, because the scenario determines the persona. */
      persona: z.optional(z.enum(personas)),
      scenario: z.optional(z.enum(scenarioNames)),
      /**
       * For `new`: the number of generated profiles at the provider, even if the twin was started with a
       * spreadsheet.
       */
      locations: z.optional(z.int().check(z.minimum(0), z.maximum(100_000))),
      /** `manual` is the default: time stands still until `advanceClock`. */
      clock: z.optional(z.enum(['manual', 'live'])),
      ...PlatformChange,
    }),
    responses: { 200: z.looseObject({ user_id: UserId }), ...invalid, ...failed },
  }),
  scenarios: endpoint({
    method: 'GET',
    path: '/__mock/scenarios',
    summary: 'The scenarios in which an account can be created',
    responses: {
      200: z.looseObject({
        scenarios: z.array(
          z.looseObject({
            name: z.enum(scenarioNames),
            title: z.string(),
            sentence: z.string(),
            persona: z.enum(personas),
          }),
        ),
      }),
      ...failed,
    },
  }),
  signIn: endpoint({
    method: 'POST',
    path: '/__mock/sign-in',
    summary: 'Signs the caller in, as a persona or as an existing account',
    body: z.union([
      z.strictObject({ persona: z.enum(personas) }),
      z.strictObject({ user_id: UserId }),
    ]),
    responses: { 200: z.looseObject({ user_id: UserId }), ...missing, ...invalid, ...failed },
  }),
  signOut: endpoint({
    method: 'POST',
    path: '/__mock/sign-out',
    summary: 'Ends the session',
    responses: { 204: NoContent, ...failed },
  }),
  dialects: endpoint({
    method: 'GET',
    path: '/__mock/dialects',
    summary: 'The dialects: ways to respond where the specification is silent',
    responses: {
      200: z.looseObject({
        dialects: z.array(z.looseObject({ name: z.enum(dialectNames), sentence: z.string() })),
      }),
      ...failed,
    },
  }),
  platform: endpoint({
    method: 'GET',
    path: '/__mock/platform',
    summary: "The account's platform and its dialects",
    responses: { 200: PlatformOf, ...signedOut, ...failed },
  }),
  changePlatform: endpoint({
    method: 'PUT',
    path: '/__mock/platform',
    summary: "Changes the account's platform; omitted fields stay unchanged",
    body: z.strictObject(PlatformChange),
    responses: { 200: PlatformOf, ...signedOut, ...invalid, ...failed },
  }),
  simulation: endpoint({
    method: 'GET',
    path: '/__mock/simulation',
    summary: "The account's simulation",
    responses: { 200: Simulation, ...signedOut, ...failed },
  }),
  changeSimulation: endpoint({
    method: 'PUT',
    path: '/__mock/simulation',
    summary: "Changes the account's simulation; omitted fields stay unchanged",
    body: z.partial(Simulation),
    responses: { 200: Simulation, ...signedOut, ...invalid, ...failed },
  }),
};
