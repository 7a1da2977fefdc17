import { act, render, waitFor } from '@testing-library/react';
import {
  RecentlyViewed,
  keepViewed,
  keptViewed,
} from '@/components/catalogue/product/other-products';
import { stubShop } from '@/__tests__/support/shop-stub';

const native = window.IntersectionObserver;

describe('products looked at', () => {
  afterEach(() => {
    jest.restoreAllMocks();
    localStorage.clear();
    window.IntersectionObserver = native;
  });

  it('are kept on this browser', () => {
    render(<RecentlyViewed productCode="1001" />);
    expect(keptViewed().map(({ code }) => code)).toEqual(['1001']);
  });

  it('are remembered as long as the page where storage is forbidden, and it stands', () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    const { container } = render(<RecentlyViewed productCode="1001" />);
    expect(container).not.toBeEmptyDOMElement();
    expect(keptViewed().map(({ code }) => code)).toEqual(['1001']);
    keepViewed([]);
  });

  it('are forgotten where the shop no longer has them, and not where another tab has just kept them', async () => {
    let comeNear = () => {};
    window.IntersectionObserver = class extends native {
      constructor(listener: IntersectionObserverCallback) {
        super(listener);
        comeNear = () => listener([{ isIntersecting: true } as IntersectionObserverEntry], this);
      }
    };
    const shop = stubShop({ 'GET /api/catalogue/products': () => ({ body: [] }) });
    const at = Date.now();
    keepViewed(['900', '1001'].map((code) => ({ code, at })));
    render(<RecentlyViewed productCode="1001" />);
    keepViewed([{ code: '1002', at }, ...keptViewed()]);
    act(comeNear);
    await waitFor(() => expect(keptViewed().map(({ code }) => code)).toEqual(['1002', '1001']));
    expect(shop.calls.map(({ path }) => path)).toEqual(['/api/catalogue/products?codes=900']);
  });
});
