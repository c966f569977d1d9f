/** Fills `/api/tags/{id}`. Encodes every value, so that an id cannot change the path. */
export function fillPath(template: string, params: Readonly<Record<string, unknown>> = {}): string {
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = encodeURIComponent(String(params[name]));
    // Encoding does not help here: URLs resolve dots even as %2E, and an empty segment changes the path.
    if (/^\.{0,2}$/.test(value))
      throw new RangeError(`"${value}" cannot stand for "${name}" in "${template}"`);
    return value;
  });
}
