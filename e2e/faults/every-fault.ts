import { expect } from '@playwright/test';
import type { Twin } from '../fixtures/twin.ts';

export type Fault = Omit<Parameters<Twin['arm']>[0], 'endpoint'>;

/** The platform does not carry out the call, or its response is useless. */
export const failures = {
  'a refused permission': { status: 403 },
  'nothing there': { status: 404 },
  'a conflict': { status: 409 },
  'refused input': { status: 422 },
  // In seconds: longer than a user waits without a message.
  'too many requests': { status: 429, retry_after: 60 },
  'a platform that fails': { status: 500 },
  'a connection that breaks': { network: 'reset' },
} as const satisfies Readonly<Record<string, Fault>>;

/** The platform carries out the call, but the response is lost. */
export const lostAnswers = {
  'an answer that is lost': { network: 'lost-answer' },
  'an answer cut short': { body: 'truncated' },
} as const satisfies Readonly<Record<string, Fault>>;

export const malformed = { body: 'malformed' } as const satisfies Fault;
export const missingField = { body: 'missing-field' } as const satisfies Fault;

/** UPD-9: the application shows unknown values unchanged. */
export const unknownValue = { body: 'unknown-value' } as const satisfies Fault;
export const slow = { delay_ms: 700, times: 1 } as const satisfies Fault;
export const never = { hold: true, times: 1 } as const satisfies Fault;
export const expired = { status: 419 } as const satisfies Fault;
export const ended = { status: 401 } as const satisfies Fault;

/** False if no response of the endpoint can contain an unknown value or omit a field. */
export async function canBeArmed(twin: Twin, endpoint: string, fault: Fault): Promise<boolean> {
  try {
    await twin.arm({ endpoint, ...fault });
    return true;
  } catch (error) {
    if (/contains a value for/.test(String(error))) return false;
    throw error;
  }
}

/** Expects a call that matched a fault, because an unmatched fault proves nothing. */
export async function expectHit(twin: Twin, name: string): Promise<void> {
  const hits = async () => (await twin.faults()).reduce((sum, fault) => sum + fault.hits, 0);
  await expect.poll(hits, { message: `${name}: nobody called`, timeout: 10_000 }).not.toBe(0);
}
