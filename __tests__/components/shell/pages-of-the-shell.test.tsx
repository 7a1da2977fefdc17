import { render, screen, within } from '@testing-library/react';
import { FailurePage } from '@/components/shell/failure-page';
import { GonePage } from '@/components/shell/gone-page';
import { MissingPage } from '@/components/shell/missing-page';
import { beginPage } from '@/components/shell/navigation';
import { BreadcrumbBar } from '@/components/ui/breadcrumb-bar';

const crumbs = [{ label: 'Flowers', path: '/c/flowers' }, { label: 'Bouquets' }];

describe('breadcrumb bar', () => {
  it('is Home, links and the current label', () => {
    render(<BreadcrumbBar crumbs={crumbs} />);
    const bar = screen.getByRole('navigation', { name: 'Breadcrumb' });
    expect(
      within(bar)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Home', '/'],
      ['Flowers', '/c/flowers'],
    ]);
    expect(screen.getByText('Bouquets')).toHaveAttribute('aria-current', 'page');
  });

  it('leaves Home out with hideHome', () => {
    render(<BreadcrumbBar crumbs={crumbs} hideHome />);
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Flowers']);
  });

  it('is not there when it is not visible', () => {
    render(<BreadcrumbBar crumbs={crumbs} visible={false} />);
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('is light on a dark ground', () => {
    render(<BreadcrumbBar crumbs={crumbs} dark />);
    expect(screen.getByRole('navigation')).toHaveClass('on-dark');
  });
});

describe('pages for what went wrong', () => {
  it.each(['page', 'item'] as const)('a missing %s: heading, breadcrumb, way home', (kind) => {
    render(<MissingPage kind={kind} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('404: Page Not Found');
    expect(
      within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getByText('Page Not Found'),
    ).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Go Back Home' })).toHaveAttribute('href', '/');
  });

  it('something gone for good: its own category and what stands beside it, no word of 404', () => {
    render(
      <GonePage
        trail={[
          { label: 'Flowers', path: '/c/flowers' },
          { label: 'Bouquets', path: '/c/flowers/bouquets' },
        ]}
        links={[{ label: 'Sympathy', path: '/c/flowers/sympathy' }]}
      />,
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('No Longer Available');
    expect(screen.queryByText(/404/)).toBeNull();
    expect(screen.getByRole('link', { name: 'See Bouquets' })).toHaveAttribute(
      'href',
      '/c/flowers/bouquets',
    );
    expect(screen.getByRole('link', { name: 'Sympathy' })).toHaveAttribute(
      'href',
      '/c/flowers/sympathy',
    );
    expect(
      within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getByText(
        'No Longer Available',
      ),
    ).toHaveAttribute('aria-current', 'page');
  });

  it('a missing product in the words of specification A8', () => {
    render(<MissingPage kind="item" />);
    expect(screen.getByText(/^Product group not found\./)).toBeVisible();
  });

  it('a render failure: the words, the way home, the details folded', () => {
    render(<FailurePage detail="Reference 123" />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Something went wrong.');
    expect(screen.getByRole('link', { name: 'Go Back Home' })).toHaveAttribute('href', '/');
    expect(screen.getByText('Reference 123').closest('details')).not.toHaveAttribute('open');
  });
});

describe('the beginning of a new page', () => {
  const scrollTo = jest.fn();
  const motion = (reduced: boolean) => {
    window.matchMedia = ((query: string) => ({
      matches: reduced && query.includes('reduced-motion'),
    })) as typeof window.matchMedia;
  };
  beforeEach(() => {
    scrollTo.mockClear();
    window.scrollTo = scrollTo;
    document.body.innerHTML = '<a href="/">Logo</a><main><h1>Flowers</h1></main>';
  });

  it.each([
    [false, 'smooth'],
    [true, 'instant'],
  ] as const)(
    'with reduced motion %s scrolls to the top %s, focus on the heading',
    (reduced, behavior) => {
      motion(reduced);
      beginPage(false);
      expect(document.querySelector('h1')).toHaveFocus();
      expect(scrollTo.mock.calls).toEqual([[{ top: 0, behavior }]]);
    },
  );

  it('keeps the scroll of the browser on the way back', () => {
    motion(false);
    beginPage(true);
    expect([document.activeElement?.tagName, scrollTo.mock.calls.length]).toEqual(['H1', 0]);
  });

  it('focuses the page itself where there is no heading yet', () => {
    motion(true);
    document.body.innerHTML = '<main>Loading</main>';
    beginPage(false);
    expect(document.querySelector('main')).toHaveFocus();
  });
});
