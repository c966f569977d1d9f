/**
 * What is known of the provider's own lists. Whoever knows only a part of them answers yes to what it does not know, so
 * that nothing is refused that the provider may take.
 */
export interface Catalogue {
  readonly hasCategory: (id: string) => boolean;
  /** The id where the name is not known. */
  readonly categoryName: (id: string) => string;
  readonly isLodging: (categoryId: string) => boolean;
  readonly hasServiceType: (id: string) => boolean;
  readonly serviceTypeName: (id: string) => string;
  readonly offersService: (categoryId: string, serviceTypeId: string) => boolean;
  readonly hasPlace: (placeId: string) => boolean;
}
