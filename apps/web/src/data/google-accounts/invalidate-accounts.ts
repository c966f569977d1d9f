import { googleTokenQueries } from './queries.ts';
import { queryClient } from '../api/query-client.ts';

/** ONB-3: something says that an account is gone; who reads the accounts next asks for them. */
export const invalidateAccounts = (): Promise<void> =>
  queryClient.invalidateQueries({
    queryKey: googleTokenQueries.list().queryKey,
    refetchType: 'none',
  });
