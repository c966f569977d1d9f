/** A name within a sentence: "business name", but "Wi-Fi" and "LGBTQ+ friendly" unchanged. */
export const lowerFirst = (name: string): string =>
  /\p{Lu}/u.test(name.slice(1)) ? name : name.charAt(0).toLowerCase() + name.slice(1);
