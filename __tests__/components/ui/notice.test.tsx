import { render, screen } from '@testing-library/react';
import { Notice } from '@/components/ui/notice';

describe('Notice', () => {
  it('breaks a word that is wider than a phone: its words may be narrower than the longest of them', () => {
    render(<Notice tone="notice">bartholomaeus.wolfeschlegelsteinhausen@example.com</Notice>);
    expect(screen.getByText(/^bartholomaeus/)).toHaveClass('min-w-0');
  });
});
