import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { RecipientLink } from '@/components/account/orders/recipient-link';

const path = `/order/${'a'.repeat(32)}`;
const url = `http://localhost${path}`;

describe('the page of who gets a shipment, for whoever ordered to give', () => {
  const share = jest.fn<Promise<void>, [ShareData]>();
  const show = () => {
    const user = userEvent.setup();
    render(<RecipientLink path={path} name="Bea Olson" />);
    return () => user.click(screen.getByRole('button', { name: /^Share the link ?: Bea Olson$/ }));
  };
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'share');
    share.mockReset();
  });
  const withShare = () =>
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });

  it('is shared by the device where it can', async () => {
    withShare();
    share.mockResolvedValue();
    await show()();
    expect(share.mock.calls).toEqual([[{ url }]]);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('is left alone by who closes the sheet', async () => {
    withShare();
    share.mockRejectedValue(new DOMException('closed', 'AbortError'));
    await show()();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('is there to be copied by hand where sharing fails', async () => {
    withShare();
    share.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await show()();
    expect(screen.getByRole('status')).toHaveTextContent(url);
  });

  it('is copied where the device has no way of sharing, and said to be', async () => {
    await show()();
    expect(await navigator.clipboard.readText()).toBe(url);
    expect(screen.getByRole('status')).toHaveTextContent('Link copied.');
  });

  it('is there to be copied by hand where it cannot be copied', async () => {
    const press = show();
    const write = jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
    await press();
    expect(screen.getByRole('status')).toHaveTextContent(url);
    write.mockRestore();
  });

  it('is a link without script', () => {
    const html = renderToString(<RecipientLink path={path} name="Bea Olson" />);
    act(() => {
      document.body.innerHTML = html;
    });
    expect(screen.getByRole('link', { name: /^See that page ?: Bea Olson$/ })).toHaveAttribute(
      'href',
      path,
    );
  });
});
