'use client';

import { useEffect, useState } from 'react';
import type { ProductSummary } from '@/lib/catalogue/product/product';
import { withTellingFlags } from '@/lib/catalogue/product/card-line';
import { keepViewed, keptViewed } from '@/components/catalogue/product/viewed-store';
import { shopFetch } from '@/components/browser/shop-fetch';
import { ProductCard } from '../product-card';

const shown = 4;
/** Fewer stand beside their heading: a row of four would be mostly empty. */
const fewest = 3;

/** The newest of these products; what of them the shop no longer has is forgotten. Loaded when their place comes near. */
export default function ViewedProducts({ codes }: { codes: readonly string[] }) {
  const [products, setProducts] = useState<ProductSummary[]>([]);

  useEffect(() => {
    let left = false;
    void shopFetch<ProductSummary[]>(
      'GET',
      `/api/catalogue/products?codes=${codes.join(',')}`,
    ).then((answer) => {
      if (left || !answer.ok) return;
      setProducts(answer.value.slice(0, shown));
      const known = answer.value.map((product) => product.productCode);
      keepViewed(keptViewed().filter(({ code }) => !codes.includes(code) || known.includes(code)));
    });
    return () => {
      left = true;
    };
  }, [codes]);

  if (products.length === 0) return null;
  const few = products.length < fewest;
  return (
    <section
      className={`section ${few ? 'rounded-panel bg-glass p-5 sm:flex sm:items-center sm:gap-x-12 sm:px-8' : ''}`}
      aria-labelledby="viewed-heading"
    >
      <h2 id="viewed-heading" className="shrink-0 text-h2">
        Recently viewed
      </h2>
      <ul
        className={`grid grid-cols-2 gap-x-3.5 gap-y-7 md:gap-x-5 ${few ? 'grow max-sm:mt-5 sm:max-w-xl' : 'mt-5 lg:grid-cols-4'}`}
      >
        {withTellingFlags(products).map((product) => (
          <li key={product.productCode}>
            <ProductCard product={product} square />
          </li>
        ))}
      </ul>
    </section>
  );
}
