/** The on-sale page (specification A2). */
export const salePath = '/customer-service/on-sale-this-week';

/** A page of the on-sale list, from 1. */
export function salePagePath(page: number): string {
  return page > 1 ? `${salePath}?page=${page}` : salePath;
}
