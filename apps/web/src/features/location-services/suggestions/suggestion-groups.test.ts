import { SuggestedService } from '@placekeeper/contracts/model/service';
import type { GoogleService } from '@placekeeper/contracts/model/service';
import { expect, test } from 'vitest';
import { noSuggestionsText } from './suggestion-groups.ts';

const suggest = (id: number, name: string, dismissed = false) =>
  SuggestedService.parse({
    id,
    service_type_id: `job_type_id:${id}`,
    display_name: name,
    dismissed,
    categories: [],
  });
const custom: GoogleService = {
  type: 'free_form',
  category_id: 'gcid:bakery',
  display_name: 'birthday cakes',
};
const noChanges = { pending: new Map(), errors: new Map() };

test.for([
  [[], [], {}, 'No suggestions for these categories right now.'],
  [[suggest(1, 'Birthday cakes')], [custom], {}, 'All suggested services are already listed.'],
  [[suggest(1, 'Catering')], [], { filter: 'xylophone' }, 'No suggestions match.'],
  [[suggest(1, 'Catering', true)], [], {}, 'You’ve dismissed all suggestions.'],
  [[suggest(1, 'Catering', true)], [], { filter: 'xylophone' }, 'No suggestions match.'],
  [
    [suggest(1, 'Catering', true), suggest(2, 'Wedding cakes')],
    [],
    { filter: 'catering' },
    'No other suggestions match.',
  ],
] as const)(
  '@SVC-4 @SVC-6 an empty list of suggestions says why (%#)',
  ([suggestions, listed, filter, text]) => {
    expect(noSuggestionsText(suggestions, listed, noChanges, filter)).toBe(text);
  },
);
