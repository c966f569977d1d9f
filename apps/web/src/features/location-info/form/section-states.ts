import { patchFields } from '@placekeeper/contracts/rules/provider-fields';
import type { FieldStates } from '../../../widgets/publishing/field-states.ts';
import { infoSections, type InfoField } from './info-values.ts';

const ofGoogle: Readonly<Record<string, string>> = {
  ...patchFields,
  categories: 'categories',
  hours: 'regularHours',
  special_days: 'specialHours',
};

export type SectionState = 'invalid' | 'declined' | 'edited' | 'update';

interface FormFacts {
  readonly wrong: readonly InfoField[];
  readonly changed: readonly InfoField[];
  readonly states: FieldStates;
  /** Google's fields with a pending update. */
  readonly pending: readonly string[];
}

export interface SectionEntry {
  readonly title: string;
  /** The first of the section's fields, by Google's name. */
  readonly first: string;
  readonly states: readonly SectionState[];
}

/** Sections in the form's order; the states of each section, most urgent first. */
export function sectionEntries(facts: FormFacts): readonly SectionEntry[] {
  const declined = Object.entries(facts.states).flatMap(([field, state]) =>
    state.kind === 'failed' ? [field] : [],
  );
  return Object.values(infoSections).map(({ title, fields }) => {
    const named: readonly InfoField[] = fields;
    const provider = named.map((field) => ofGoogle[field] ?? field);
    const has = {
      invalid: named.some((field) => facts.wrong.includes(field)),
      declined: provider.some((field) => declined.includes(field)),
      edited: named.some((field) => facts.changed.includes(field)),
      update: provider.some((field) => facts.pending.includes(field)),
    };
    const order: readonly SectionState[] = ['invalid', 'declined', 'edited', 'update'];
    return { title, first: provider[0] ?? '', states: order.filter((state) => has[state]) };
  });
}
