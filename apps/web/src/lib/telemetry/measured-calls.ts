/** More calls of one screen than these tell nothing more about how long it took. */
export const mostMeasuredCalls = 20;

/** Which requests of a screen are measured: the first calls of the platform. */
export function measuredCalls(origin: string) {
  let count = 0;
  return {
    /** For the next screen. */
    restart: () => {
      count = 0;
    },
    accepts: (address: string): boolean => {
      const path = address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
      if (!path.startsWith('/api/') || count === mostMeasuredCalls) return false;
      count += 1;
      return true;
    },
  };
}
