import { localPlatform } from '@/lib/config/local-platform';
import type { BackEnd } from '../../back-end';
import type { Measured } from './measure';
import { ask, newVisitor } from './visitor';

const limitMs = 30;
const codesPerList = 50;

interface Page {
  Items: { ID: string; xp: { ProductCode: string } }[];
  Meta: { TotalCount: number };
}

/** The lists of products the shop asks for, measured in the server: from the request to the bytes of its answer. */
export async function productLists(backEnd: BackEnd, count: number): Promise<Measured[]> {
  const { accessToken } = await newVisitor(backEnd);
  const headers = { authorization: `Bearer ${accessToken}` };
  const list = (query: Record<string, string>) =>
    ask<Page>(
      backEnd,
      'commerce',
      `/v1/me/products?${new URLSearchParams({ pageSize: '100', ...query })}`,
      { headers },
    );
  const asking = (query: Record<string, string>, least: number) => async () => {
    const { Meta } = await list(query);
    if (Meta.TotalCount < least)
      throw new Error(`${JSON.stringify(query)} found ${Meta.TotalCount} products, not ${least}.`);
  };
  const codes = await allCodes(backEnd);
  const { categoryID } = localCategory;
  return [
    {
      name: `products of ${codesPerList} codes not asked before`,
      limitMs,
      statements: 2,
      run: async (round) => {
        const listedCodes = Array.from(
          { length: codesPerList },
          (_, index) => codes[(round * codesPerList + index * 37) % codes.length] ?? '',
        );
        const { Items } = await list({ 'xp.ProductCode': listedCodes.join('|') });
        const wantedCodes = new Set(listedCodes);
        if (Items.length === 0 || Items.some(({ xp }) => !wantedCodes.has(xp.ProductCode)))
          throw new Error('The list holds other codes.');
      },
    },
    {
      name: 'products of one code',
      limitMs,
      statements: 2,
      run: async (round) => {
        await list({ 'xp.ProductCode': codes[round] ?? '' });
      },
    },
    {
      name: 'visible default products, page 1 of 100',
      limitMs,
      statements: 2,
      run: asking({ 'xp.Visible': 'true', 'xp.IsDefaultProduct': 'true' }, 1000),
    },
    {
      name: 'workshop events',
      limitMs,
      statements: 2,
      run: asking({ 'xp.IsWorkShopEvent': 'true' }, 1),
    },
    {
      name: 'products of a category',
      limitMs,
      statements: 2,
      run: asking({ catalogID: localPlatform.commerce.catalogID, categoryID }, 1),
    },
    {
      name: `all of ${count} products, page 1 of 20`,
      limitMs,
      statements: 2,
      run: asking({ pageSize: '20' }, count / 2),
    },
  ];
}

const localCategory = { categoryID: 'Flowers_BloomingGifts' };

async function allCodes({ db }: BackEnd): Promise<string[]> {
  const rows = await db.query<{ code: string }>(
    `select distinct doc #>> '{xp,ProductCode}' as code from commerce.resource where kind = 'Product' and doc -> 'Active' = 'true' order by 1`,
  );
  return rows.map(({ code }) => code).filter(Boolean);
}
