import * as z from 'zod/mini';
import { Category } from './category.ts';

/** One of the provider's own services, and the categories that offer it. */
export const ServiceType = z.looseObject({
  service_type_id: z.string(),
  display_name: z.string(),
  categories: z.array(Category),
});
export type ServiceType = z.infer<typeof ServiceType>;
