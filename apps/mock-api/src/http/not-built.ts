/** Stands for a handler that is still to come: answers 501 and is listed by `GET /__mock/coverage`. */
export const notBuilt = Symbol('not built');
export type NotBuilt = typeof notBuilt;
