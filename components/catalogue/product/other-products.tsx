'use client';

import { useEffect, useRef, useState } from 'react';
import type { ProductSummary } from '@/lib/catalogue/product/product';
import { withViewed, viewedFrom, type Viewed } from '@/lib/catalogue/product/recently-viewed';
import { shopFetch } from '@/components/browser/shop-fetch';
import { ProductCards } from '../product-card';
import { storedText } from '@/components/browser/stored-text';

/** Products like the one shown. The page says of them what they are, not each card in full: a fifth of the bytes (decision 121). */
export function RelatedProducts({ products }: { products: readonly ProductSummary[] }) {
  if (products.length === 0) return null;
  return (
    <section
      className="section later held [--later:620px] lg:[--later:479px]"
      aria-labelledby="related-heading"
    >
      <h2 id="related-heading" className="text-h2">
        You may also like
      </h2>
      <ProductCards products={products} className="mt-5 lg:grid-cols-4" />
    </section>
  );
}

const shown = 4;
/** Fewer stand beside their heading: a row of four would be mostly empty. */
const fewest = 3;

/** Products looked at before on this browser, asked for when the place comes near; what of them the shop no longer has is forgotten. */
export function RecentlyViewed({ productCode }: { productCode: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [products, setProducts] = useState<ProductSummary[]>([]);

  useEffect(() => {
    const before = keptViewed();
    keepViewed(withViewed(before, productCode, Date.now()));
    const codes = before.map(({ code }) => code).filter((code) => code !== productCode);
    if (codes.length === 0 || !place.current) return;
    let left = false;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        void shopFetch<ProductSummary[]>(
          'GET',
          `/api/catalogue/products?codes=${codes.join(',')}`,
        ).then((answer) => {
          if (left || !answer.ok) return;
          setProducts(answer.value.slice(0, shown));
          const existing = answer.value.map((product) => product.productCode);
          keepViewed(
            keptViewed().filter(({ code }) => !codes.includes(code) || existing.includes(code)),
          );
        });
      },
      { rootMargin: '300px' },
    );
    observer.observe(place.current);
    return () => {
      left = true;
      observer.disconnect();
    };
  }, [productCode]);

  const few = products.length < fewest;
  return (
    <div ref={place}>
      {products.length > 0 && (
        <section
          className={`section ${few ? 'rounded-panel bg-glass p-5 sm:flex sm:items-center sm:gap-x-12 sm:px-8' : ''}`}
          aria-labelledby="viewed-heading"
        >
          <h2 id="viewed-heading" className="shrink-0 text-h2">
            Recently viewed
          </h2>
          <ProductCards
            products={products}
            className={few ? 'grow max-sm:mt-5 sm:max-w-xl' : 'mt-5 lg:grid-cols-4'}
          />
        </section>
      )}
    </div>
  );
}

const kept = storedText('localStorage', 'lilac-viewed');

/** The products this browser kept as looked at; none where storage is forbidden. */
export const keptViewed = (): Viewed[] => viewedFrom(kept.get(), Date.now());

/** Keeps the products looked at, for the next visit of this browser. */
export const keepViewed = (viewed: readonly Viewed[]): void => kept.set(JSON.stringify(viewed));
