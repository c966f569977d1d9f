import { useCallback, useState } from 'react';

/** Whether an element's content is wider than the element. Attach the returned ref. */
export function useOverflow(): [ref: (element: HTMLElement | null) => void, overflows: boolean] {
  const [overflows, setOverflows] = useState(false);

  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const measure = () => setOverflows(element.scrollWidth > element.clientWidth + 1);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);

  return [ref, overflows];
}
