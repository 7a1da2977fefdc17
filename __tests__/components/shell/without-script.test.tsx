import { render, screen } from '@testing-library/react';
import { FailureBoundary, wasLoadedHere } from '@/components/shell/failure-boundary';

let pathname = '/cart';
jest.mock('next/navigation', () => ({
  ...jest.requireActual<object>('next/navigation'),
  usePathname: () => pathname,
}));

const failed = (name: string) => Object.assign(new Error('It broke.'), { name });
function Page({ error }: { error: Error | null }) {
  if (error) throw error;
  return <h1>Roses</h1>;
}
const shown = (error: Error | null) => (
  <FailureBoundary>
    <Page error={error} />
  </FailureBoundary>
);
const loadedAt = (address: string | null) => {
  performance.getEntriesByType = () => (address ? [{ name: address } as PerformanceEntry] : []);
};

describe('a page that could not be put together', () => {
  beforeEach(() => window.history.replaceState(null, '', '/cart'));

  it.each([
    ['http://localhost/cart', true],
    ['http://localhost/', false],
    ['http://localhost/cart?a=b', true],
    [null, true],
  ])('loaded at %s: loaded where it is shown: %s', (loaded, here) => {
    loadedAt(loaded);
    expect(wasLoadedHere()).toBe(here);
  });

  it.each([
    ['TypeError', 'http://localhost/'],
    ['ChunkLoadError', 'http://localhost/cart'],
  ])('says so for a %s at a document of %s', async (name, loaded) => {
    loadedAt(loaded);
    const said = jest.spyOn(console, 'error').mockImplementation(() => {});
    render(shown(failed(name)));
    expect(
      await screen.findByRole('heading', { name: 'Something went wrong.' }),
    ).toBeInTheDocument();
    said.mockRestore();
  });

  it('says nothing where a script is missing after a click: the page is loaded as a document', () => {
    loadedAt('http://localhost/');
    const said = jest.spyOn(console, 'error').mockImplementation(() => {});
    render(shown(failed('ChunkLoadError')));
    expect(screen.queryByRole('heading')).toBeNull();
    expect(said.mock.calls.map(([words]) => String(words)).join()).toContain('navigation');
    said.mockRestore();
  });

  it('shows the next page after one that failed, and lets signals of the framework pass', () => {
    loadedAt('http://localhost/');
    const said = jest.spyOn(console, 'error').mockImplementation(() => {});
    const { rerender } = render(shown(failed('TypeError')));
    rerender(shown(null));
    expect(screen.queryByText('Roses')).toBeNull();
    pathname = '/';
    rerender(shown(null));
    expect(screen.getByText('Roses')).toBeVisible();
    const missing = Object.assign(new Error(), { digest: 'NEXT_HTTP_ERROR_FALLBACK;404' });
    expect(() => rerender(shown(missing))).toThrow(missing);
    said.mockRestore();
  });
});
