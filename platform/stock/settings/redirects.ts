/** A row of `redirects.json`: what was asked for, where it lives now; 410 for what is gone for good, with the category to look at instead. */
export interface RedirectSource {
  slug: string;
  destination?: string;
  status?: 410;
}

/**
 * Addresses of older shops, print and the sign on the van (ruling 6): mixed case, queries, chains, cycles and outside hosts (the
 * shop drops both), things that are gone, a legacy address as a destination, and rows that win over a live page. None leads to a category that shows
 * for a season: what is printed is typed all year.
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
  { slug: '/xmas', destination: '/c/occasions/holidays?c=christmas' },
  { slug: '/wreaths', destination: '/c/occasions/holidays?c=christmas' },
  { slug: '/classes', destination: '/workshops-and-events' },
  { slug: '/Classes/Calendar', destination: '/event-calendar' },
  { slug: '/hours', destination: '/store-locator' },
  { slug: '/locations/lyndale-avenue', destination: '/store-locator/lyndale' },
  { slug: '/locations/50th-and-france', destination: '/store-locator/edina' },
  { slug: '/giftcards', destination: '/c/gift-cards' },
  { slug: '/perks', destination: '/customer-service/purple-perks-loyalty-program' },
  {
    slug: '/care/hydrangea-color.html',
    destination: '/information/resource-hub/why-hydrangeas-change-color',
  },
  {
    slug: '/care/Keep-Flowers-Fresh.html',
    destination: '/information/resource-hub/keep-a-bouquet-for-ten-days',
  },
  { slug: '/p/100999/sunday-best-2019', destination: '/p/100310/sunday-best' },
  { slug: '/services/wedding-consultation', destination: '/services/weddings' },
  { slug: '/p/100998/paper-poppies', destination: '/c/flowers/bouquets', status: 410 },
  { slug: '/merry-go-round', destination: '/round-and-round' },
  { slug: '/round-and-round', destination: '/merry-go-round' },
  { slug: '/partner', destination: 'https://flowers.elsewhere.example/lilac' },
  { slug: '/old-blog', destination: 'https://www.lilacandloam.example/information/resource-hub' },
  { slug: '/Orchids', destination: '/c/indoor-plants/blooming?c=orchids' },
  { slug: '/SYMPATHY', destination: '/c/flowers/sympathy' },
  { slug: '/tulip-time', destination: '/c/flowers/bouquets?c=tulips' },
  { slug: '/poinsettias', destination: '/c/indoor-plants/blooming' },
  { slug: '/trees', destination: '/c/outdoor-plants/trees' },
  { slug: '/santa', destination: '/event-calendar' },
  { slug: '/wreath-class', destination: '/event-calendar' },
  { slug: '/shop/plants.aspx?cat=30', destination: '/c/indoor-plants' },
  { slug: '/shop/plants.aspx', destination: '/c/outdoor-plants' },
  { slug: '/Product.aspx?sku=100310', destination: '/p/100310/sunday-best' },
  { slug: '/print/spring-2024', destination: '/tulip-time' },
  { slug: '/radio', destination: '/print/spring-2024' },
  { slug: '/old-lilacs', destination: '/category/OutdoorPlants/Shrubs/Lilacs' },
  { slug: '/locations/roseville', destination: '/store-locator/roseville' },
  { slug: '/careers.html', destination: '/corporate/careers' },
  { slug: '/help/delivery-faq', destination: '/customer-service/delivery' },
  { slug: '/p/100997/the-millennium-vase', destination: '/c/gifts', status: 410 },
  { slug: '/services/flower-subscriptions', status: 410 },
  { slug: '/two-doors', destination: '/two-doors?from=back' },
  { slug: '/mirror', destination: '//flowers.elsewhere.example/lilac' },
  { slug: '/app', destination: 'lilac-and-loam://open' },
  { slug: '/corporate/history-of-the-company', destination: '/corporate/about' },
];
