import type { LocationId } from '@placekeeper/contracts/core/id';
import {
  validateCategories,
  type CategoryChoice,
} from '@placekeeper/contracts/rules/validate-categories';
import { collectErrors } from '@placekeeper/contracts/rules/validate-location';
import type { Deps } from '../../../deps.ts';
import { findCategory } from '../../../provider/catalogue.ts';
import type { Profile, ServiceItem } from '@placekeeper/contracts/profile/profile';
import type { Actor } from '../../actor.ts';
import { conflict, refuseInvalid } from '../../errors.ts';
import { authorize } from '../../authorize.ts';
import { liveProfile } from '../../live-profile.ts';
import { saveAndPublish } from './update.ts';

/**
 * DET-2: replaces the categories and removes services that belong to none of the new categories. Publishing removes
 * these services from the provider's profile, too. While Google blocks services, a change that would remove services is
 * refused.
 */
export function updateCategories(
  deps: Deps,
  actor: Actor,
  { id, ...choice }: CategoryChoice & { readonly id: LocationId },
): void {
  const row = authorize(deps, actor, 'location', id);
  const { primary_category_id: primary } = choice;
  const {
    additional_category_ids: additional = row.profile.categories.additional.filter(
      (category) => category !== primary,
    ),
  } = choice;
  const categories = { primary, additional };
  checkChoice(categories);
  const orphans = orphanedServices(row.profile, categories);
  if (orphans.length > 0 && liveProfile(deps, row).servicesBlocked) {
    throw conflict(
      'Some services belong to a category you removed. Google doesn’t allow service changes on this profile.',
    );
  }
  const serviceItems = row.profile.serviceItems.filter((item) => !orphans.includes(item));
  saveAndPublish(
    deps,
    actor,
    row,
    { ...row.profile, categories, serviceItems },
    {
      named: ['categories'],
    },
  );
}

function checkChoice({ primary, additional }: Profile['categories']): void {
  const unknown = 'This category doesn’t exist. Choose one from the list.';
  refuseInvalid(
    collectErrors((add) => {
      for (const [path, message] of validateCategories({
        primary_category_id: primary,
        additional_category_ids: additional,
      }))
        add(path, message);
      if (primary !== '' && !findCategory(primary)) add('primary_category_id', unknown);
      for (const [index, category] of additional.entries()) {
        if (!findCategory(category)) add(`additional_category_ids.${index}`, unknown);
      }
    }),
  );
}

/** Services of removed categories that no new category offers. */
function orphanedServices(
  { categories: before, serviceItems }: Profile,
  after: Profile['categories'],
): readonly ServiceItem[] {
  const kept = new Set([after.primary, ...after.additional]);
  const removed = [before.primary, ...before.additional].filter((category) => !kept.has(category));
  const offered = (category: string, serviceTypeId: string) =>
    findCategory(category)?.services?.some((service) => service.id === serviceTypeId) ?? false;
  return serviceItems.filter((item) => {
    if ('freeFormServiceItem' in item) return removed.includes(item.freeFormServiceItem.category);
    const { serviceTypeId } = item.structuredServiceItem;
    return (
      removed.some((category) => offered(category, serviceTypeId)) &&
      !Array.from(kept).some((category) => offered(category, serviceTypeId))
    );
  });
}
