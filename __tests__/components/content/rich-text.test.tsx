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
