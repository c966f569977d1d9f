/** A read that is sent as a POST, because its parameters do not fit into a URL. */
export const isReadByPost = (id: string): boolean => id === 'locations.listByIds';
