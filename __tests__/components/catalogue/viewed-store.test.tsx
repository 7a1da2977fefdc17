import { render } from '@testing-library/react';
import { RecentlyViewed } from '@/components/catalogue/product/recently-viewed';
import { keptViewed } from '@/components/catalogue/product/viewed-store';

describe('products looked at', () => {
  afterEach(() => {
    jest.restoreAllMocks();
    localStorage.clear();
  });

  it('are kept on this browser', () => {
    render(<RecentlyViewed productCode="1001" />);
    expect(keptViewed().map(({ code }) => code)).toEqual(['1001']);
  });

  it('are not remembered where storage is forbidden, and the page stands', () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    const { container } = render(<RecentlyViewed productCode="1001" />);
    expect(container).not.toBeEmptyDOMElement();
    expect(keptViewed()).toEqual([]);
  });
});
