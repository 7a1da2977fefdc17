import { render, screen } from '@testing-library/react';
import { ArticleRow } from '@/components/ui/article-row';
import { CategoryCard } from '@/components/ui/category-card';
import { LinkWords } from '@/components/ui/link-words';

const picture = { url: '/pictures/categories/flowers.webp', alt: 'Tulips in a crate' };

describe('the card of a category (specification A2)', () => {
  it.each(['arch', 'pane'] as const)(
    'as %s is one link with its name; its picture of 1.5 adds no second name',
    (shape) => {
      const { container } = render(
        <CategoryCard name="Flowers" path="/c/flowers" picture={picture} shape={shape} />,
      );
      expect(screen.getAllByRole('link')).toHaveLength(1);
      expect(screen.getByRole('link', { name: 'Flowers' })).toHaveAttribute('href', '/c/flowers');
      expect(screen.getByRole('heading', { name: 'Flowers', level: 3 })).toBeInTheDocument();
      const image = container.querySelector('img');
      expect([
        image?.alt,
        Number(image?.getAttribute('width')) / Number(image?.getAttribute('height')),
      ]).toEqual(['', expect.closeTo(1.5, 2)]);
    },
  );

  it('keeps its place without a picture', () => {
    const { container } = render(<CategoryCard name="Flowers" path="/c/flowers" picture={null} />);
    expect(container.querySelector('img')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Flowers', level: 3 })).toBeInTheDocument();
  });
});

describe('the card of an article (specification A2)', () => {
  const article = {
    title: 'When to prune lilacs',
    path: '/information/resource-hub/when-to-prune',
    summary: 'Right after bloom.',
    picture,
    readMinutes: 4,
  };

  it('is one link with title, summary, time and a picture of 1.42', () => {
    const { container } = render(<ArticleRow article={article} />);
    expect(screen.getByRole('link', { name: 'When to prune lilacs' })).toHaveAttribute(
      'href',
      article.path,
    );
    expect(screen.getByText('Right after bloom.')).toBeInTheDocument();
    expect(screen.getByText('4 min read')).toBeInTheDocument();
    const image = container.querySelector('img');
    expect(
      Number(image?.getAttribute('width')) / Number(image?.getAttribute('height')),
    ).toBeCloseTo(1.42, 2);
  });

  it('says no time that nobody knows', () => {
    render(<ArticleRow article={{ ...article, picture: null, readMinutes: null }} />);
    expect(screen.queryByText(/min read/)).not.toBeInTheDocument();
  });
});

describe('words of links', () => {
  it.each([
    ['Learn More', 'Learn More about Purple Perks'],
    ['Read more', 'Read more about Purple Perks'],
    ['Shop Lilacs', 'Shop Lilacs'],
  ])('%s', (text, name) => {
    render(
      <a href="/x">
        <LinkWords text={text} about="Purple Perks" />
      </a>,
    );
    expect(screen.getByRole('link', { name })).toBeInTheDocument();
  });
});
