import { render, screen } from '@testing-library/react';
import { Hero } from '@/components/content/hero';

const promo = {
  superTitle: '',
  title: 'Cut this morning, there {day}',
  subTitle: '',
  linkUrl: '/c/flowers',
  linkText: 'Learn More',
  picture: null,
};
const show = (holiday: string | null) =>
  render(<Hero promo={promo} arrival={{ words: { holiday, day: null, first: null } }} />);

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
