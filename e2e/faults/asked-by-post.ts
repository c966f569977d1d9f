const asked: ReadonlySet<string> = new Set(['bulkEdits.preview', 'holidayPlans.read']);

/** Reads, although what they ask for is too long for an address. */
export const isAskedByPost = (id: string): boolean => asked.has(id);
