import { whenBack } from '@/components/browser/when-back';

const show = (persisted: boolean) =>
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));

it('tells of every page that comes out of the browser’s cache, of no other, and of none once it has ended', () => {
  const renew = jest.fn();
  const end = whenBack(renew);
  show(false);
  expect(renew).not.toHaveBeenCalled();
  show(true);
  show(true);
  expect(renew).toHaveBeenCalledTimes(2);
  end();
  show(true);
  expect(renew).toHaveBeenCalledTimes(2);
});
