import { locations } from '@placekeeper/contracts/endpoints/locations';
import { notificationSettings } from '@placekeeper/contracts/endpoints/notification-settings';
import { beforeEach, expect, test } from 'vitest';
import { autoRejectionOf } from '../data/auto-rejection/mutations.ts';
import { call } from '../data/api/client.ts';
import {
  infoPatchOf,
  changedInfoFields as changedInfo,
  infoValuesOf as infoOf,
} from '../features/location-info/form/info-values.ts';
import {
  changedRejectionFields as changedRule,
  settingsOf,
  tickOf,
  rejectionValuesOf as ruleOf,
} from '../features/location-settings/rejection-values.ts';
import { openTwinPage } from '../test/twin-page.ts';
import {
  beforeSaving,
  conflictingFields,
  copyFields,
  rebaseEdits,
  type EditBaseline,
} from '../widgets/saved-form/edit-conflicts.ts';
import {
  changedConfigurationParts,
  configurationDraftOf,
  draftToSend,
  configurationInputOf,
  withParts,
} from '../widgets/notification-settings/configuration-draft.ts';

/** A form that is open in a separate window. */
interface Device {
  readonly open: () => Promise<void>;
  readonly type: () => void;
  /** Shows the values that another window saved. Only windows of one browser call it, after each save. */
  readonly receive: () => Promise<void>;
  /** In a conflict, accepts the value of the other device, saves the rest and returns true. */
  readonly save: () => Promise<boolean>;
}

/** Every order in which two devices open, type and save. */
function orders(left: number, right: number): readonly string[] {
  if (left === 0) return ['B'.repeat(right)];
  if (right === 0) return ['A'.repeat(left)];
  return [
    ...orders(left - 1, right).map((rest) => `A${rest}`),
    ...orders(left, right - 1).map((rest) => `B${rest}`),
  ];
}
const all = orders(3, 3);

/** Devices receive no events from the platform; windows of one browser receive each save of the other one. */
type Kind = 'devices' | 'windows';

const cases = (['devices', 'windows'] as const).flatMap((kind) =>
  all.map((order) => [kind, order] as const),
);

/** Returns whether either window had a conflict. */
async function inOrder(kind: Kind, order: string, a: Device, b: Device): Promise<boolean> {
  const steps = [a, b].map(({ open, type, save }) => [open, type, save] as const);
  const done = [0, 0];
  let asked = false;
  for (const name of order) {
    const [which, other] = name === 'A' ? ([0, 1] as const) : ([1, 0] as const);
    const step = steps[which]?.[done[which] ?? 0];
    done[which] = (done[which] ?? 0) + 1;
    if ((await step?.()) === true) asked = true;
    if (kind === 'windows' && done[which] === 3 && (done[other] ?? 0) > 0)
      await [a, b][other]?.receive();
  }
  return asked;
}

/** Whether the user who saves last has typed without seeing the first save. */
const isBlind = (kind: Kind, order: string): boolean => {
  const second = isFirst(order, 'A') ? 'B' : 'A';
  const firstSave = order.lastIndexOf(second === 'A' ? 'B' : 'A');
  const opened = order.indexOf(second);
  const typed = order.indexOf(second, opened + 1);
  return (kind === 'devices' ? opened : typed) < firstSave;
};
const isFirst = (order: string, name: 'A' | 'B'): boolean => !order.endsWith(name);

function device<Values extends object, Field extends keyof Values>(form: {
  readonly read: () => Promise<Values>;
  readonly changedFields: (saved: Values, now: Values) => readonly Field[];
  readonly typing: Partial<Values>;
  readonly send: (values: Values, changed: readonly Field[]) => Promise<unknown>;
}): Device {
  let since: EditBaseline<Values>;
  let typed: Values;
  const { changedFields } = form;
  const save = async (): Promise<boolean> => {
    const now = await form.read();
    const next = beforeSaving<Values, Field>({ since, now, typed, changedFields });
    if (next.kind === 'send') {
      if (next.changed.length > 0) await form.send(next.values, next.changed);
      return false;
    }
    const mine = changedFields(since.saved, typed);
    since = rebaseEdits(mine, since, now, typed);
    // The form refuses to save while the conflict is unresolved.
    expect(beforeSaving<Values, Field>({ since, now, typed, changedFields }).kind).toBe('ask');
    const open = conflictingFields(mine, since, typed);
    typed = copyFields(
      now,
      mine.filter((field) => !open.includes(field)),
      typed,
    );
    since = { saved: now, began: now };
    await save();
    return true;
  };
  return {
    open: async () => {
      typed = await form.read();
      since = { saved: typed, began: typed };
    },
    receive: async () => {
      const now = await form.read();
      const mine = changedFields(since.saved, typed);
      since = rebaseEdits(changedFields(since.saved, now), since, now, typed);
      typed = copyFields(now, mine, typed);
    },
    type: () => {
      typed = { ...typed, ...form.typing };
    },
    save,
  };
}

let id: Parameters<typeof locationOf>[0];
const locationOf = async (of: Awaited<ReturnType<typeof first>>['id']) =>
  (await call(locations.show, { params: { id: of } })).location;
async function first() {
  const [location] = (await call(locations.list, { query: { gbp_management_status: 'enabled' } }))
    .data;
  if (!location) throw new Error('Nothing is managed.');
  return location;
}

beforeEach(async () => {
  await openTwinPage();
  ({ id } = await first());
});

const infoDevice = (typing: Partial<ReturnType<typeof infoOf>>): Device =>
  device({
    read: async () => infoOf(await locationOf(id)),
    changedFields: changedInfo,
    typing,
    send: (values, changed) =>
      call(locations.update, { params: { id }, body: infoPatchOf(values, changed) }),
  });

const closed = { mode: 'closed', periods: [] } as const;
const early = { mode: 'hours', periods: [{ open: '05:00', close: '06:00' }] } as const;

test.each(cases)(
  '@DET-2 @DET-3 the week and the special days of two %s are both saved, %s',
  async (kind, order) => {
    const before = infoOf(await locationOf(id));
    const asked = await inOrder(
      kind,
      order,
      infoDevice({ hours: [early, ...before.hours.slice(1)] }),
      infoDevice({ special_days: [...before.special_days, { date: '2031-12-24', ...closed }] }),
    );
    const { opening_hours: kept } = await locationOf(id);
    expect(asked).toBe(false);
    expect(JSON.stringify(kept?.periods)).toContain('05:00');
    expect(JSON.stringify(kept?.special_periods)).toMatch(/2031/);
  },
);

test.each(cases)(
  '@DET-2 @DET-3 two %s edit the same field and one other field each, %s',
  async (kind, order) => {
    const asked = await inOrder(
      kind,
      order,
      infoDevice({ description: 'Of A.', label: 'Of A' }),
      infoDevice({ description: 'Of B.', website_url: 'https://b.example/' }),
    );
    const kept = infoOf(await locationOf(id));
    expect(asked).toBe(isBlind(kind, order));
    expect([kept.label, kept.website_url]).toEqual(['Of A', 'https://b.example/']);
    // In a conflict, the second device accepts the saved value. Without a conflict, it has seen the saved value and
    // replaces it.
    const last = isFirst(order, 'A') === isBlind(kind, order) ? 'Of A.' : 'Of B.';
    expect(kept.description).toBe(last);
  },
);

const ruleDevice = (typing: Partial<ReturnType<typeof ruleOf>>): Device =>
  device({
    read: async () => ruleOf(autoRejectionOf(await locationOf(id))),
    changedFields: changedRule,
    typing,
    send: (values) => call(locations.autoRejection, { params: { id }, body: settingsOf(values) }),
  });

test.each(cases)('@LSET-1 @DET-3 the rule of a location on two %s, %s', async (kind, order) => {
  await call(locations.autoRejection, {
    params: { id },
    body: {
      google_update_behaviour: 'auto-reject-by-field',
      auto_rejection_fields: ['title'],
      allow_owner_manager_auto_reject: false,
    },
  });
  const asked = await inOrder(
    kind,
    order,
    ruleDevice({ [tickOf('websiteUri')]: true }),
    ruleDevice({ [tickOf('title')]: false, [tickOf('categories')]: true }),
  );
  expect(asked).toBe(false);
  expect(autoRejectionOf(await locationOf(id)).auto_rejection_fields.toSorted()).toEqual([
    'categories',
    'websiteUri',
  ]);
});

function notificationDevice(typing: Partial<ReturnType<typeof configurationDraftOf>>): Device {
  const read = async () => {
    const [configuration] = (await call(notificationSettings.list, {})).configurations;
    if (!configuration) throw new Error('Nobody is told.');
    return configuration;
  };
  let began: ReturnType<typeof configurationDraftOf>;
  let shown: typeof began;
  let typed: typeof began;
  const save = async (): Promise<boolean> => {
    const held = await read();
    const now = configurationDraftOf(held);
    const next = draftToSend({ began, shown, typed, now });
    if (next) {
      await call(notificationSettings.update, {
        params: { id: held.id },
        body: configurationInputOf(next, held),
      });
      return false;
    }
    // The draft cannot be sent while the conflict is unresolved.
    expect(draftToSend({ began, shown: now, typed, now })).toBeNull();
    typed = withParts(typed, ['emails'], now);
    shown = withParts(shown, ['emails'], now);
    began = withParts(began, ['emails'], now);
    await save();
    return true;
  };
  return {
    open: async () => {
      shown = configurationDraftOf(await read());
      began = shown;
      typed = shown;
    },
    receive: async () => {
      const now = configurationDraftOf(await read());
      typed = withParts(now, changedConfigurationParts(shown, typed), typed);
      // An edited form keeps the values with which the edit began.
      if (changedConfigurationParts(typed, now).length === 0) began = now;
      shown = now;
    },
    type: () => {
      typed = { ...typed, ...typing };
    },
    save,
  };
}

test.each(cases)('@NOTIF-2 @DET-3 a notification on two %s, %s', async (kind, order) => {
  const { configurations } = await call(notificationSettings.list, {});
  if (configurations.length === 0) await call(notificationSettings.create, {});
  const asked = await inOrder(
    kind,
    order,
    notificationDevice({ emails: ['a@example.com'], verificationStatus: false }),
    notificationDevice({ emails: ['b@example.com'], onlySome: true, fields: ['title'] }),
  );
  const [kept] = (await call(notificationSettings.list, {})).configurations;
  expect(asked).toBe(isBlind(kind, order));
  expect(kept?.options).toMatchObject({ verification_status: false, fields: ['title'] });
  expect(kept?.options.emails).toEqual([
    isFirst(order, 'A') === isBlind(kind, order) ? 'a@example.com' : 'b@example.com',
  ]);
});
