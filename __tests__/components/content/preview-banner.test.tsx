import { render, screen } from '@testing-library/react';
import { PreviewBanner } from '@/components/content/preview-banner';

describe('the banner of a preview', () => {
  it('leads out of the preview in the whole window: an editor’s frame may not show the page as everyone sees it', () => {
    render(<PreviewBanner />);
    const link = screen.getByRole('link', { name: 'Leave the preview' });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
      '/api/preview/leave',
      '_top',
    ]);
  });
});
