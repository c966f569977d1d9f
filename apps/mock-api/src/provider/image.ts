export interface ImageFacts {
  readonly width: number;
  readonly height: number;
  /** More than one picture in it, shown one after the other. */
  readonly animated: boolean;
}
