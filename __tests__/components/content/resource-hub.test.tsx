import { render, screen, within } from '@testing-library/react';
import { ResourceHub } from '@/components/content/resource-hub';
import type { Category } from '@/lib/catalogue/category/category';
import type { ContentSummary } from '@/lib/content/article';

const article = (title: string, categoryIDs: string[], tags: string[] = []): ContentSummary => ({
  title,
  path: `/information/resource-hub/${title.toLowerCase()}`,
  slug: title.toLowerCase(),
  summary: '',
  picture: null,
  readMinutes: null,
  tags,
  categoryIDs,
});
const categories = [
  { id: 'Flowers', name: 'Flowers' },
  { id: 'FlowersAndMore', name: 'And More' },
  { id: 'Plants', name: 'Plants' },
] as Category[];
const roses = Array.from({ length: 8 }, (_, index) =>
  article(`Roses${index}`, ['Flowers_Roses'], ['roses']),
);
const ferns = article('Ferns', ['Plants'], ['shade']);
const both = article('Both', ['Plants', 'Flowers'], ['shade', 'roses']);
const loam = article('Loam', ['Tools']);

const show = (props: Partial<Parameters<typeof ResourceHub>[0]>) =>
  render(
    <ResourceHub articles={[]} categories={categories} origin="https://shop.example" {...props} />,
  );
const linked = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

describe('the resource hub', () => {
  it('has every article once, under the first of its categories, and what belongs to none last', () => {
    show({ articles: [loam, ferns, both, ...roses] });
    expect(
      screen
        .getAllByRole('region')
        .map((part) => within(part).getByRole('heading', { level: 2 }).textContent),
    ).toEqual(['Flowers', 'Plants', 'More to read']);
    expect(linked('Flowers')).toEqual(['Both', ...roses.map(({ title }) => title)]);
    expect(linked('Plants')).toEqual(['Ferns']);
    expect(linked('More to read')).toEqual(['Loam']);
    expect(screen.getByText('3 more on Flowers')).toBeInTheDocument();
    const subjects = within(screen.getByRole('navigation', { name: 'Subjects' }));
    expect(subjects.getByRole('link', { name: 'Plants' })).toHaveAttribute('href', '#Plants');
  });

  it('of one subject has all of it open, and no list of subjects', () => {
    show({ articles: roses });
    expect(linked('Flowers')).toHaveLength(8);
    expect(screen.queryByText(/more on/)).toBeNull();
    expect(screen.queryByRole('navigation', { name: 'Subjects' })).toBeNull();
  });

  it('keeps its category from tag to tag, and leads back from the tag that is chosen', () => {
    const choice = { tag: 'roses', catID: 'Plants' };
    show({ articles: [both], all: [ferns, both, ...roses], choice, chosen: 'Plants: roses' });
    const tags = within(screen.getByRole('navigation', { name: 'Tags' }));
    expect(tags.getByRole('link', { current: true })).toHaveTextContent('roses');
    expect(
      tags.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['roses', '/information/resource-hub?catID=Plants'],
      ['shade', '/information/resource-hub?tag=shade&catID=Plants'],
    ]);
    expect(screen.getByRole('heading', { level: 1, name: 'Plants: roses' })).toBeVisible();
    const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(crumbs.getByRole('link', { name: 'Resource Hub' })).toHaveAttribute(
      'href',
      '/information/resource-hub',
    );
  });
});
