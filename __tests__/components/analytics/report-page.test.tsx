import { reportPage } from '@/components/analytics/page-report';

const views = () =>
  (window.dataLayer ?? []).map((pushed) => [
    (pushed as { page_path?: string }).page_path,
    (pushed as { page_title?: string }).page_title,
  ]);
const titleChanges = async (title: string) => {
  document.title = title;
  await Promise.resolve();
};
const goTo = (path: string) => {
  window.history.pushState(null, '', path);
  reportPage();
};

describe('the page view of a navigation', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    window.dataLayer = [];
    document.head.innerHTML = '<title>Home</title>';
  });
  afterEach(() => {
    jest.runAllTimers();
    jest.useRealTimers();
  });

  it('has the new page’s title, which comes after the old one was emptied, and is reported once', async () => {
    goTo('/');
    jest.runAllTimers();
    goTo('/c/flowers?color=Red');
    await titleChanges('');
    expect(views()).toEqual([['/', 'Home']]);
    await titleChanges('Flowers');
    jest.runAllTimers();
    await titleChanges('Flowers (2)');
    expect(views()).toEqual([
      ['/', 'Home'],
      ['/c/flowers', 'Flowers'],
    ]);
  });

  it('waits for a title that stands there already to be the new page’s, a second at the most', async () => {
    goTo('/cart');
    jest.runAllTimers();
    goTo('/search');
    await titleChanges('Cart');
    jest.runAllTimers();
    window.dataLayer = [];
    goTo('/checkout');
    expect(views()).toEqual([]);
    jest.advanceTimersByTime(1000);
    expect(views()).toEqual([['/checkout', 'Cart']]);
  });

  it('of a page that is left before it has a title is reported first', async () => {
    goTo('/a');
    jest.runAllTimers();
    window.dataLayer = [];
    goTo('/b');
    goTo('/c');
    await titleChanges('C page');
    expect(views()).toEqual([
      ['/b', 'Home'],
      ['/c', 'C page'],
    ]);
  });

  it('names the page before it as its referrer, without a token', async () => {
    goTo('/reset-password?token=secret');
    await titleChanges('Reset');
    jest.runAllTimers();
    goTo('/cart');
    await titleChanges('Cart');
    expect(window.dataLayer?.at(-1)).toMatchObject({
      page_path: '/cart',
      page_referrer: 'http://localhost/reset-password',
    });
  });

  it('is reported when the visitor closes the page before it has a title', () => {
    goTo('/x');
    jest.runAllTimers();
    window.dataLayer = [];
    goTo('/y');
    window.dispatchEvent(new Event('pagehide'));
    expect(views()).toEqual([['/y', 'Home']]);
  });
});
