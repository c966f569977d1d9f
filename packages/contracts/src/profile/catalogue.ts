/** The provider's lists. A partial catalogue allows unknown ids, because the provider may accept them. */
export interface Catalogue {
  readonly hasCategory: (id: string) => boolean;
  /** Returns the id if the name is unknown. */
  readonly categoryName: (id: string) => string;
  readonly isLodging: (categoryId: string) => boolean;
  readonly hasServiceType: (id: string) => boolean;
  readonly serviceTypeName: (id: string) => string;
  readonly offersService: (categoryId: string, serviceTypeId: string) => boolean;
  readonly hasPlace: (placeId: string) => boolean;
}
