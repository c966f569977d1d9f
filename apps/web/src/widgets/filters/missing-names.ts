import type { MissingFact } from '../../data/portfolio/record-filters.ts';

export const missingNames: Readonly<Record<MissingFact, string>> = {
  description: 'No description',
  hours: 'No business hours',
  phone: 'No phone number',
  website: 'No website',
};
