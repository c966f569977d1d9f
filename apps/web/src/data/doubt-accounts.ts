import { googleTokenQueries } from './google-tokens.ts';
import { queryClient } from './query-client.ts';

/** ONB-3: something says that an account is gone; who reads the accounts next asks for them. */
export const doubtAccounts = (): Promise<void> =>
  queryClient.invalidateQueries({
    queryKey: googleTokenQueries.list().queryKey,
    refetchType: 'none',
  });
