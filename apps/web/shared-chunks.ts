import { existsSync } from 'node:fs';

const component = (name: string) => `packages/ui/src/components/${name}.tsx`;
const icon = (name: string) => `node_modules/lucide-react/dist/esm/icons/${name}.mjs`;
const widget = (name: string) => `apps/web/src/widgets/${name}`;

/**
 * What several screens load at once is one file for them: in many small ones the same code compresses less well, and each
 * of them is a request. A module comes with all that it imports, unless a group before has it; so the first groups are
 * those that the most screens load.
 */
const groups: Readonly<Record<string, readonly string[]>> = {
  common: [component('badge'), component('skeleton'), 'apps/web/src/lib/text/format.ts'],
  states: [
    component('empty-state'),
    component('icon-button'),
    component('status-dot'),
    'packages/ui/src/lib/locale.ts',
    icon('plus'),
    widget('page/load-failed.tsx'),
  ],
  fields: [
    component('checkbox'),
    component('lazy-menu'),
    ...['control-style', 'format-count'].map((name) => `packages/ui/src/lib/${name}.ts`),
    'packages/contracts/src/wording/store-code.ts',
    widget('location/location-label.tsx'),
    widget('location/label-colours.ts'),
    'apps/web/src/lib/browser/focus-after.ts',
    ...['arrow-up', 'check', 'chevron-right', 'ellipsis', 'minus', 'x'].map(icon),
  ],
  lists: [
    ...['pagination', 'search-field', 'table', 'tag-chip'].map(component),
    'packages/ui/src/lib/tag-colour.ts',
    ...[
      'filters/debounced-search',
      'location/location-name',
      'filters/location-search',
      'location/location-tags',
      'location/management-state',
    ].map((name) => widget(`${name}.tsx`)),
    widget('filters/filter-bar.tsx'),
    widget('selection/location-choice.ts'),
  ],
  profile: [
    ...[
      'location/country-options',
      'hours/week-hours',
      'hours/special-days',
      'field-value/field-name',
    ].map((name) => widget(`${name}.ts`)),
    widget('updates/update-title.tsx'),
    'apps/web/src/lib/text/sanitize-input.ts',
  ],
  'bulk-edits': ['items/duration-text.ts', 'choose/choice-skeleton.tsx', 'flow/step-bar.tsx'].map(
    (name) => `apps/web/src/features/bulk-edit/${name}`,
  ),
};

const inRepository = (path: string) => new URL(`../../${path}`, import.meta.url);

/** For Rolldown; a file that was moved has to be named anew. */
export const sharedChunks = Object.entries(groups).map(([name, paths]) => {
  const gone = paths.filter((path) => !existsSync(inRepository(path)));
  if (gone.length > 0) throw new Error(`Not there any more, see shared-chunks.ts: ${gone.join()}`);
  return { name, test: (id: string) => paths.some((path) => id.endsWith(`/${path}`)) };
});
