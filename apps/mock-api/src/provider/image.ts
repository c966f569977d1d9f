export interface ImageFacts {
  readonly width: number;
  readonly height: number;
  /** Whether the file contains several pictures, shown one after the other. */
  readonly animated: boolean;
}
