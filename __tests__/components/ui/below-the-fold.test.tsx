import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { BelowTheFold } from '@/components/ui/below-the-fold';
import { endReturn } from '@/components/ui/returning';

const page = (
  <BelowTheFold>
    <p>Our promise</p>
  </BelowTheFold>
);
const promise = () => screen.queryByText('Our promise');
const stepBack = () => {
  window.history.replaceState(null, '', `${window.location.pathname}-again`);
  window.dispatchEvent(new PopStateEvent('popstate'));
};
const twoFrames = () =>
  act(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve));
      }),
  );

describe('what is below the fold', () => {
  afterEach(() => {
    endReturn();
  });

  it('stands in the page the server makes, and stays when the page comes to life', async () => {
    const place = document.createElement('div');
    place.innerHTML = renderToString(page);
    expect(place).toHaveTextContent('Our promise');
    document.body.append(place);
    const before = promise();
    const faults: unknown[] = [];
    const root = await act(() =>
      hydrateRoot(place, page, { onRecoverableError: (error) => faults.push(error) }),
    );
    expect(promise()).toBe(before);
    await twoFrames();
    expect([promise(), faults]).toEqual([before, []]);
    act(() => root.unmount());
    place.remove();
  });

  it('follows the top of a page that a click opens', async () => {
    render(page);
    expect(promise()).not.toBeInTheDocument();
    await twoFrames();
    expect(promise()).toBeInTheDocument();
  });

  it('is there at once when the visitor steps back', () => {
    stepBack();
    render(page);
    expect(promise()).toBeInTheDocument();
  });

  it('waits again once the step back has arrived', () => {
    stepBack();
    expect(endReturn()).toBe(true);
    render(page);
    expect(promise()).not.toBeInTheDocument();
  });

  it('is not waited for after the page is left', async () => {
    const { unmount } = render(page);
    unmount();
    await twoFrames();
    expect(promise()).not.toBeInTheDocument();
  });
});
