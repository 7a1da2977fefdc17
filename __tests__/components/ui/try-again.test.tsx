import { act, render, screen } from '@testing-library/react';
import { TryAgain } from '@/components/ui/try-again';

/** Parts of a page: what did not come, what it is a part of, and the page. */
function Page({ shown }: { shown: 'failed' | 'loading' | 'loaded' | 'without the part' | 'page' }) {
  return (
    <main>
      <h1>Your account</h1>
      <button type="button">Elsewhere</button>
      {shown !== 'page' && (
        <section aria-label="Orders">
          {shown !== 'without the part' && (
            <section key={shown === 'loaded' ? 'new' : 'old'} aria-label="Newest order">
              {shown === 'failed' && <TryAgain onClick={() => undefined} />}
            </section>
          )}
        </section>
      )}
    </main>
  );
}

function press() {
  const page = render(<Page shown="failed" />);
  act(() => screen.getByRole('button', { name: 'Try again' }).focus());
  /** What the page shows next; an observer of it is told after the press. */
  const show = (shown: React.ComponentProps<typeof Page>['shown']) =>
    act(async () => {
      page.rerender(<Page shown={shown} />);
      await Promise.resolve();
    });
  return show;
}
const part = (name: string) => screen.getByRole('region', { name });

describe('Try again, which goes once what it asks for comes', () => {
  it('leaves the focus to the part of the page it stood in', async () => {
    const show = press();
    await show('loading');
    expect(part('Newest order')).toHaveFocus();
  });

  it('leaves it to the part around that one where that has gone with it', async () => {
    const show = press();
    await show('without the part');
    expect(part('Orders')).toHaveFocus();
  });

  it('leaves it to the heading where nothing but the page is left', async () => {
    const show = press();
    await show('page');
    expect(screen.getByRole('heading', { name: 'Your account' })).toHaveFocus();
  });

  it('leaves it to the part around where the part that had it gives way later', async () => {
    const show = press();
    await show('loading');
    await show('loaded');
    expect(part('Orders')).toHaveFocus();
  });

  it('takes it from nobody who has gone elsewhere', async () => {
    const show = press();
    const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
    act(() => elsewhere.focus());
    await show('loading');
    expect(elsewhere).toHaveFocus();
  });
});
