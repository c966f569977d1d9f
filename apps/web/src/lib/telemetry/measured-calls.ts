/** The maximum number of measured calls per screen, because later calls rarely belong to the loading of the screen. */
export const mostMeasuredCalls = 20;

export function measuredCalls(origin: string) {
  let count = 0;
  return {
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
