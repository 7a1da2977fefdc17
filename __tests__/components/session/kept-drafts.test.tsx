import { customerLeft } from '@/components/session/customer-leaves';
import { keepDraft, keptDraft } from '@/components/session/kept-drafts';

type Drafts = typeof import('@/components/session/kept-drafts');

/** The drafts as a page that has just been loaded finds them. */
function afterReload(): Drafts {
  let drafts: Drafts | undefined;
  jest.isolateModules(() => {
    drafts = jest.requireActual<Drafts>('@/components/session/kept-drafts');
  });
  return drafts!;
}

describe('what was typed at checkout', () => {
  afterEach(() => {
    jest.restoreAllMocks();
    sessionStorage.clear();
  });

  it('is there after a reload, for its order alone', () => {
    const page = afterReload();
    page.keepDraft('order-1', 'buyer', { firstName: 'Ada' });
    page.keepDraft('order-1', 'method', 'paypal');
    const reloaded = afterReload();
    expect([
      reloaded.keptDraft('order-1', 'buyer'),
      reloaded.keptDraft('order-1', 'method'),
      reloaded.keptDraft('order-2', 'buyer'),
    ]).toEqual([{ firstName: 'Ada' }, 'paypal', undefined]);
  });

  it('goes with the order, and when another one is written to', () => {
    const page = afterReload();
    page.keepDraft('order-1', 'buyer', 'Ada');
    page.keepDraft('order-2', 'buyer', 'Bea');
    expect([
      page.keptDraft('order-1', 'buyer'),
      afterReload().keptDraft('order-1', 'buyer'),
    ]).toEqual([undefined, undefined]);
    page.dropDrafts();
    expect([
      page.keptDraft('order-2', 'buyer'),
      afterReload().keptDraft('order-2', 'buyer'),
      sessionStorage.length,
    ]).toEqual([undefined, undefined, 0]);
  });

  it('goes with a line that was put back under another ID, and no other’s', () => {
    const page = afterReload();
    page.keepDraft('order-1', 'message line-1', 'With love');
    page.keepDraft('order-1', 'message line-11', 'For Bea');
    page.moveLineDrafts('line-1', 'line-2');
    page.moveDrafts('order-1', 'order-2');
    const reloaded = afterReload();
    expect([
      reloaded.keptDraft('order-2', 'message line-2'),
      reloaded.keptDraft('order-2', 'message line-11'),
      reloaded.keptDraft('order-2', 'message line-12'),
    ]).toEqual(['With love', 'For Bea', undefined]);
    page.dropDrafts();
    page.moveLineDrafts('line-1', 'line-2');
    expect(sessionStorage.length).toBe(0);
  });

  it('goes with the customer who leaves', () => {
    keepDraft('order-1', 'buyer', 'Ada');
    customerLeft();
    expect([keptDraft('order-1', 'buyer'), sessionStorage.length]).toEqual([undefined, 0]);
  });

  it('lasts as long as the page where storage is forbidden', () => {
    for (const verb of ['getItem', 'setItem', 'removeItem'] as const)
      jest.spyOn(Storage.prototype, verb).mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError');
      });
    const page = afterReload();
    page.keepDraft('order-1', 'buyer', 'Ada');
    expect(page.keptDraft('order-1', 'buyer')).toBe('Ada');
    page.dropDrafts();
    expect(page.keptDraft('order-1', 'buyer')).toBeUndefined();
  });

  it.each(['no json', '[]', '{"orderID":1,"parts":{}}', 'null'])(
    'is nothing when storage holds %s',
    (text) => {
      sessionStorage.setItem('lilac-checkout', text);
      expect(afterReload().keptDraft('order-1', 'buyer')).toBeUndefined();
    },
  );
});
