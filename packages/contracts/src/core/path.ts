/** Fills `/api/tags/{id}`; every value is encoded, so an id can never leave its place in the path. */
export function fillPath(template: string, params: Readonly<Record<string, unknown>> = {}): string {
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = encodeURIComponent(String(params[name]));
    // No encoding helps here: URLs resolve dots even as %2E, and an empty segment is another path.
    if (/^\.{0,2}$/.test(value))
      throw new RangeError(`"${value}" cannot stand for "${name}" in "${template}"`);
    return value;
  });
}
