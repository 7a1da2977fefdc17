import { BLOCKS, type Document } from '@contentful/rich-text-types';
import { render, screen } from '@testing-library/react';
import SectionRoute from '@/app/(shop)/customer-service/[...slug]/page';
import { getStaticPage } from '@/lib/content/content.server';
import { getLoyaltyProgramme } from '@/lib/content/singletons.server';

jest.mock(
  'next/navigation',
  () =>
    jest.requireActual<typeof import('@/__tests__/components/account/router')>(
      '@/__tests__/components/account/router',
    ).navigation,
);
jest.mock('@/lib/content/content.server', () => ({ getStaticPage: jest.fn() }));
jest.mock('@/lib/content/singletons.server', () => ({ getLoyaltyProgramme: jest.fn() }));

const text = (words: string) =>
  ({
    nodeType: BLOCKS.DOCUMENT,
    data: {},
    content: [
      {
        nodeType: BLOCKS.PARAGRAPH,
        data: {},
        content: [{ nodeType: 'text', value: words, marks: [], data: {} }],
      },
    ],
  }) as unknown as Document;
const page = {
  path: '/customer-service/purple-perks-loyalty-program',
  title: 'Perks page',
  summary: '',
  body: text('Log in and join.'),
  picture: null,
  requestForm: null,
  promos: [],
  parents: [],
};

describe('the page of the loyalty programme', () => {
  it.each([
    [
      'with its rules',
      {
        title: 'Purple Perks',
        summary: 'Joining is free.',
        body: text('Three cents of every dollar.'),
      },
      'Purple Perks',
    ],
    [
      'whose rules are not written',
      { title: 'Purple Perks', summary: '', body: null },
      'Perks page',
    ],
    ['whose rules are not available', null, 'Perks page'],
  ])(
    '%s has the button to the visitor’s own Purple Perks, and how to join',
    async (_, programme, heading) => {
      jest.mocked(getStaticPage).mockResolvedValue(page as never);
      jest.mocked(getLoyaltyProgramme).mockResolvedValue(programme);
      render(
        await SectionRoute({ params: Promise.resolve({ slug: ['purple-perks-loyalty-program'] }) }),
      );
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
      expect(screen.getByRole('button', { name: 'See my Purple Perks' })).toBeVisible();
      expect(screen.getByText('Log in and join.')).toBeVisible();
      expect(screen.queryAllByText('Three cents of every dollar.')).toHaveLength(
        programme?.body ? 1 : 0,
      );
    },
  );
});
