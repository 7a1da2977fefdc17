import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { AddToCart } from '@/components/cart/adding/add-to-cart';
import { GiftCardForm } from '@/components/catalogue/gift-card/gift-card-form';
import { giftCardTexts } from '@/components/catalogue/gift-card/gift-card-form';
import { Heart } from '@/components/catalogue/heart';
import { HeartsForm } from '@/components/catalogue/hearts-form';
import { ActForm } from '@/components/ui/form/act-form';
import { formReplay } from '@/lib/core/framework';
import { bouquets, cartOf, stubShop } from '@/__tests__/support/shop-stub';

let place: HTMLDivElement;
let root: Root | null = null;
let page: React.ReactNode;

/** Shows a document whose scripts are not here yet, with React's own inline script in it. */
function open(shown: React.ReactNode): void {
  page = shown;
  const [markup = '', script] =
    /^([\s\S]*?)(?:<script>([\s\S]*)<\/script>)?$/.exec(renderToString(page))?.slice(1) ?? [];
  expect(script).toBe(formReplay);
  place = document.createElement('div');
  place.innerHTML = markup;
  document.body.append(place);
}

/** Once for all: the listener stays in the document as it does in a page. */
beforeAll(() => {
  const script = document.createElement('script');
  script.textContent = formReplay;
  document.head.append(script);
});

async function wake(): Promise<void> {
  await act(async () => {
    root = hydrateRoot(place, page);
    await Promise.resolve();
  });
}

afterEach(() => {
  act(() => {
    root?.unmount();
  });
  root = null;
  place.remove();
  Reflect.deleteProperty(document, '$$reactFormReplay');
});

const press = (name: string) => {
  screen.getByRole('button', { name }).click();
};
const fill = (label: string, value: string) => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
};

const spec = {
  specID: 'vase',
  name: 'Vase',
  required: false,
  defaultOptionID: null,
  options: [{ optionID: 'clay', value: 'Clay', markup: 0 }],
};
const product = {
  productID: 'ROSE-12',
  productCode: 'ROSE',
  title: 'Roses',
  facts: '$49',
  minQuantity: 1,
  maxQuantity: 9,
  specs: [spec],
  sale: 'available',
} as unknown as React.ComponentProps<typeof AddToCart>;
const stub = () =>
  stubShop({
    'POST /api/session': () => ({ body: {} }),
    'POST /api/cart/lines': () => ({ body: cartOf(bouquets(1)) }),
    'POST /api/cart/gift-cards': () => ({ body: cartOf(bouquets(1, { ProductID: 'GIFTCARD' })) }),
  });
type Shop = ReturnType<typeof stub>;
const added = (shop: Shop, path: string) =>
  shop
    .asked('POST')
    .filter((one) => one.path === path)
    .map(({ body }) => body);

describe('what a visitor does before the page is hydrated', () => {
  it.each<[string, () => void, object]>([
    [
      'a press of Add to Cart',
      () => {
        press('Add to Cart');
      },
      { quantity: 1 },
    ],
    [
      'two presses, as one',
      () => {
        press('Add to Cart');
        press('Add to Cart');
      },
      { quantity: 1 },
    ],
    [
      'the quantity stepped up twice',
      () => {
        press('One Roses more');
        press('One Roses more');
        press('Add to Cart');
      },
      { quantity: 3 },
    ],
    [
      'the quantity typed',
      () => {
        fill('Quantity of Roses', '4');
        press('Add to Cart');
      },
      { quantity: 4 },
    ],
    [
      'an option chosen',
      () => {
        fill('Vase', 'clay');
        press('Add to Cart');
      },
      { quantity: 1, specs: [{ specID: 'vase', optionID: 'clay' }] },
    ],
  ])('counts: %s', async (_, early, expected) => {
    const shop = stub();
    open(<AddToCart {...product} />);
    early();
    expect(shop.asked('POST')).toEqual([]);
    await wake();
    await waitFor(() => {
      expect(added(shop, '/api/cart/lines')).toEqual([expect.objectContaining(expected)]);
    });
  });

  it('counts each heart for its own product, whichever was pressed', async () => {
    const shop = stubShop({
      'POST /api/account/wish-list': ({ body }) => ({
        body: { productCodes: [(body as { productCode: string }).productCode] },
      }),
    });
    open(
      <>
        <Heart productCode="11" title="One" />
        <Heart productCode="12" title="Two" />
        <Heart productCode="13" title="Three" />
        <HeartsForm />
      </>,
    );
    press('Wish list: Three');
    press('Wish list: One');
    expect(shop.asked('POST')).toEqual([]);
    await wake();
    await waitFor(() => {
      expect(added(shop, '/api/account/wish-list')).toEqual([
        { productCode: '13' },
        { productCode: '11' },
      ]);
    });
  });

  it('is shown as it was chosen, and nothing is sent by itself', async () => {
    const shop = stub();
    open(<AddToCart {...product} />);
    fill('Quantity of Roses', '40');
    fill('Vase', 'clay');
    await wake();
    expect(
      [screen.getByLabelText('Quantity of Roses'), screen.getByLabelText('Vase')].map(
        (field) => (field as HTMLInputElement).value,
      ),
    ).toEqual(['9', 'clay']);
    expect(shop.asked('POST')).toEqual([]);
  });

  it('counts in a form of fields: amount and e-mail of a gift card', async () => {
    const shop = stub();
    open(<GiftCardForm productID="EGIFTCARD" title="E-gift card" steps={[2500, 5000]} />);
    screen.getByLabelText('$25').click();
    fill(giftCardTexts.email, 'ana@example.com');
    press('One E-gift card more');
    press('Add to Cart');
    await wake();
    await waitFor(() => {
      expect(added(shop, '/api/cart/gift-cards')).toEqual([
        {
          productID: 'EGIFTCARD',
          amount: 2500,
          quantity: 2,
          email: 'ana@example.com',
          lineID: expect.any(String),
        },
      ]);
    });
    expect(screen.getByLabelText('$25')).toBeChecked();
  });

  it('is heard in its order, with the button that was pressed, and at once when the page is hydrated', async () => {
    const heard = jest.fn();
    open(
      <ActForm
        act={(sent) => {
          heard(sent.get('answer'), sent.get('zip'));
        }}
      >
        <input name="zip" aria-label="ZIP" />
        <button type="submit" name="answer" value="yes">
          Yes
        </button>
        <button type="submit">No</button>
      </ActForm>,
    );
    fill('ZIP', '55408');
    press('Yes');
    press('No');
    expect(heard).not.toHaveBeenCalled();
    await wake();
    await waitFor(() => {
      expect(heard.mock.calls).toEqual([
        ['yes', '55408'],
        [null, '55408'],
      ]);
    });
    press('Yes');
    expect(heard).toHaveBeenCalledTimes(3);
  });
});
