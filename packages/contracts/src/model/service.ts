import * as z from '../core/zod.ts';
import { SuggestedServiceId } from '../core/id.ts';
import { expected, isObject, reshaped } from '../core/schema-annotations.ts';
import { Category } from './category.ts';

/** One of the provider's own service types; `service_type_id` identifies it (SVC-2). */
export const StructuredService = reshaped(
  z.looseObject({
    type: z.literal('structured'),
    service_type_id: z.string(),
    display_name: z.string(),
    category_id: z.optional(z.nullable(z.string())),
  }),
  typed,
);
export type StructuredService = z.infer<typeof StructuredService>;

/** A custom service, identified by `category_id` and `display_name` (SVC-2). */
export const FreeFormService = reshaped(
  z.looseObject({
    type: z.literal('free_form'),
    display_name: z.string(),
    category_id: z.string(),
  }),
  typed,
);
export type FreeFormService = z.infer<typeof FreeFormService>;

/** Decides the type by `service_type_id`, because platforms name the types differently. */
export const GoogleService = reshaped(
  z.discriminatedUnion('type', [StructuredService, FreeFormService]),
  typed,
);
export type GoogleService = z.infer<typeof GoogleService>;

export const CategoryServices = z.looseObject({
  category: Category,
  services: z.array(GoogleService),
});
export type CategoryServices = z.infer<typeof CategoryServices>;
export type SentCategoryServices = z.input<typeof CategoryServices>;

export const ServicesView = z.looseObject({
  primary_category: expected(z.nullable(CategoryServices)),
  additional_categories: expected(z.array(CategoryServices)),
});
export type ServicesView = z.infer<typeof ServicesView>;
export type SentServicesView = z.input<typeof ServicesView>;

export const SuggestedService = z.looseObject({
  id: SuggestedServiceId,
  service_type_id: z.string(),
  display_name: z.string(),
  dismissed: expected(z.boolean()),
  categories: expected(z.array(Category)),
});
export type SuggestedService = z.infer<typeof SuggestedService>;
export type SentSuggestedService = z.input<typeof SuggestedService>;

function typed(data: unknown): unknown {
  if (!isObject(data) || data['type'] === 'structured' || data['type'] === 'free_form') return data;
  return { ...data, type: data['service_type_id'] ? 'structured' : 'free_form' };
}
