import { slugShape } from '@/lib/content/article';
import { dayOfYear } from '@/lib/content/home';
import { noMenus } from '@/lib/content/menus';
import { requestKinds } from '@/lib/requests/request-kinds';
import { contentSections } from '@/lib/routes/static-page-path';

/** What a field's value has to be before an entry is published; one kind each, as the vendor has them. */
export interface DescribedValidation {
  unique?: boolean;
  in?: string[];
  regexp?: { pattern: string; flags?: string };
  /** Of numbers. */
  range?: { min?: number; max?: number };
  /** Of texts, in characters, and of lists. */
  size?: { min?: number; max?: number };
  /** Content types a link may lead to. */
  linkContentType?: string[];
  /** Kinds of files a link may lead to. */
  linkMimetypeGroup?: string[];
}

/** What a field holds, or each member of a list. */
interface DescribedValue {
  type: string;
  linkType?: 'Entry' | 'Asset';
  validations?: DescribedValidation[];
}

/** A field of a content type, as the vendor's management API takes it. */
export interface DescribedField extends DescribedValue {
  id: string;
  /** For editors. */
  name: string;
  items?: DescribedValue;
  /** Without a value nothing is published. */
  required?: true;
}

/** A content type: its name for editors, the field that names its entries, and its fields. */
export interface DescribedType {
  id: string;
  name: string;
  displayField: string;
  fields: DescribedField[];
}

type Field = Omit<DescribedField, 'id' | 'name'>;
type Fields = Record<string, Field>;

const words: Field = { type: 'Symbol' };
const lines: Field = { type: 'Text' };
const richText: Field = { type: 'RichText' };
const wordList: Field = { type: 'Array', items: { type: 'Symbol' } };
const picture: Field = {
  type: 'Link',
  linkType: 'Asset',
  validations: [{ linkMimetypeGroup: ['image'] }],
};
const linkTo = (...linkContentType: string[]): Field & DescribedValue => ({
  type: 'Link',
  linkType: 'Entry',
  validations: [{ linkContentType }],
});
const linksTo = (...types: string[]): Field => ({ type: 'Array', items: linkTo(...types) });
const oneOf = (values: readonly string[]): Field => ({
  ...words,
  validations: [{ in: [...values] }],
});
const numberFrom = (min: number): Field => ({ type: 'Integer', validations: [{ range: { min } }] });
const needed = (field: Field): Field => ({ ...field, required: true });
const matching = ({ source }: RegExp): DescribedValidation => ({ regexp: { pattern: source } });

const block: Fields = {
  superTitle: words,
  title: needed(words),
  subTitle: lines,
  linkUrl: words,
  linkText: words,
  image: picture,
  narrowImage: picture,
  categoryIDs: wordList,
};
const page: Fields = {
  title: needed(words),
  // Pages and articles are read by it.
  slug: needed({ ...words, validations: [{ unique: true }, matching(slugShape)] }),
  link: words,
  section: oneOf(contentSections),
  parentPage: linkTo('staticPage'),
  summary: lines,
  body: richText,
  image: picture,
  requestForm: oneOf(requestKinds),
  promos: linksTo('simpleContentBlock'),
  metaTitle: words,
  metaDescription: words,
  metaImage: picture,
};

const types: Readonly<Record<string, readonly [name: string, fields: Fields]>> = {
  homeContent: [
    'Home',
    {
      title: words,
      hero: linkTo('simpleContentBlock'),
      occasions: linkTo('complexContentBlock'),
      featured: linkTo('complexContentBlock'),
      promos: linksTo('simpleContentBlock'),
      articles: linksTo('article'),
      holidays: linksTo('giftHoliday'),
      seasons: linksTo('homeSeason'),
    },
  ],
  giftHoliday: [
    'Holiday the home page speaks of',
    {
      title: needed(words),
      holiday: needed(words),
      daysAhead: needed(numberFrom(0)),
    },
  ],
  homeSeason: [
    'Season of the home page',
    {
      title: words,
      from: needed({ ...words, validations: [matching(dayOfYear)] }),
      to: needed({ ...words, validations: [matching(dayOfYear)] }),
      hero: linkTo('simpleContentBlock'),
      lead: linkTo('simpleContentBlock'),
      featured: linkTo('complexContentBlock'),
      articles: linksTo('article'),
    },
  ],
  simpleContentBlock: ['Block with one link', block],
  complexContentBlock: [
    'Block that gathers',
    { ...block, body: richText, productCodes: wordList, blocks: linksTo('simpleContentBlock') },
  ],
  globalFooter: ['Footer', { title: words, summary: lines }],
  staticPage: ['Page', { ...page, section: needed(oneOf(contentSections)) }],
  article: [
    'Care article',
    {
      ...page,
      tags: wordList,
      categoryIDs: wordList,
      author: words,
      date: { type: 'Date' },
      readMinutes: numberFrom(1),
    },
  ],
  menuLinkGroup: [
    'Menu',
    {
      // The shell tells menus apart by their titles.
      Title: needed({
        ...words,
        validations: [{ unique: true }, { in: Object.values(noMenus).map(({ title }) => title) }],
      }),
      Type: oneOf(['article', 'staticPage', 'event']),
      Links: linksTo('article', 'staticPage', 'navLink'),
    },
  ],
  navLink: ['Link of a menu', { title: needed(words), link: needed(words) }],
  eventsLanding: [
    'Workshops and events',
    { title: words, summary: lines, image: picture, navLinks: linksTo('navLink', 'staticPage') },
  ],
  purplePerks: ['Purple Perks', { title: words, summary: lines, body: richText }],
  searchTerm: [
    'Search term',
    {
      title: needed(words),
      sameWords: wordList,
      alsoFinds: wordList,
      shelves: wordList,
      shelvesOnly: { type: 'Boolean' },
      first: wordList,
      never: wordList,
      upTo: numberFrom(1),
      popular: numberFrom(1),
    },
  ],
  WorkWithLilac: ['Work with us', block],
};

/** The content types of the shop with their fields (specification A3), as the code that reads them needs them. */
export const contentTypes: DescribedType[] = Object.entries(types).map(([id, [name, fields]]) => ({
  id,
  name,
  displayField: 'Title' in fields ? 'Title' : 'title',
  fields: Object.entries(fields).map(([field, rest]) => ({
    id: field,
    name: wordsOf(field),
    ...rest,
  })),
}));

/** An ID as an editor reads it: `linkUrl` → `Link url`, `categoryIDs` → `Category IDs`. */
function wordsOf(id: string): string {
  const apart = id
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/ [A-Z](?=[a-z])/g, (letter) => letter.toLowerCase());
  return apart.charAt(0).toUpperCase() + apart.slice(1);
}
