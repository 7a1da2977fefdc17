'use client';

import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { withViewed } from '@/lib/catalogue/product/recently-viewed';
import { keepViewed, keptViewed } from '@/components/catalogue/product/viewed-store';

const ViewedProducts = lazy(() =>
  import('./viewed-products').catch(() => ({ default: () => null })),
);

/** Products looked at before on this browser, asked for when the place comes near. */
export function RecentlyViewed({ productCode }: { productCode: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [codes, setCodes] = useState<readonly string[]>([]);

  useEffect(() => {
    const before = keptViewed();
    keepViewed(withViewed(before, productCode, Date.now()));
    const others = before.map(({ code }) => code).filter((code) => code !== productCode);
    if (others.length === 0 || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setCodes(others);
      },
      { rootMargin: '300px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [productCode]);

  return (
    <div ref={place}>
      {codes.length > 0 && (
        <Suspense>
          <ViewedProducts codes={codes} />
        </Suspense>
      )}
    </div>
  );
}
