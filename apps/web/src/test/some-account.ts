import { GoogleTokenId } from '@placekeeper/contracts/core/id';
import type { GoogleToken } from '@placekeeper/contracts/model/google-token';

/** A connected Google account. */
export const someAccount = (other: Partial<GoogleToken> = {}): GoogleToken => ({
  id: GoogleTokenId.parse(5),
  email: 'shop@example.com',
  name: null,
  status: 'active',
  created_at: '2026-01-01T00:00:00Z',
  last_contacted_at: null,
  ...other,
});
