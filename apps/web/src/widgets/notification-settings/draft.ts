import type {
  NotificationConfiguration,
  NotificationConfigurationInput,
} from '@placekeeper/contracts/model/notification';
import { changeSources } from '@placekeeper/contracts/model/google-update';
import { withoutDirectionMarks } from '@placekeeper/contracts/rules/hidden-characters';
import {
  isProviderField,
  providerFields,
  type ProviderField,
} from '@placekeeper/contracts/rules/provider-fields';
import type { FieldErrors } from '@placekeeper/contracts/rules/validate-location';
import { validateNotification } from '@placekeeper/contracts/rules/validate-notification';

export type ChangeSource = (typeof changeSources)[number];

/** A configuration while it is edited. */
export interface ConfigurationDraft {
  readonly period: NotificationConfigurationInput['period'];
  readonly sources: readonly ChangeSource[];
  /** False for all of them, whatever is chosen meanwhile. */
  readonly onlySome: boolean;
  readonly fields: readonly ProviderField[];
  /** A line for each; an empty one is none. */
  readonly emails: readonly string[];
  readonly verificationStatus: boolean;
}

/** NOTIF-1: an empty list of sources or of fields means all of them. */
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

/** Something of it could not be read; the draft shows a default for that. */
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
      // In one order, so that what was taken away and chosen again is no change.
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

/** What is changed, and compared with what somebody else changed, as one. */
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
  draftParts.filter(
    (part) => JSON.stringify(valueOf(from, part)) !== JSON.stringify(valueOf(to, part)),
  );

/** These parts as they are there, the others as they were. */
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

/** What both changed, each to something else. */
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
  /** What was shown as saved. */
  readonly shown: ConfigurationDraft;
  readonly typed: ConfigurationDraft;
  /** What the platform holds at this moment. */
  readonly now: ConfigurationDraft;
  /** What was sent from here last: should its answer have been lost, it is nobody else's. */
  readonly sent: ConfigurationDraft | undefined;
}

/** NOTIF-2, DET-3: what is sent, or null where somebody else has changed the same and nobody here has seen it. */
export function draftToSend({ shown, typed, now, sent }: Saving): ConfigurationDraft | null {
  const foreign = sent
    ? changedConfigurationParts(sent, now)
    : changedConfigurationParts(shown, now);
  const both = overtakenParts(shown, typed, now).filter((part) => foreign.includes(part));
  return both.length > 0 ? null : withParts(now, changedConfigurationParts(shown, typed), typed);
}

/** What is wrong, where it stands on the screen. */
export interface ConfigurationErrors {
  readonly emails: Readonly<Record<number, string>>;
  readonly sources?: string | undefined;
  readonly fields?: string | undefined;
  /** What belongs to no field. */
  readonly others: readonly string[];
}

export const errorCount = ({ emails, sources, fields }: ConfigurationErrors): number =>
  Object.keys(emails).length + (sources ? 1 : 0) + (fields ? 1 : 0);

/** NOTIF-5: every fault together. */
export function configurationErrors(draft: ConfigurationDraft): ConfigurationErrors {
  const emails = filled(draft).map(({ email }) => email);
  const found = placed(
    draft,
    validateNotification({ options: { emails, sources: [...draft.sources] } }),
  );
  return draft.onlySome && draft.fields.length === 0
    ? { ...found, fields: 'Choose at least one field, or be told of all.' }
    : found;
}

/** ERR-4: `options.emails.1` is the second one that was sent, wherever it stands among empty lines. */
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
    else if (path.startsWith('options.fields')) fields = message;
    else others.push(message);
  }
  return { emails, sources, fields, others };
}

const filled = ({ emails }: ConfigurationDraft) =>
  emails.map((text, line) => ({ email: text.trim(), line })).filter(({ email }) => email !== '');

/** Several addresses pasted into one line become a line each; the names that a mail program copies along go. */
export function withEmail(emails: readonly string[], line: number, text: string): string[] {
  const plain = withoutDirectionMarks(text).replace(/^\s*mailto:/i, '');
  const bare = withoutNames(plain);
  const isList = bare !== plain || /\S[\s,;]+\S/.test(bare);
  const parts = isList ? bare.split(/[\s,;]+/).filter(Boolean) : [bare];
  return emails.toSpliced(line, 1, ...parts);
}

/** `"Hart, Olivia" <o@example.com>`, or `Olivia Hart <o@example.com>`: the addresses alone. */
function withoutNames(text: string): string {
  const [first = '', ...rest] = text.split('<');
  let bare = first;
  for (const piece of rest) {
    const [address = '', after] = piece.split('>', 2);
    const isAddress = after !== undefined && /^[^\s@]+@\S+$/.test(address);
    bare = isAddress
      ? `${withoutName(bare)} ${address} ${piece.slice(address.length + 1)}`
      : `${bare}<${piece}`;
  }
  return bare;
}

/** A quoted name may have separators in it. */
function withoutName(text: string): string {
  const named = text.trimEnd();
  const start = named.endsWith('"')
    ? named.lastIndexOf('"', named.length - 2)
    : Math.max(...['<', '>', ',', ';', '"', '@'].map((mark) => named.lastIndexOf(mark))) + 1;
  return named.slice(0, Math.max(start, 0));
}
