import type { Document } from '@contentful/rich-text-types';
import { render, screen } from '@testing-library/react';
import { RichText } from '@/components/content/rich-text';

const bodyOf = (type: string) =>
  ({
    nodeType: 'document',
    data: {},
    content: [
      {
        nodeType: 'paragraph',
        data: {},
        content: [{ nodeType: 'text', value: 'Water it weekly', marks: [{ type }], data: {} }],
      },
    ],
  }) as unknown as Document;

describe('what editors mark in a text', () => {
  it.each([
    ['bold', 'STRONG'],
    ['italic', 'EM'],
    ['underline', 'U'],
    ['code', 'CODE'],
    ['superscript', 'SUP'],
    ['subscript', 'SUB'],
    ['strikethrough', 'S'],
  ])('is shown where it is %s', (type, element) => {
    render(<RichText body={bodyOf(type)} />);
    expect(screen.getByText('Water it weekly').tagName).toBe(element);
  });

  it('is plain text where nobody knows the mark', () => {
    render(<RichText body={bodyOf('constructor')} />);
    expect(screen.getByText('Water it weekly').tagName).toBe('P');
  });
});

describe('a text of the content service', () => {
  const paragraph = (...content: object[]) =>
    ({
      nodeType: 'document',
      data: {},
      content: [{ nodeType: 'paragraph', data: {}, content }],
    }) as unknown as Document;
  const text = (value: string) => ({ nodeType: 'text', value, marks: [], data: {} });

  it('breaks its lines where its editor did', () => {
    const { container } = render(<RichText body={paragraph(text('Lilac\nLyndale Avenue\n'))} />);
    expect(
      [...(container.querySelector('p')?.childNodes ?? [])].map((node) => node.nodeName),
    ).toEqual(['#text', 'BR', '#text', 'BR']);
  });

  it('keeps the words of a link into another space, which leads nowhere here', () => {
    const urn = 'crn:contentful:::content:spaces/other/entries/e-1';
    const target = { sys: { type: 'ResourceLink', linkType: 'Contentful:Entry', urn } };
    const link = { nodeType: 'resource-hyperlink', data: { target }, content: [text('our roses')] };
    render(<RichText body={paragraph(text('Read about '), link, text(' here.'))} />);
    expect(screen.getByText('Read about our roses here.')).toBeInTheDocument();
    expect(screen.queryByRole('link')).toBeNull();
  });
});
