import type { LocationId } from '@placekeeper/contracts/core/id';
import type { Deps } from '../../../deps.ts';
import { withoutDuplicates } from '../../../provider/services.ts';
import type { Actor } from '../../actor.ts';
import { authorize } from '../../authorize.ts';
import { changeServices } from './change-services.ts';

export function resolveDuplicateServices(deps: Deps, actor: Actor, id: LocationId): void {
  const location = authorize(deps, actor, 'location', id);
  const left = withoutDuplicates(location.profile);
  changeServices(deps, actor, location, left);
}
