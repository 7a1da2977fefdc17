import type { Metadata } from 'next';
import { GonePage } from '@/components/shell/gone-page';
import { brand } from '@/lib/config/brand';
import type { Category } from '@/lib/catalogue/category/category';
import { getCategoryTreeOrNone } from '@/lib/catalogue/category/categories.server';
import { barCategories, categoryTrail } from '@/lib/catalogue/category/category-tree';
import { isCategoryAt } from '@/lib/routes/category-path';
import { partOrNull } from '@/lib/routes/query-pages';

export const revalidate = 3600;
export const generateStaticParams = () => [];

export const metadata: Metadata = {
  title: `No Longer Available | ${brand.name}`,
  robots: { index: false },
};

interface Props {
  params: Promise<{ category?: string[] }>;
}

const linkOf = ({ name, path }: Category) => ({ label: name, path });

/** The body of every 410; middleware sets the status and names the category in the parts `{one}/{two}/{c}`, `-` for none. */
export default async function GoneRoute({ params }: Props) {
  const [one, two, c] = (await params).category ?? [];
  const tree = await getCategoryTreeOrNone();
  const trail = one
    ? (categoryTrail(tree, ({ id }) =>
        isCategoryAt(id, { one, two: partOrNull(two), c: partOrNull(c) }),
      ) ?? [])
    : [];
  const [category, parent] = [trail.at(-1), trail.at(-2)];
  const around = category?.children.length
    ? category.children
    : (parent?.children.filter(({ id }) => id !== category?.id) ?? []);
  return (
    <GonePage
      trail={trail.map(linkOf)}
      links={(around.length > 0 ? around : barCategories(tree)).map(linkOf)}
    />
  );
}
