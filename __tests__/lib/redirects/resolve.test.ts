/** @jest-environment node */
import { addressOf } from '@/lib/redirects/address';
import { mightMatch, resolve } from '@/lib/redirects/resolve';
import { buildRedirectTable } from '@/lib/redirects/table';

const table = buildRedirectTable([
  { slug: '/spring-sale', destination: '/c/flowers', status: 301 },
  { slug: 'no-leading-slash', destination: '/search?query=rose', status: 301 },
  { slug: '/Mixed-Case/Page', destination: '/information/resource-hub', status: 301 },
  { slug: '/with-query?id=7', destination: '/p/100310/red-roses', status: 301 },
  { slug: '/two-keys?cat=14&view=list', destination: '/c/flowers/sympathy', status: 301 },
  { slug: '/two-keys?cat=14', destination: '/c/flowers', status: 301 },
  { slug: '/p/777777/old-title', destination: null, status: 410 },
  { slug: '/p/666666/old-title', destination: '/p/100310/red-roses', status: 301 },
  { slug: '/p/100310/crimson-roses', destination: '/p/100310/red-roses', status: 301 },
  { slug: '/shout', destination: '/C/Flowers/', status: 301 },
  { slug: '/spaced%20slug', destination: '/c/gifts', status: 301 },
  { slug: '/p/999999', destination: '/p/100310/red-roses', status: 301 },
  { slug: '/p/888888', destination: null, status: 410 },
  { slug: '/chain-1', destination: '/chain-2', status: 301 },
  { slug: '/chain-2', destination: '/chain-3?from=2', status: 301 },
  { slug: '/chain-3', destination: '/c/plants', status: 301 },
  { slug: '/to-legacy', destination: '/product/100310', status: 301 },
  { slug: '/to-gift', destination: '/product/GIFTCARD/card', status: 301 },
  { slug: '/to-gone', destination: '/p/888888', status: 301 },
  { slug: '/outside', destination: 'https://www.lilacandloam.example/blog', status: 301 },
  { slug: '/category/old-roses', destination: '/c/flowers/roses', status: 301 },
  { slug: '/menu', destination: '/crème–brûlée', status: 301 },
  {
    slug: '/menu-outside',
    destination: 'https://www.lilacandloam.example/crème–brûlée',
    status: 301,
  },
  { slug: '/c/moved', destination: '/c/flowers', status: 301 },
  { slug: '/c/flowers/closed', destination: '/c/flowers', status: 301 },
  { slug: '/c/flowers/closed?c=tulips', destination: '/c/flowers/bouquets?c=tulips', status: 301 },
]);

const place = (address: string): string | null => {
  const resolution = resolve(addressOf(address), table);
  if (!resolution) return null;
  return resolution.kind === 'redirect' ? resolution.location : resolution.kind;
};

describe('resolve', () => {
  it.each<[string, string | null]>([
    // The table, in any case and with a query.
    ['/spring-sale', '/c/flowers'],
    ['/SPRING-SALE', '/c/flowers'],
    ['/spring-sale/', '/c/flowers'],
    ['/spring-sale?', '/c/flowers'],
    ['/c/flowers?', null],
    ['/spring-sale?utm_source=mail', '/c/flowers?utm_source=mail'],
    ['/no-leading-slash', '/search?query=rose'],
    ['/no-leading-slash?type=Products', '/search?query=rose&type=Products'],
    ['/no-leading-slash?query=tulip', '/search?query=rose'],
    ['/mixed-case/page', '/information/resource-hub'],
    ['/MIXED-CASE/PAGE?a=B', '/information/resource-hub?a=B'],
    ['/with-query?id=7', '/p/100310/red-roses'],
    ['/With-Query?ID=7', '/p/100310/red-roses'],
    ['/with-query?id=7&utm_source=mail', '/p/100310/red-roses?utm_source=mail'],
    ['/with-query?gclid=x&ID=7', '/p/100310/red-roses?gclid=x'],
    ['/two-keys?cat=14&view=list', '/c/flowers/sympathy'],
    ['/two-keys?view=list&cat=14&utm=1', '/c/flowers/sympathy?utm=1'],
    ['/two-keys?cat=14', '/c/flowers'],
    ['/two-keys?view=list', null],
    ['/with-query?id=8', null],
    ['/with-query', null],
    ['/spaced slug', '/c/gifts'],
    ['/spaced%20slug', '/c/gifts'],
    ['/p/999999', '/p/100310/red-roses'],
    ['/p/888888', 'gone'],
    ['/P/888888', 'gone'],
    ['/p/888888?ref=mail', 'gone'],
    // A retired product under every form of its address.
    ['/p/777777', 'gone'],
    ['/p/777777/old-title', 'gone'],
    ['/P/777777/Another-Title?v=1', 'gone'],
    ['/p/888888/any-title', 'gone'],
    ['/product/777777/x', 'gone'],
    ['/p/666666', '/p/100310/red-roses'],
    ['/p/666666/new-title?utm=1', '/p/100310/red-roses?utm=1'],
    ['/p/999999/whatever', '/p/100310/red-roses'],
    // Another title of the same product is that one address only.
    ['/p/100310/crimson-roses', '/p/100310/red-roses'],
    ['/p/100310', null],
    // One spelling of every address (ruling 41).
    ['/C/flowers', '/c/flowers'],
    ['/c/Flowers/Bouquets?c=Roses&page=2', '/c/flowers/bouquets?c=roses&page=2'],
    ['/Cart', '/cart'],
    ['/cart/', '/cart'],
    ['/P/100310/Red-Roses?utm=A', '/p/100310/red-roses?utm=A'],
    ['/p/100310//', '/p/100310'],
    ['//c//flowers', '/c/flowers'],
    ['/Search?Query=Rose', '/search?query=Rose'],
    ['/search?query=Rose%20Bush', null],
    ['/style-Guide', '/style-guide'],
    ['/e/Workshops', '/e/workshops'],
    ['/store-locator/EDINA', '/store-locator/edina'],
    ['/event/700%31%30%31', '/event/700101'],
    ['/p/%31%300101', '/p/100101'],
    ['/c/%66lowers', '/c/flowers'],
    ['/orderconfirmation/AbC/dEf', '/orderConfirmation/AbC/dEf'],
    ['/orderconfirmation/x/y', '/orderConfirmation/x/y'],
    ['/orderConfirmation/AbC/dEf', null],
    ['/Account/Profile', '/account/profile'],
    ['/CUSTOMER-SERVICE/Contact-Us/', '/customer-service/contact-us'],
    ['/event-calendar?Category=Workshops', '/event-calendar?category=workshops'],
    ['/c/flowers?Color=Red', '/c/flowers?color=Red'],
    ['/shout', '/c/flowers'],
    ['/shout?A=b', '/c/flowers?A=b'],
    ['/category/WorkshopsEvents/', '/c/workshops-events'],
    ['/Unknown/Page', null],
    ['/c/flowers?c=../X', null],
    ['/c/flowers?c=%52oses', '/c/flowers?c=roses'],
    ['/unknown?C=1', null],
    ['/robots.txt', null],
    // Chains in one hop.
    ['/chain-1', '/c/plants?from=2'],
    ['/chain-2', '/c/plants?from=2'],
    ['/chain-3', '/c/plants'],
    ['/to-legacy', '/p/100310'],
    ['/to-legacy?q=1', '/p/100310?q=1'],
    ['/to-gift', '/c/gift-cards'],
    ['/to-gone', 'gone'],
    ['/outside', 'https://www.lilacandloam.example/blog'],
    ['/menu', '/cr%C3%A8me%E2%80%93br%C3%BBl%C3%A9e'],
    ['/menu-outside', 'https://www.lilacandloam.example/cr%C3%A8me%E2%80%93br%C3%BBl%C3%A9e'],
    ['/outside?x=1', 'https://www.lilacandloam.example/blog?x=1'],
    ['/category/old-roses', '/c/flowers/roses'],
    ['/category/moved', '/c/flowers'],
    // A category below the second level is another page than the one its path names alone.
    ['/c/moved?utm=1', '/c/flowers?utm=1'],
    ['/c/moved/roses', null],
    ['/c/flowers/closed', '/c/flowers'],
    ['/C/Flowers/Closed/?page=2', '/c/flowers?page=2'],
    ['/c/flowers/closed?c=roses', null],
    ['/c/flowers/closed?c=roses&page=2', null],
    ['/c/flowers/closed?c=tulips', '/c/flowers/bouquets?c=tulips'],
    ['/c/flowers/closed?page=2&c=Tulips', '/c/flowers/bouquets?c=tulips&page=2'],
    // A variant of a product is none of the product that took its place.
    ['/p/666666?v=666666-2&queryid=a', '/p/100310/red-roses?queryid=a'],
    ['/product/666666/old-title?v=666666-2', '/p/100310/red-roses'],
    ['/p/100310/crimson-roses?v=100310-DLX', '/p/100310/red-roses?v=100310-DLX'],
    ['/product/888888', 'gone'],
    ['/product/999999?a=1', '/p/100310/red-roses?a=1'],
    // /product/ becomes /p/.
    ['/product/100310', '/p/100310'],
    ['/product/100310/red-roses', '/p/100310/red-roses'],
    ['/Product/100310/Red-Roses', '/p/100310/red-roses'],
    ['/PRODUCT/100310?queryid=5&categorypage=true', '/p/100310?queryid=5&categorypage=true'],
    ['/shop/product/100310', '/p/100310'],
    ['/shop/Product/100310/Red-Roses?a=1', '/p/100310/red-roses?a=1'],
    ['/product/', null],
    ['/product', null],
    ['/products/100310', null],
    // A whole segment `category`.
    ['/category/flowers', '/c/flowers'],
    ['/Category/Flowers', '/c/flowers'],
    ['/CATEGORY/GiftCards', '/c/gift-cards'],
    ['/category/Flowers_Bouquets', '/c/flowers/bouquets'],
    ['/category/Flowers_Bouquets_Roses', '/c/flowers/bouquets?c=roses'],
    ['/category/Flowers_Bouquets_Roses?page=2', '/c/flowers/bouquets?c=roses&page=2'],
    ['/category/Flowers_Bouquets_Roses?c=tulips', '/c/flowers/bouquets?c=roses'],
    ['/category/flowers/bouquets/roses', '/c/flowers/bouquets?c=roses'],
    ['/shop/category/flowers/bouquets', '/c/flowers/bouquets'],
    ['/category/Out%20of%20Town', '/c/out-of-town'],
    ['/category/flowers/?sort=price', '/c/flowers?sort=price'],
    ['/category', null],
    ['/category/', null],
    ['/category/%E4%B8%AD', null],
    ['/category/..%2f..%2fetc', '/c/etc'],
    ['/subcategory/flowers', null],
    ['/my-category/flowers', null],
    // What comes out never matches again.
    ['/c/flowers/category', null],
    ['/c/category', null],
    ['/p/100310/category-gift', null],
    ['/p/100310/category', null],
    ['/p/100310/product', null],
    // Gift cards.
    ['/p/GIFTCARD', '/c/gift-cards'],
    ['/p/giftcard/gift-card', '/c/gift-cards'],
    ['/p/EGIFTCARD', '/c/gift-cards'],
    ['/p/eGiftCard-50/e-gift?x=1', '/c/gift-cards?x=1'],
    ['/product/GiftCard', '/c/gift-cards'],
    ['/p/MYGIFTCARD', null],
    // Missing products, live pages.
    ['/item-not-found/100999', 'missing-item'],
    ['/Item-Not-Found/100999', 'missing-item'],
    ['/item-not-found', null],
    ['/', null],
    ['/p/100310/red-roses', null],
    ['/c/flowers?page=2', null],
    ['/search?query=category', null],
  ])('%s → %s', (address, expected) => {
    expect(place(address)).toBe(expected);
  });

  it('is finished after one hop: its own output leads nowhere else', () => {
    const sources = [
      '/C/Flowers/?c=Roses',
      '/P/100310/Red-Roses',
      '/two-keys?cat=14&utm=1',
      '/product/100310',
      '/Category/Flowers_Bouquets_Roses',
      '/chain-1',
      '/p/GIFTCARD',
      '/to-legacy',
      '/category/moved',
    ];
    for (const source of sources) expect(place(place(source) ?? '')).toBeNull();
  });

  it('tells the front about every address of the table, and only those', () => {
    expect(mightMatch(addressOf('/SPRING-sale?utm=1'), table)).toBe(true);
    expect(mightMatch(addressOf('/p/888888'), table)).toBe(true);
    expect(mightMatch(addressOf('/p/100310/red-roses?v=100310-DLX'), table)).toBe(false);
  });
});
