import { useLocation, useNavigate } from 'react-router';
import { readFlow, stepPath } from '../flow/flow-url.ts';
import { readProfileFilter, writeProfileFilter, type ProfileFilter } from './profile-filter.ts';

/** Always in place of the address before: Back leaves the step, whatever was searched in it. */
export function useProfileFilter() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const filter = readProfileFilter(search);

  const change = (next: ProfileFilter) => {
    const path = stepPath('onboarding.select-profiles', readFlow(search));
    const query = writeProfileFilter(next);
    void navigate(query ? `${path}&${query}` : path, { replace: true, preventScrollReset: true });
  };
  return [filter, change] as const;
}
