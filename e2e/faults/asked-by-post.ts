/** A read that is sent as a POST, because its parameters do not fit into a URL. */
export const isAskedByPost = (id: string): boolean => id === 'locations.listByIds';
