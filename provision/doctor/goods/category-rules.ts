import type { Category } from 'ordercloud-javascript-sdk';
import { readChicagoDay } from '@/lib/core/time/chicago-time';
import { categoryPath, kebab } from '@/lib/routes/category-path';
import { missing, risky } from '../check';
import { each, shared, type GoodsRule } from './goods-rule';

/** What can be wrong with a category as visitors see it (docs/operations/goods.md): its address is made of its ID. */
export const categoryRules: readonly GoodsRule<Category>[] = [
  {
    finding: missing,
    says: 'Under another category than their ID says, so their page is not found',
    todo: 'Name each by its levels joined with underscores, and its parent by the levels above: Flowers_Bouquets is under Flowers.',
    wrong: each(
      ({ ID = '', ParentID }) => (ParentID || '') !== ID.split('_').slice(0, -1).join('_'),
    ),
  },
  {
    finding: missing,
    says: 'With an ID that makes no address',
    todo: 'Use letters and digits of English in every level of the ID.',
    wrong: each(({ ID = '' }) =>
      ID.split('_').some((level) => !/^[a-z0-9][a-z0-9-]*$/.test(kebab(level))),
    ),
  },
  {
    finding: missing,
    says: 'At the same address',
    todo: 'Let their IDs differ in more than capitals.',
    wrong: shared(({ ID = '' }) => categoryPath(ID)),
  },
  {
    finding: risky,
    says: 'Without a name',
    todo: 'Give each a name: menus and pages show it.',
    wrong: each(({ Name }) => !Name?.trim()),
  },
  {
    finding: missing,
    says: 'With days of showing that cannot be read, so shown always',
    todo: 'Write xp.StartDate and xp.EndDate as days (2027-05-08).',
    wrong: each(({ xp }) => {
      const { StartDate, EndDate } = (xp ?? {}) as { StartDate?: string; EndDate?: string };
      return [StartDate, EndDate].some((day) => Boolean(day) && readChicagoDay(day) === null);
    }),
  },
];
