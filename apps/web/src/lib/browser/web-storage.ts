type Area = 'localStorage' | 'sessionStorage';

/** Null if nothing is stored, or if the browser refuses access to storage. */
export function readText(area: Area, key: string): string | null {
  try {
    return globalThis[area].getItem(key);
  } catch {
    return null;
  }
}

/** Null removes the key. Returns false if the browser refuses or has no room. */
export function writeText(area: Area, key: string, text: string | null): boolean {
  try {
    if (text === null) globalThis[area].removeItem(key);
    else globalThis[area].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Null if the stored text is missing or invalid. */
export function readJson(area: Area, key: string): unknown {
  try {
    return JSON.parse(readText(area, key) ?? 'null');
  } catch {
    return null;
  }
}

export const writeJson = (area: Area, key: string, value: unknown): boolean =>
  writeText(area, key, JSON.stringify(value));
