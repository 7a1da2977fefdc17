'use client';

import { useWide } from '@/components/ui/use-wide';
import { QuickDrawer } from './quick-drawer';
import { QuickDropdown } from './quick-dropdown';
import type { QuickSearchProps } from './search-field';

/** The quick search: a dropdown under the box on wide screens, a drawer from below on small ones (specification A2). */
export function QuickSearch(props: QuickSearchProps) {
  return useWide() ? <QuickDropdown {...props} /> : <QuickDrawer {...props} />;
}
