/** True only for identical types. Mutual assignability is not enough: optional differs from `| undefined`. */
export type Equal<A, B> =
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- a type left open is what makes tsc compare the two
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

/** `same<A, B>(true)` compiles only for equal types. */
export declare function same<A, B>(proof: Equal<A, B>): void;
