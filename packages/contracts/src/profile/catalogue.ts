/**
 * The provider's lists. A partial catalogue allows what it does not know, so that nothing is refused that the provider
 * may accept.
 */
export interface Catalogue {
  readonly hasCategory: (id: string) => boolean;
  /** The id if the name is unknown. */
  readonly categoryName: (id: string) => string;
  readonly isLodging: (categoryId: string) => boolean;
  readonly hasServiceType: (id: string) => boolean;
  readonly serviceTypeName: (id: string) => string;
  readonly offersService: (categoryId: string, serviceTypeId: string) => boolean;
  readonly hasPlace: (placeId: string) => boolean;
}
