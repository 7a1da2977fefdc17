'use client';

import { useEffect, useState } from 'react';
import { QuickDrawer } from './quick-drawer';
import { QuickDropdown } from './quick-dropdown';

export interface QuickSearchProps {
  inputID: string;
  /** What the plain field held when this took over. */
  start: { value: string; focused: boolean; selection: [number | null, number | null] };
}

const wide = '(min-width: 64rem)';

/** The quick search: a dropdown under the box on wide screens, a drawer from below on small ones (000 §2). */
export function QuickSearch(props: QuickSearchProps) {
  const [isWide, setWide] = useState(() => window.matchMedia(wide).matches);
  useEffect(() => {
    const query = window.matchMedia(wide);
    const follow = () => setWide(query.matches);
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);
  return isWide ? <QuickDropdown {...props} /> : <QuickDrawer {...props} />;
}
