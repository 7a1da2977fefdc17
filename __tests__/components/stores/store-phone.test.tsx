import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { EventPlace } from '@/components/events/event-place';
import { StoreContacts } from '@/components/stores/store-contacts';
import { StorePage } from '@/components/stores/store-page';
import { StoreRow } from '@/components/stores/store-row';
import { PrintedPlaces } from '@/components/ui/print/printed-places';
import type { Store } from '@/lib/stores/store';
import { shopEvent } from '@/__tests__/lib/events/make-event';
import { makeStore } from './make-store';

const places: [string, (store: Store) => ReactElement][] = [
  ['its page', (store) => <StorePage store={store} week={[]} closures={[]} />],
  [
    'the list',
    (store) => (
      <StoreRow
        store={store}
        miles={null}
        number={1}
        open={null}
        chosen={false}
        onChoose={() => undefined}
      />
    ),
  ],
  ['the contacts', (store) => <StoreContacts stores={[store]} week={[]} />],
  ['an event', (store) => <EventPlace event={shopEvent({ room: null })} store={store} />],
];

const dialled = () =>
  screen
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => href === 'tel:+1' || href === 'tel:+19525550117');

it.each(places)('%s: a store’s phone dials it, and one without a phone has no link', (_, page) => {
  const { rerender } = render(page(makeStore({})));
  expect(dialled()).toEqual(['tel:+19525550117']);
  rerender(page(makeStore({ phone: '' })));
  expect(dialled()).toEqual([]);
});

it('is left out of a print where there is none', () => {
  render(
    <PrintedPlaces stores={[{ name: 'Edina', line: '1 Garden Way', phone: '' }]} hours={[]} />,
  );
  expect(screen.getByRole('listitem')).toHaveTextContent(/^Edina, 1 Garden Way$/);
});
