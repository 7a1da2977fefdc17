import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import { getCategoryTrail } from '@/lib/catalogue/category/categories.server';
import { getProductGroup } from '@/lib/catalogue/product/product-group.server';
import { decoded } from '@/lib/routes/canonical-path';
import { salePath } from '@/lib/routes/static-page-path';
import { getStaticPage } from './content.server';

const sections = new Set(['information', 'services', 'corporate', 'customer-service']);

// A page that takes longer to be told than to be made is made.
const longestMs = 1500;

/**
 * Whether there is a page at an address, told without making it: for products, categories and the pages of a section. `true` for any other address, and
 * while nobody can say.
 */
export async function pageExists(address: string): Promise<boolean> {
  const controller = new AbortController();
  const late = wait(longestMs, true, { signal: controller.signal }).catch(() => true);
  return Promise.race([look(address), late]).finally(() => controller.abort());
}

async function look(address: string): Promise<boolean> {
  const { pathname, searchParams } = new URL(address, 'http://shop');
  const [area = '', ...parts] = (decoded(pathname) ?? pathname)
    .split('/')
    .slice(1)
    .filter((part, index) => index === 0 || part !== '');
  const [one, two = null] = parts;
  if (one === undefined) return true;
  try {
    if (area === 'p') return parts.length <= 2 && (await getProductGroup(one)) !== null;
    if (area === 'c')
      return (
        parts.length <= 2 &&
        (await getCategoryTrail({ one, two, c: searchParams.getAll('c').at(-1) ?? null })) !== null
      );
    if (sections.has(area) && one !== 'resource-hub' && pathname !== salePath)
      return parts.length <= 3 && (await getStaticPage(area, parts)) !== null;
  } catch {
    // The page itself says what is not available.
  }
  return true;
}
