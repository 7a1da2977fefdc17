import { render, screen } from '@testing-library/react';
import ErrorPage from '@/app/(shop)/error';
import { wasLoadedHere } from '@/components/shell/without-script';

const failed = (name: string) => Object.assign(new Error('It broke.'), { name });
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
    render(<ErrorPage error={failed(name)} />);
    expect(
      await screen.findByRole('heading', { name: 'Something went wrong.' }),
    ).toBeInTheDocument();
  });

  it('says nothing where a script is missing after a click: the page is loaded as a document', () => {
    loadedAt('http://localhost/');
    const said = jest.spyOn(console, 'error').mockImplementation(() => {});
    render(<ErrorPage error={failed('ChunkLoadError')} />);
    expect(screen.queryByRole('heading')).toBeNull();
    expect(String(said.mock.calls[0]?.[0])).toContain('navigation');
    said.mockRestore();
  });
});
