/** @jest-environment node */
import { wholePageFor } from '@/lib/routes/missing-view';

const shell = '<!DOCTYPE html><html id="made-by-the-framework"><head></head><body></body></html>';
const unmatched = '<!DOCTYPE html><html lang="en-US"><body></body></html>';
const whole =
  '<!DOCTYPE html><html lang="en-US" data-whole="" class="a"><body><h1>Roses</h1></body></html>';

describe('pages for answers that are only a shell', () => {
  it.each([
    [404, '/p/100310/sunday-best', shell, 'item'],
    [404, '/P/100310', shell, 'item'],
    [404, '/c/nowhere', shell, 'page'],
    [404, '/account/orders', shell, 'account'],
    [404, '/account', shell, 'account'],
    [404, '/accounts', shell, 'page'],
    [404, '/account/nonsense', shell, 'account-page'],
    [404, '/account/orders/7', shell, 'account-page'],
    [404, '/orderConfirmation/299999/none', shell, 'order'],
    [404, '/order/none', shell, 'order-link'],
    [404, '/order', shell, 'page'],
    [404, '/nope', unmatched, 'page'],
    [500, '/p/100310', shell, 'failed'],
    [500, '/', shell, 'failed'],
    [500, '/p/100310', 'Internal Server Error', 'failed'],
    [500, '/p/100310', '', 'failed'],
    [404, '/p/100310', '', 'item'],
    [404, '/nope', whole, null],
    [500, '/search', whole, 'failed'],
    [503, '/search', whole, null],
    [200, '/', shell, null],
    [410, '/p/1', shell, null],
  ])('%s at %s', (status, pathname, html, kind) => {
    expect(wholePageFor(status, pathname, html)).toBe(kind);
  });
});
