/** A row of `redirects.json`: what was asked for, where it lives now; 410 for what is gone for good. */
export interface RedirectSource {
  slug: string;
  destination?: string;
  status?: 410;
}

/**
 * Addresses of older shops, print and the sign on the van (decision 6): mixed case, queries, chains, a cycle and an outside host (the
 * shop drops both), something gone, and one row that wins over a live page.
 */
export const redirects: readonly RedirectSource[] = [
  { slug: '/Roses', destination: '/c/flowers/bouquets?c=roses' },
  { slug: '/shop/Flowers.aspx', destination: '/c/flowers' },
  { slug: '/shop/flowers.aspx?cat=12', destination: '/c/flowers/bouquets' },
  { slug: '/Shop/Flowers.aspx?cat=14&view=list', destination: '/c/flowers/sympathy' },
  { slug: '/lilacs', destination: '/c/outdoor-plants/shrubs?c=lilacs' },
  { slug: '/LILACWEEK', destination: '/lilacs' },
  { slug: '/van', destination: '/customer-service/delivery' },
  { slug: '/vans', destination: '/van' },
  { slug: '/our-vans', destination: '/vans' },
  { slug: '/mothersday', destination: '/c/occasions/holidays?c=mothers-day' },
  { slug: '/valentine', destination: '/c/occasions/holidays?c=valentines' },
  { slug: '/xmas', destination: '/c/christmas' },
  { slug: '/wreaths', destination: '/c/christmas/wreaths-garland' },
  { slug: '/classes', destination: '/workshops-and-events' },
  { slug: '/Classes/Calendar', destination: '/event-calendar' },
  { slug: '/hours', destination: '/store-locator' },
  { slug: '/locations/lyndale-avenue', destination: '/store-locator/lyndale' },
  { slug: '/locations/50th-and-france', destination: '/store-locator/edina' },
  { slug: '/giftcards', destination: '/c/gift-cards' },
  { slug: '/perks', destination: '/customer-service/purple-perks-loyalty-program' },
  { slug: '/care/hydrangea-color.html', destination: '/information/resource-hub/why-hydrangeas-change-color' },
  { slug: '/care/Keep-Flowers-Fresh.html', destination: '/information/resource-hub/keep-a-bouquet-for-ten-days' },
  { slug: '/p/100999/sunday-best-2019', destination: '/p/100310/sunday-best' },
  { slug: '/services/wedding-consultation', destination: '/services/weddings' },
  { slug: '/p/100998/paper-poppies', status: 410 },
  { slug: '/merry-go-round', destination: '/round-and-round' },
  { slug: '/round-and-round', destination: '/merry-go-round' },
  { slug: '/partner', destination: 'https://flowers.elsewhere.example/lilac' },
  { slug: '/old-blog', destination: 'https://www.lilacandloam.example/information/resource-hub' },
];
