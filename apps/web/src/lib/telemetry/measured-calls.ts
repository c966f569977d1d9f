/** Later calls of a screen say nothing more about its loading time. */
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
