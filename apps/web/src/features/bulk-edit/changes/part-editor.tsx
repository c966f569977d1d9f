import type { ComponentType } from 'react';
import { AreasChange } from './areas/areas-change.tsx';
import { AttributesChange } from './attributes/attributes-change.tsx';
import { AdditionalChange, PrimaryChange } from './categories/categories-change.tsx';
import type { PartName } from './draft.ts';
import type { PartEditorProps } from './change-parts.ts';
import { PhonesChange } from './phones/phones-change.tsx';
import { ServicesChange } from './services/services-change.tsx';
import { SpecialDaysChange } from './special-days/special-days-change.tsx';
import { TagsChange } from './tags/tags-change.tsx';
import { WeekChange } from './week/week-change.tsx';

const editors: Readonly<Record<PartName, ComponentType<PartEditorProps>>> = {
  primary: PrimaryChange,
  additional: AdditionalChange,
  phones: PhonesChange,
  areas: AreasChange,
  week: WeekChange,
  special: SpecialDaysChange,
  attributes: AttributesChange,
  services: ServicesChange,
  tags: TagsChange,
};

export function PartEditor({ name, ...props }: PartEditorProps & { readonly name: PartName }) {
  const Editor = editors[name];
  return <Editor {...props} />;
}
