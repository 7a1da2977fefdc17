import { BLOCKS, type Document } from '@contentful/rich-text-types';
import { render, screen, within } from '@testing-library/react';
import { LoyaltyText, Questions } from '@/components/content/parted-texts';
import { textParts } from '@/lib/content/text-parts';
import { markupVectors } from '@/__tests__/components/content/injections';

const words = (value: string) => ({ nodeType: 'text', value, marks: [], data: {} });
const block = (nodeType: string, ...content: unknown[]) => ({ nodeType, data: {}, content });
const text = (...content: unknown[]) => block(BLOCKS.DOCUMENT, ...content) as unknown as Document;
const heading = (value: string, level: string = BLOCKS.HEADING_2) => block(level, words(value));
const paragraph = (value: string) => block(BLOCKS.PARAGRAPH, words(value));

describe('textParts', () => {
  const shape = (given: unknown) => {
    const { lead, parts } = textParts(given as Document);
    return [
      lead?.content.length ?? 0,
      ...parts.map(({ id, body }) => `${id} ${body.content.length}`),
    ];
  };
  it.each<[what: string, given: unknown, parts: (string | number)[]]>([
    ['nothing', null, [0]],
    ['no headings', text(paragraph('a'), paragraph('b')), [2]],
    [
      'a text before and after a heading',
      text(paragraph('a'), heading('Do you?'), paragraph('b'), paragraph('c')),
      [1, 'do-you 2'],
    ],
    [
      'a heading without an answer',
      text(heading('One'), heading('Two'), paragraph('b')),
      [0, 'one 0', 'two 1'],
    ],
    [
      'a lesser heading stays within its part',
      text(heading('One'), heading('Small', BLOCKS.HEADING_3), paragraph('b')),
      [0, 'one 2'],
    ],
    ['a heading of the first level', text(heading('One', BLOCKS.HEADING_1)), [0, 'one 0']],
    ['a heading without words', text(heading(' '), paragraph('b')), [2]],
    [
      'the same words twice',
      text(heading('One'), heading('One'), heading('One')),
      [0, 'one 0', 'one-2 0', 'one-3 0'],
    ],
    ['a heading without letters', text(heading('!?')), [0, 'part 0']],
    [
      'words in pieces',
      text(block(BLOCKS.HEADING_2, words('Do '), block('hyperlink', words('you')), words('?'))),
      [0, 'do-you 0'],
    ],
    ['broken nodes', { content: [null, 7, 'x', { nodeType: BLOCKS.HEADING_2 }] }, [4]],
    ['a broken text', { content: 'x' }, [0]],
  ])('%s', (_what, given, parts) => {
    expect(shape(given)).toEqual(parts);
  });
});

describe('a page of questions', () => {
  it('opens each question on its own answer', () => {
    render(
      <Questions
        body={text(
          paragraph('Before.'),
          heading('When?'),
          paragraph('Today.'),
          heading('Where?'),
          paragraph('Here.'),
        )}
      />,
    );
    const groups = screen.getAllByRole('group');
    expect(
      groups.map((group) => [
        within(group).getByRole('heading', { level: 2 }).textContent,
        within(group).getByText(/\.$/).textContent,
      ]),
    ).toEqual([
      ['When?', 'Today.'],
      ['Where?', 'Here.'],
    ]);
    expect(groups.every((group) => !(group as HTMLDetailsElement).open)).toBe(true);
  });

  it('leaves open what follows the last question', () => {
    render(
      <Questions
        body={text(
          heading('When?'),
          paragraph('Today.'),
          heading('A word'),
          paragraph('Between.'),
          heading('Where?'),
          paragraph('Here.'),
          heading('More on this'),
          paragraph('Read on.'),
        )}
      />,
    );
    expect(
      screen.getAllByRole('group').map((group) => within(group).getByRole('heading').textContent),
    ).toEqual(['When?', 'A word', 'Where?']);
    expect(
      within(screen.getByRole('region', { name: 'More on this' })).getByText('Read on.'),
    ).toBeVisible();
  });

  it('runs nothing of what is written into a question or an answer', () => {
    const { container } = render(
      <Questions
        body={text(...markupVectors.flatMap((payload) => [heading(payload), paragraph(payload)]))}
      />,
    );
    expect(markupVectors.length).toBeGreaterThan(100);
    expect(
      [...container.querySelectorAll('*')].filter(
        (node) =>
          /script|iframe|object|embed|img/i.test(node.tagName) ||
          [...node.attributes].some(({ name }) => name.startsWith('on')),
      ),
    ).toEqual([]);
  });
});

describe('the loyalty programme', () => {
  it('names each part of its rules, then says how to join', () => {
    render(
      <LoyaltyText
        programme={text(heading('Earning'), paragraph('Three cents.'))}
        joining={text(paragraph('Log in.'))}
        action={<a href="/account/purple-perks">See my Purple Perks</a>}
      />,
    );
    expect(
      within(screen.getByRole('region', { name: 'Earning' })).getByText('Three cents.'),
    ).toBeVisible();
    expect(screen.getByText('Log in.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See my Purple Perks' })).toHaveAttribute(
      'href',
      '/account/purple-perks',
    );
  });
});
