import type { ProductGroup, ProductVariant } from '@/lib/catalogue/product/product';

/** A sellable product for tests, as ordinary as can be. */
export function variant(productID: string, more: Partial<ProductVariant> = {}): ProductVariant {
  return {
    productID,
    size: null,
    color: null,
    price: 6499,
    retailPrice: null,
    priceBreaks: [{ quantity: 1, price: 6499 }],
    stock: 'in',
    minQuantity: 1,
    maxQuantity: 10_000,
    restrictedQuantity: false,
    stemCount: null,
    pictures: [{ url: '/pictures/products/100310.webp', alt: 'Nineteen stems' }],
    nationwide: false,
    releaseDate: null,
    specs: [],
    ...more,
  };
}

/** A product group of these variants. */
export function group(variants: ProductVariant[], more: Partial<ProductGroup> = {}): ProductGroup {
  const distinct = (values: (string | null)[]) => [
    ...new Set(values.filter((value): value is string => value !== null)),
  ];
  return {
    productCode: '100310',
    title: 'Sunday Best',
    path: '/p/100310/sunday-best',
    description: 'Blush peonies.',
    variants,
    defaultIndex: 0,
    summary: {
      productCode: '100310',
      productID: '100310',
      title: 'Sunday Best',
      path: '/p/100310/sunday-best',
      picture: { url: '/pictures/products/100310.webp', alt: 'Nineteen stems' },
      price: { from: 6499, to: 6499 },
      flags: { featured: false, isNew: false, grown: false, exclusive: false },
      sizeCount: 0,
      colorCount: 0,
      stock: 'in',
    },
    sizes: distinct(variants.map(({ size }) => size)),
    colors: distinct(variants.map(({ color }) => color)),
    primaryCategoryID: null,
    articles: [],
    brand: null,
    guarantee: null,
    substitution: null,
    facts: [],
    nextChange: null,
    ...more,
  };
}
