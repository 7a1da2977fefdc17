/** Destinations that would take a visitor off the site, into a loop or nowhere: 108 of them. */
export const hostileDestinations: readonly string[] = [
  ...['evil.example', 'evil.example/', 'evil.example/a?b=c', '2130706433', '[::1]', 'shop.example@evil.example', 'evil.example:80', 'www.lilacandloam.example.evil.example', 'evil.example#www.lilacandloam.example'].flatMap((host) => [
    `//${host}`, `///${host}`, `/\\${host}`, `\\\\${host}`, `http://${host}`, `https://${host}`, `http:${host}`, `https:/${host}`, `/\t/${host}`, `/%2f${host}`,
  ]),
  'javascript:alert(1)', 'JaVaScRiPt:alert(1)', ' javascript:alert(1)', 'java\nscript:alert(1)', 'data:text/html,<script>alert(1)</script>', 'vbscript:x', 'file:///etc/passwd',
  'ftp://www.lilacandloam.example/', 'mailto:a@b.example', 'ws://www.lilacandloam.example', 'https://www.lilacandloam.example\\@evil.example', 'https://www.lilacandloam.example@evil.example',
  'https://evil.example?www.lilacandloam.example', '/%0d%0aSet-Cookie:%20a=b', '/a\r\nLocation: https://evil.example', '/%00', '', ' ',
];

const near = ['product', 'PRODUCT', 'category', 'Category', 'c', 'p'];
const outside = ['evil.example', '%65vil.example', 'evil.example%2f..', 'evil.example%00'];

/** Request targets a crawler with bad intentions sends: 112 of them, each beginning with a slash. */
export const hostilePaths: readonly string[] = [
  ...outside.flatMap((host) => [`//${host}`, `///${host}`, `/\\${host}`, `/%2f%2f${host}`, `/%5c${host}`, `/.//${host}`, `/..//${host}`, `/%09/${host}`]),
  ...near.flatMap((word) => outside.map((host) => `//${word}/${host}`)),
  ...near.flatMap((word) => [`/${word}//evil.example`, `/${word}/\\evil.example`, `/${word}/%2f%2fevil.example`, `/${word}/%5c%5cevil.example`, `/x//${word}/evil.example`, `/${word}/..%2f..%2f`, `/${word}/%0d%0aSet-Cookie:a=b`]),
  '/?url=//evil.example', '/spring?next=https://evil.example', '/item-not-found///evil.example', '/item-not-found/%2f%2fevil.example', '/category/category/category/category',
  '/product/product/product/1', '/category/../category/..', '/p/GIFTCARD//evil.example', '/p/GIFTCARD?a=//evil.example', '/category/%252f%252fevil.example', '/product/%F0%9F%8C%B7', '/category/__proto__', '/product/constructor', '/category/a_b_c_d_e_f_g_h?c=//evil.example',
];
