import { changedConfigurationParts, withParts } from './configuration-draft.ts';
import type { ConfigurationDraft, ConfigurationPart } from './configuration-draft.ts';

/** The values that a form saved, with the parts that the user had changed. */
interface OwnSave {
  readonly values: ConfigurationDraft;
  readonly parts: readonly ConfigurationPart[];
}

/** Keyed by the configuration's id. */
export type OwnSaves = Readonly<Record<number, OwnSave>>;

export function withSave(saves: OwnSaves, id: number, { values, parts }: OwnSave): OwnSaves {
  const before = saves[id];
  const own = {
    values: withParts(before?.values ?? values, parts, values),
    parts: [...new Set([...(before?.parts ?? []), ...parts])],
  };
  return { ...saves, [id]: own };
}

export function withoutPart(saves: OwnSaves, id: number, part: ConfigurationPart): OwnSaves {
  const own = saves[id];
  if (!own) return saves;
  return { ...saves, [id]: { ...own, parts: own.parts.filter((one) => one !== part) } };
}

/** Saved parts that someone else has overwritten and the user hasn't edited again. */
export function overwrittenParts(
  own: OwnSave | undefined,
  saved: ConfigurationDraft,
  typed: ConfigurationDraft,
): readonly ConfigurationPart[] {
  if (!own) return [];
  const edited = changedConfigurationParts(saved, typed);
  return changedConfigurationParts(own.values, saved).filter(
    (part) => own.parts.includes(part) && !edited.includes(part),
  );
}
