import { useCallback, useState } from 'react';

type Overflow = [ref: (element: HTMLElement | null) => void, overflows: boolean];

/** Whether an element's content is wider than itself, or higher. Attach the returned ref. */
export function useOverflow(axis: 'x' | 'y' = 'x'): Overflow {
  const [overflows, setOverflows] = useState(false);

  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined;
      const excess = () =>
        axis === 'x'
          ? element.scrollWidth - element.clientWidth
          : element.scrollHeight - element.clientHeight;
      const observer = new ResizeObserver(() => setOverflows(excess() > 1));
      observer.observe(element);
      for (const child of element.children) observer.observe(child);
      return () => observer.disconnect();
    },
    [axis],
  );

  return [ref, overflows];
}
