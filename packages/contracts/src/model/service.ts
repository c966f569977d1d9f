import * as z from 'zod/mini';
import { SuggestedServiceId } from '../core/id.ts';
import { Category } from './category.ts';

/** One of the provider's own service types; `service_type_id` identifies it (SVC-2). */
export const StructuredService = z.looseObject({
  type: z.literal('structured'),
  service_type_id: z.string(),
  display_name: z.string(),
  category_id: z.optional(z.nullable(z.string())),
});
export type StructuredService = z.infer<typeof StructuredService>;

/** A service in the owner's words; `category_id` plus `display_name` identify it (SVC-2). */
export const FreeFormService = z.looseObject({
  type: z.literal('free_form'),
  display_name: z.string(),
  category_id: z.string(),
});
export type FreeFormService = z.infer<typeof FreeFormService>;

export const GoogleService = z.discriminatedUnion('type', [StructuredService, FreeFormService]);
export type GoogleService = z.infer<typeof GoogleService>;

export const CategoryServices = z.looseObject({
  category: Category,
  services: z.array(GoogleService),
});
export type CategoryServices = z.infer<typeof CategoryServices>;

export const ServicesView = z.looseObject({
  primary_category: z.nullable(CategoryServices),
  additional_categories: z.array(CategoryServices),
});
export type ServicesView = z.infer<typeof ServicesView>;

export const SuggestedService = z.looseObject({
  id: SuggestedServiceId,
  service_type_id: z.string(),
  display_name: z.string(),
  dismissed: z.boolean(),
  categories: z.array(Category),
});
export type SuggestedService = z.infer<typeof SuggestedService>;
