import { itemOfVariant } from '@/lib/analytics/items';
import { AddOne } from '@/components/cart/adding/add-one';
import { TextArea } from '@/components/ui/form/text-area';
import { pictureAt } from '@/lib/catalogue/picture';
import type { ProductSummary } from '@/lib/catalogue/product/product';
import { formatCents } from '@/lib/core/money';

/** The words of the card that goes with a product, behind a line that opens. */
export function CardField() {
  return (
    <details className="opens w-full rounded-pane border border-line-strong bg-card px-4">
      <summary className="min-h-12 font-strong">Add a card message</summary>
      <TextArea
        name="card-message"
        label="Card message"
        hint="Four short lines, printed on a card that comes with it. No charge. The card says nothing else, not even your name."
        rows={3}
        autoComplete="off"
        className="pb-4"
      />
    </details>
  );
}

/** Small things that go with a product, each in the cart with one press. */
export function AddOnList({ products }: { products: readonly ProductSummary[] }) {
  if (products.length === 0) return null;
  return (
    <section aria-label="Add something small">
      <p className="text-sm font-strong">Add something small</p>
      <ul className="mt-1">
        {products.map(({ productID, productCode, title, picture, price }) => (
          <li
            key={productID}
            className="flex items-center gap-3 border-t border-line py-2 first:border-0 max-[17rem]:flex-wrap"
          >
            <img
              src={pictureAt(picture.url, 400)}
              alt=""
              width={48}
              height={48}
              loading="lazy"
              className="size-12 rounded-pane object-cover"
            />
            <p className="min-w-0 grow text-sm max-[17rem]:min-w-3/5">
              <span className="block font-medium">{title}</span>
              <span className="nums text-ink-2">{formatCents(price.from)}</span>
            </p>
            <AddOne
              productID={productID}
              title={title}
              item={itemOfVariant(
                { productCode, title, brand: null },
                {
                  size: null,
                  color: null,
                  price: price.from,
                  retailPrice: price.retailFrom ?? null,
                },
              )}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
