/** A read, although what it asks for is too long for an address. */
export const isAskedByPost = (id: string): boolean => id === 'locations.listByIds';
