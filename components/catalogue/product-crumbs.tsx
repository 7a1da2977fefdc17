'use client';

import { useEffect, useState } from 'react';
import { lastTrail, type TrailStep } from '@/lib/catalogue/last-trail.client';
import { BreadcrumbBar } from '@/components/ui/breadcrumb-bar';

interface ProductCrumbsProps {
  title: string;
  /** The trail of the product's own category, as cached. */
  trail: TrailStep[];
}

/** Breadcrumb of a product: its own category, or with `categorypage=true` the list the shopper came from, read in the browser (000 §2). */
export function ProductCrumbs({ title, trail }: ProductCrumbsProps) {
  const [steps, setSteps] = useState(trail);
  useEffect(() => {
    const fromList = new URLSearchParams(window.location.search).get('categorypage') === 'true';
    const remembered = fromList ? lastTrail() : null;
    if (remembered) setSteps(remembered);
  }, []);
  return <BreadcrumbBar crumbs={[...steps, { label: title }]} />;
}
