/** A read that is sent as a POST, because its parameters are too long for a URL. */
export const isAskedByPost = (id: string): boolean => id === 'locations.listByIds';
