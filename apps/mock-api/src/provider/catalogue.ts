import type { Catalogue } from '@placekeeper/contracts/profile/catalogue';
import type { PlaceInfo, Profile } from '@placekeeper/contracts/profile/profile';
import { searchNames } from './search-names.ts';
import {
  changedFields as changedFieldsOf,
  profileFields,
} from '@placekeeper/contracts/profile/fields';
import type { ProviderField } from '@placekeeper/contracts/rules/provider-fields';
import {
  validatePatch as validate,
  type PatchToValidate as PatchWithCatalogue,
} from '@placekeeper/contracts/profile/validate-patch';
import type { PatchError } from '@placekeeper/contracts/profile/patch-error';
import placesFile from '../seed/data/places.json' with { type: 'json' };
import categoriesFile from './data/categories.json' with { type: 'json' };
import familiesFile from './data/service-families.json' with { type: 'json' };

export interface ServiceType {
  /** For example `job_type_id:teeth_cleaning`. */
  readonly id: string;
  readonly name: string;
}

export interface CatalogueCategory {
  readonly id: string;
  readonly name: string;
  /** The kind of business, which determines its attributes. */
  readonly kind: string;
  readonly services: readonly ServiceType[];
}

/** The categories of a family offer the same services; a category can belong to several families. */
const servicesByCategory = new Map<string, Map<string, ServiceType>>();
for (const { categories, services } of familiesFile) {
  for (const category of categories) {
    const offered = servicesByCategory.get(category) ?? new Map<string, ServiceType>();
    for (const service of services) offered.set(service.id, service);
    servicesByCategory.set(category, offered);
  }
}

export const catalogue: readonly CatalogueCategory[] = categoriesFile.map((category) => ({
  ...category,
  services: [...(servicesByCategory.get(category.id)?.values() ?? [])],
}));

export const places: readonly PlaceInfo[] = placesFile;

const byId = new Map(catalogue.map((category) => [category.id, category]));
const serviceNames = new Map(
  familiesFile.flatMap(({ services }) => services.map(({ id, name }) => [id, name] as const)),
);

export const findCategory = (id: string): CatalogueCategory | undefined => byId.get(id);
export const categoryName = (id: string): string => byId.get(id)?.name ?? id;
export const serviceTypeName = (id: string): string => serviceNames.get(id) ?? id;
export const isLodging = (categoryId: string): boolean => byId.get(categoryId)?.kind === 'lodging';
export const offersService = (categoryId: string, serviceTypeId: string): boolean =>
  servicesByCategory.get(categoryId)?.has(serviceTypeId) ?? false;

export const searchCategories = searchNames(catalogue, ({ name }) => name);
export const searchPlaces = searchNames(places, ({ placeName }) => placeName);

const knownPlaces = new Set(places.map(({ placeId }) => placeId));

/** The provider's lists, in the form that the shared rules need. */
const knownCatalogue: Catalogue = {
  hasCategory: (id) => byId.has(id),
  categoryName,
  isLodging,
  hasServiceType: (id) => serviceNames.has(id),
  serviceTypeName,
  offersService,
  hasPlace: (placeId) => knownPlaces.has(placeId),
};

export const fields = profileFields(knownCatalogue);

export const changedFields = (from: Profile, to: Profile): readonly ProviderField[] =>
  changedFieldsOf(fields, from, to);

export type PatchToValidate = Omit<PatchWithCatalogue, 'catalogue'>;

export const validatePatch = (patch: PatchToValidate): readonly PatchError[] =>
  validate({ ...patch, catalogue: knownCatalogue });
