'use client';

import { useEffect, useState, type RefObject } from 'react';

/** Half of it counts; what lies under the bar at the foot of small screens is not in view. */
const options: IntersectionObserverInit = {
  threshold: [0, 0.5, 1],
  rootMargin: '0px 0px -64px 0px',
};

/** Whether an element is in view; taken to be until the browser has said. */
export function useInView(target: RefObject<Element | null>): boolean {
  const [inView, setInView] = useState(true);
  useEffect(() => {
    if (!target.current) return;
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1);
      if (last) setInView(last.intersectionRatio >= 0.5);
    }, options);
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [target]);
  return inView;
}
