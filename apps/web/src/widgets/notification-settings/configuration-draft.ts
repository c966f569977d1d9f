import { NotificationConfigurationId } from '@placekeeper/contracts/core/id';
import { parse } from '@placekeeper/contracts/core/validate';
import { changeSources } from '@placekeeper/contracts/model/google-update';
import type {
  NotificationConfiguration,
  NotificationConfigurationInput,
} from '@placekeeper/contracts/model/notification';
import { emailMessages } from '@placekeeper/contracts/rules/email-address';
import { withoutDirectionMarks } from '@placekeeper/contracts/rules/hidden-characters';
import { notificationLimits } from '@placekeeper/contracts/rules/limits';
import {
  isProviderField,
  providerFields,
  type ProviderField,
} from '@placekeeper/contracts/rules/provider-fields';
import { defaultConfiguration } from '../../data/notification-settings/add-configuration.ts';
import type { NotificationScope } from '../../data/notification-settings/queries.ts';
import type { FieldErrors } from '@placekeeper/contracts/rules/validate-location';
import { validateNotification } from '@placekeeper/contracts/rules/validate-notification';
import { sameValue } from '@placekeeper/contracts/core/same-value';

export type ChangeSource = (typeof changeSources)[number];

export interface ConfigurationDraft {
  readonly period: NotificationConfigurationInput['period'];
  readonly sources: readonly ChangeSource[];
  /** False for all fields. `fields` keeps its value, so that switching back restores it. */
  readonly onlySome: boolean;
  readonly fields: readonly ProviderField[];
  /** One line per address. Empty lines are ignored. */
  readonly emails: readonly string[];
  readonly verificationStatus: boolean;
}

/** NOTIF-1: for the platform, an empty list of sources or fields means all. */
export function configurationDraftOf({
  period,
  options,
}: NotificationConfiguration): ConfigurationDraft {
  const { fields = [], emails = [] } = options;
  const sources = changeSources.filter((source) => options.sources?.includes(source));
  return {
    period: period === 'immediate' ? 'immediate' : 'daily',
    sources: sources.length === 0 ? changeSources : sources,
    onlySome: fields.length > 0,
    fields: fields.filter(isProviderField),
    emails: emails.length === 0 ? [''] : emails,
    verificationStatus: options.verification_status ?? true,
  };
}

/** A draft with the platform's defaults: a daily summary of every change. */
export const newConfiguration = (
  number: number,
  location: NotificationScope,
  email: string,
): NotificationConfiguration => ({
  // Ids of drafts count down from the largest safe integer, which the platform's ids don't reach.
  id: parse(NotificationConfigurationId, Number.MAX_SAFE_INTEGER - number),
  ...defaultConfiguration(location, email),
});

/** True if part of the configuration is unreadable. Its draft has defaults for that part. */
export const isUnread = ({ period, options }: NotificationConfiguration): boolean =>
  [period, options.fields, options.sources, options.emails, options.verification_status].includes(
    undefined,
  );

export function configurationInputOf(
  draft: ConfigurationDraft,
  { options }: Pick<NotificationConfiguration, 'options'>,
): NotificationConfigurationInput {
  return {
    period: draft.period,
    type: 'new-gbp-update',
    options: {
      // In a fixed order, so that removing a field and adding it again isn't a change.
      fields: draft.onlySome ? providerFields.filter((one) => draft.fields.includes(one)) : [],
      sources: changeSources.filter((one) => draft.sources.includes(one)),
      emails: filled(draft).map(({ email }) => email),
      verification_status: draft.verificationStatus,
      location: options.location ?? null,
    },
  };
}

export const isChanged = (
  draft: ConfigurationDraft,
  configuration: NotificationConfiguration,
): boolean =>
  JSON.stringify(configurationInputOf(draft, configuration)) !==
  JSON.stringify(configurationInputOf(configurationDraftOf(configuration), configuration));

/** The units in which edits are compared with other users' changes. */
const draftParts = ['period', 'sources', 'changes', 'emails', 'verificationStatus'] as const;
export type ConfigurationPart = (typeof draftParts)[number];

const valueOf = (draft: ConfigurationDraft, part: ConfigurationPart): unknown => {
  switch (part) {
    case 'changes':
      return draft.onlySome ? draft.fields.toSorted() : null;
    case 'sources':
      return draft.sources.toSorted();
    case 'emails':
      return filled(draft).map(({ email }) => email);
    default:
      return draft[part];
  }
};

export const changedConfigurationParts = (
  from: ConfigurationDraft,
  to: ConfigurationDraft,
): readonly ConfigurationPart[] =>
  draftParts.filter((part) => !sameValue(valueOf(from, part), valueOf(to, part)));

/** The draft with the chosen parts taken from `from`. */
export function withParts(
  draft: ConfigurationDraft,
  chosen: readonly ConfigurationPart[],
  from: ConfigurationDraft,
): ConfigurationDraft {
  const keys = chosen.flatMap((part) =>
    part === 'changes' ? (['onlySome', 'fields'] as const) : [part],
  );
  return { ...draft, ...Object.fromEntries(keys.map((key) => [key, from[key]])) };
}

/** The parts that the user and someone else changed to different values. */
export const overtakenParts = (
  began: ConfigurationDraft,
  typed: ConfigurationDraft,
  now: ConfigurationDraft,
): readonly ConfigurationPart[] => {
  const theirs = changedConfigurationParts(began, now);
  const apart = changedConfigurationParts(typed, now);
  return changedConfigurationParts(began, typed).filter(
    (part) => theirs.includes(part) && apart.includes(part),
  );
};

interface Saving {
  /** The saved configuration when the user started editing. */
  readonly began: ConfigurationDraft;
  /** The saved configuration that the user saw. */
  readonly shown: ConfigurationDraft;
  readonly typed: ConfigurationDraft;
  readonly now: ConfigurationDraft;
  /** The configurations of saves whose responses were lost. A saved value equal to theirs isn't another user's change. */
  readonly sent?: readonly ConfigurationDraft[] | undefined;
}

/** The configuration to send; null if it would overwrite a change that the user hasn't seen. */
export function draftToSend(saving: Saving): ConfigurationDraft | null {
  const { began, shown, typed, now, sent = [] } = saving;
  const isForeign = (part: ConfigurationPart) =>
    sent.every((own) => changedConfigurationParts(own, now).includes(part));
  return overtakenParts(began, typed, now).some(isForeign)
    ? null
    : withParts(now, changedConfigurationParts(shown, typed), typed);
}

/** Errors by the control that shows them. */
export interface ConfigurationErrors {
  readonly emails: Readonly<Record<number, string>>;
  readonly sources?: string | undefined;
  readonly fields?: string | undefined;
  readonly others: readonly string[];
}

export const errorCount = ({ emails, sources, fields }: ConfigurationErrors): number =>
  Object.keys(emails).length + (sources ? 1 : 0) + (fields ? 1 : 0);

/** All errors of a configuration, so that the user sees them at once. */
export function configurationErrors(draft: ConfigurationDraft): ConfigurationErrors {
  const emails = filled(draft).map(({ email }) => email);
  const faults = validateNotification({ options: { emails, sources: [...draft.sources] } });
  const lists = emails.flatMap((email, index) =>
    isList(email) ? [[`options.emails.${index}`, [emailMessages.tooMany]] as const] : [],
  );
  const found = placed(draft, { ...faults, ...Object.fromEntries(lists) });
  return draft.onlySome && draft.fields.length === 0
    ? { ...found, fields: 'Select at least one field, or choose All fields.' }
    : found;
}

/** `options.emails.1` is the second address sent. Empty lines aren't sent, so they don't count. */
export function placed(draft: ConfigurationDraft, errors: FieldErrors): ConfigurationErrors {
  const lines = filled(draft);
  const emails: Record<number, string> = {};
  const others: string[] = [];
  let sources: string | undefined;
  let fields: string | undefined;
  for (const [path, messages] of Object.entries(errors)) {
    const message = messages.join(' ');
    const position = /^options\.emails\.(\d+)$/.exec(path)?.[1];
    if (position !== undefined) emails[lines[Number(position)]?.line ?? 0] = message;
    else if (path === 'options.emails') emails[lines[0]?.line ?? 0] = message;
    else if (path === 'options.sources') sources = message;
    else if (path.startsWith('options.fields') && draft.onlySome) fields = message;
    else others.push(message);
  }
  return { emails, sources, fields, others };
}

const filled = ({ emails }: ConfigurationDraft) =>
  emails.map((text, line) => ({ email: text.trim(), line })).filter(({ email }) => email !== '');

/** Splits pasted addresses into lines and drops display names. Above the limit, the text stays in its line. */
export function withEmail(emails: readonly string[], line: number, text: string): string[] {
  const plain = withoutDirectionMarks(text).replace(/^\s*mailto:/i, '');
  const bare = withoutNames(plain);
  const parts = bare !== plain || isList(bare) ? bare.split(separators).filter(Boolean) : [bare];
  return emails.length - 1 + parts.length > notificationLimits.emails
    ? emails.with(line, text)
    : emails.toSpliced(line, 1, ...parts);
}

const separators = /[\s,;]+/;

/** True for a line with several addresses, which stayed unsplit because they exceed the limit. */
export const isList = (text: string): boolean => /\S[\s,;]+\S/.test(text);

/** Reduces `"Hart, Olivia" <o@example.com>` or `Olivia Hart <o@example.com>` to the address. */
function withoutNames(text: string): string {
  const [first = '', ...rest] = text.split('<');
  const before: string[] = [];
  let piece = first;
  for (const next of rest) {
    const end = next.indexOf('>');
    const address = next.slice(0, Math.max(end, 0));
    if (/^[^\s@]+@\S+$/.test(address)) {
      before.push(withoutName(piece), address);
      piece = next.slice(end + 1);
    } else {
      piece += `<${next}`;
    }
  }
  return [...before, piece].join(' ');
}

/** Drops the name before an address. Separators in a quoted name belong to the name. */
function withoutName(text: string): string {
  const named = text.trimEnd();
  const start = named.endsWith('"')
    ? named.lastIndexOf('"', named.length - 2)
    : Math.max(...['<', '>', ',', ';', '"', '@'].map((mark) => named.lastIndexOf(mark))) + 1;
  return named.slice(0, Math.max(start, 0));
}
