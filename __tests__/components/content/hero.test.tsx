import { act, render, screen } from '@testing-library/react';
import { Hero } from '@/components/content/hero';
import { refusal, stubShop } from '@/__tests__/support/shop-stub';

const promo = {
  superTitle: '',
  title: 'Cut this morning, there {day}',
  subTitle: '',
  linkUrl: '/c/flowers',
  linkText: 'Learn More',
  picture: null,
};
const show = (holiday: string | null) =>
  render(<Hero promo={promo} words={{ holiday, day: null, first: null }} until={null} />);

describe('the hero’s link', () => {
  it.each([
    [null, 'Cut this morning, there soon'],
    ['Mother’s Day is still in reach', 'Mother’s Day is still in reach'],
  ])('says what it is about in the words of its heading (%s)', (holiday, title) => {
    show(holiday);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(screen.getByRole('link')).toHaveAccessibleName(`Learn More about ${title}`);
  });
});

describe('the hero’s form for the ZIP', () => {
  const words = { holiday: null, day: 'today', first: 'Order by 1 PM.' };
  const showLeading = (linkUrl: string) =>
    render(<Hero promo={{ ...promo, linkUrl }} words={words} until={null} />);

  it('keeps what the editors’ address says of the list it leads to', () => {
    showLeading('/c/flowers/bouquets?c=roses&sort=name&zip=1#products');
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Learn More' });
    const form = button.form!;
    expect(form).toHaveAttribute('action', '/c/flowers/bouquets');
    expect([...new FormData(form)]).toEqual([
      ['zip', ''],
      ['c', 'roses'],
      ['sort', 'name'],
    ]);
  });

  it('is a link alone where the address is not the shop’s own', () => {
    showLeading('https://example.com/spring');
    expect(screen.getByRole('link', { name: /Learn More/ })).toHaveAttribute(
      'href',
      'https://example.com/spring',
    );
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

describe('the hero of a page that stays open', () => {
  const midnight = '2026-05-06T05:00:00.000Z';
  const words = {
    holiday: null,
    day: 'tomorrow',
    first: 'Order by midnight, and our own vans bring it tomorrow.',
  };
  const freshWords = {
    holiday: null,
    day: 'today',
    first: 'Order by 1 PM, and our own vans bring it today.',
  };
  const title = () => screen.getByRole('heading', { level: 1 }).textContent;
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  beforeEach(() => {
    jest.useFakeTimers({ now: Date.parse('2026-05-06T04:50:00.000Z') });
  });
  afterEach(() => jest.useRealTimers());

  it('says after midnight what the shop says then, and nothing while it does not answer', async () => {
    const answers = [{ words: freshWords, standsFor: 3_600_000 }, null];
    const shop = stubShop({
      'GET /api/delivery/home': () => {
        const answer = answers.shift();
        return answer ? { body: answer } : refusal(503, 'upstream-unavailable', 'Not now.');
      },
    });
    render(<Hero promo={promo} words={words} until={midnight} />);
    await pass(599_000);
    expect(title()).toBe('Cut this morning, there tomorrow');
    expect(shop.calls).toHaveLength(0);

    await pass(1000);
    expect(title()).toBe('Cut this morning, there today');
    expect(screen.getByText(freshWords.first)).toBeVisible();
    expect(screen.queryByText(words.first)).toBeNull();

    await pass(3_600_000);
    expect(title()).toBe('Cut this morning, there soon');
    expect(screen.queryByText(freshWords.first)).toBeNull();
    expect(shop.calls).toHaveLength(2);
    await pass(60_000);
    expect(shop.calls).toHaveLength(3);
  });

  it('of a preview of another day stays as it is', async () => {
    const shop = stubShop({});
    render(<Hero promo={promo} words={words} until={null} />);
    await pass(86_400_000);
    expect(title()).toBe('Cut this morning, there tomorrow');
    expect(shop.calls).toHaveLength(0);
  });
});
