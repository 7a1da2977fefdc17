/** A content type: its name for editors, and its fields with the vendor's types. */
export interface DescribedType {
  id: string;
  name: string;
  fields: { id: string; type: string }[];
}

type Fields = Record<string, string>;

const block: Fields = {
  superTitle: 'Symbol',
  title: 'Symbol',
  subTitle: 'Text',
  linkUrl: 'Symbol',
  linkText: 'Symbol',
  image: 'Link',
  narrowImage: 'Link',
  categoryIDs: 'Array',
};
const page: Fields = {
  title: 'Symbol',
  slug: 'Symbol',
  link: 'Symbol',
  section: 'Symbol',
  parentPage: 'Link',
  summary: 'Text',
  body: 'RichText',
  image: 'Link',
  requestForm: 'Symbol',
  promos: 'Array',
  metaTitle: 'Symbol',
  metaDescription: 'Symbol',
  metaImage: 'Link',
};

const types: Readonly<Record<string, readonly [name: string, fields: Fields]>> = {
  homeContent: [
    'Home',
    {
      title: 'Symbol',
      hero: 'Link',
      occasions: 'Link',
      featured: 'Link',
      promos: 'Array',
      articles: 'Array',
      holidays: 'Array',
      seasons: 'Array',
    },
  ],
  giftHoliday: [
    'Holiday the home page speaks of',
    { title: 'Symbol', holiday: 'Symbol', daysAhead: 'Integer' },
  ],
  homeSeason: [
    'Season of the home page',
    {
      title: 'Symbol',
      from: 'Symbol',
      to: 'Symbol',
      hero: 'Link',
      lead: 'Link',
      featured: 'Link',
      articles: 'Array',
    },
  ],
  simpleContentBlock: ['Block with one link', block],
  complexContentBlock: [
    'Block that gathers',
    { ...block, body: 'RichText', productCodes: 'Array', blocks: 'Array' },
  ],
  globalFooter: ['Footer', { title: 'Symbol', summary: 'Text' }],
  staticPage: ['Page', page],
  article: [
    'Care article',
    {
      ...page,
      tags: 'Array',
      categoryIDs: 'Array',
      author: 'Symbol',
      date: 'Date',
      readMinutes: 'Integer',
    },
  ],
  menuLinkGroup: ['Menu', { Title: 'Symbol', Type: 'Symbol', Links: 'Array' }],
  navLink: ['Link of a menu', { title: 'Symbol', link: 'Symbol' }],
  eventsLanding: [
    'Workshops and events',
    { title: 'Symbol', summary: 'Text', image: 'Link', navLinks: 'Array' },
  ],
  purplePerks: ['Purple Perks', { title: 'Symbol', summary: 'Text', body: 'RichText' }],
  searchTerm: [
    'Search term',
    {
      title: 'Symbol',
      sameWords: 'Array',
      alsoFinds: 'Array',
      shelves: 'Array',
      shelvesOnly: 'Boolean',
      first: 'Array',
      never: 'Array',
      upTo: 'Integer',
      popular: 'Integer',
    },
  ],
  WorkWithLilac: ['Work with us', block],
};

/** The content types of the shop with their fields (specification A3). */
export const contentTypes: DescribedType[] = Object.entries(types).map(([id, [name, fields]]) => ({
  id,
  name,
  fields: Object.entries(fields).map(([field, type]) => ({ id: field, type })),
}));
