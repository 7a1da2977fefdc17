'use client';

import { useWide } from '@/components/ui/use-wide';
import { QuickDrawer } from './quick-drawer';
import { QuickDropdown } from './quick-dropdown';

export interface QuickSearchProps {
  inputID: string;
  /** What the plain field held when this took over, and whether focus and pointer were on it. */
  start: {
    value: string;
    focused: boolean;
    hovered: boolean;
    selection: [number | null, number | null];
  };
}

/** The quick search: a dropdown under the box on wide screens, a drawer from below on small ones (specification A2). */
export function QuickSearch(props: QuickSearchProps) {
  return useWide() ? <QuickDropdown {...props} /> : <QuickDrawer {...props} />;
}
