'use client';

import { useEffect, useMemo, useSyncExternalStore } from 'react';
import {
  keepTrail,
  keptTrail,
  trailFrom,
  type TrailStep,
} from '@/components/catalogue/product/last-trail';
import { BreadcrumbBar } from '@/components/ui/breadcrumb-bar';

interface ProductCrumbsProps {
  title: string;
  /** The trail of the product's own category, as cached. */
  trail: TrailStep[];
}

/** Breadcrumb of a product: its own category, or with `categorypage=true` the list the shopper came from, read in the browser (specification A2). */
export function ProductCrumbs({ title, trail }: ProductCrumbsProps) {
  const kept = useSyncExternalStore(never, ofList, nothing);
  useEffect(() => {
    if (kept) keepTrail(kept);
  });
  const remembered = useMemo(() => trailFrom(kept), [kept]);
  return <BreadcrumbBar crumbs={[...(remembered ?? trail), { label: title }]} />;
}

const never = () => () => undefined;
const nothing = () => null;
const ofList = () =>
  new URLSearchParams(window.location.search).get('categorypage') === 'true' ? keptTrail() : null;
