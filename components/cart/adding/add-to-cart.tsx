'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { useStore } from '@/components/browser/create-store';
import { latePart } from '@/components/browser/late-part';
import { whenBack } from '@/components/browser/when-back';
import { ActForm } from '@/components/ui/form/act-form';
import { Button } from '@/components/ui/button';
import { useWide } from '@/components/ui/use-wide';
import { addToCart } from '@/components/cart/adding/send-to-cart';
import { addingTexts } from '@/lib/cart/adding-texts';
import { type SaleState, shutWords } from '@/lib/catalogue/availability';
import { isWallet, walletNames, walletPath, type Wallet } from '@/lib/checkout/payment/wallets';
import type { ProductSpec } from '@/lib/catalogue/product/product';
import { chosenDayStore, promisedStore, promisedView } from '../promised-store';
import { PriceDelivered } from '../shipment/price-delivered';
import { QuantitySelect } from '../line/quantity-select';
import { QuantityStepper, stepOf } from '../line/quantity-stepper';
import { defaultChoice, SpecSelects } from '../line/spec-selects';
import { BuyBar } from './buy-bar';
import { cardFieldOf, useKeptCard } from './kept-card';
import { noticeLink, OutcomeNotices, type Outcome } from './outcome-notices';
import { usePromise } from './use-promise';

// Without it, the words beside the button lead on.
const AddedSheet = latePart(
  () => import('./added-sheet'),
  () => null,
);

interface AddToCartProps {
  productID: string;
  productCode: string;
  title: string;
  /** Its price with the size and colour that are chosen, for the bar of small screens. */
  facts: string;
  minQuantity: number;
  maxQuantity: number;
  specs: ProductSpec[];
  /** Whether it is sold now, and if not, why. */
  sale: SaleState;
  /** The only quantities it is sold in, where its schedule says so (specification A5). */
  quantities?: number[];
  /** The field of its card's words (`card-message`); what a shopper collects for a shed has none. */
  card?: React.ReactNode;
  /** Small things to add to it. */
  also?: React.ReactNode;
  /** The wallets checkout can be opened with. */
  wallets?: readonly Wallet[];
  /** Told when the shop has taken the units. */
  onAdded?: (quantity: number) => void;
}

/** Quantity, options and the button that puts a product in the cart. */
export function AddToCart({
  productID,
  productCode,
  title,
  facts,
  minQuantity,
  maxQuantity,
  specs,
  sale,
  quantities,
  card,
  also,
  wallets = [],
  onAdded,
}: AddToCartProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  /** For which time it was added the sheet is open; 0 while it is not. */
  const [sheet, setSheet] = useState(0);
  const narrow = !useWide();
  const min = quantities?.[0] ?? Math.max(1, minQuantity);
  const [quantity, setQuantity] = useState(min);
  const [choice, setChoice] = useState(() => defaultChoice(specs));
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'idle' });
  const sold = sale === 'available';
  const busy = outcome.kind === 'adding' ? addingTexts.adding : undefined;
  const chosen = specs.flatMap(({ specID }) =>
    choice[specID] ? [{ specID, optionID: choice[specID] }] : [],
  );
  const options = chosen.map(({ specID, optionID }) => `${specID}:${optionID}`).join(',');

  useKeptCard(button, productCode);
  // Back may bring the page as it was left, on its way to checkout.
  useEffect(
    () => whenBack(() => setOutcome((was) => (was.kind === 'adding' ? { kind: 'idle' } : was))),
    [],
  );
  const current = usePromise(sold ? productID : null, quantity, options);
  const promised = promisedView(useStore(promisedStore));
  const units = { label: title, value: quantity, onChange: setQuantity };

  function act(sent: FormData) {
    const step = stepOf(sent);
    if (step !== null)
      setQuantity((now) => Math.min(Math.max(now + step, min), Math.max(min, maxQuantity)));
    else if (sold && !busy) void add(sent.get('pay'));
  }

  /** Returns whether the cart has it now, and its card where one was written; with a wallet it goes on to checkout, busy until that is there. */
  async function add(wallet: unknown = null): Promise<boolean> {
    setOutcome({ kind: 'adding' });
    const field = cardFieldOf(button.current);
    const written = field ? field.value.trim() : '';
    const words = written ? await import('./send-card').catch(() => 'failed' as const) : null;
    if (words === 'failed') {
      setOutcome({ kind: 'refused', text: addingTexts.cardNotReady });
      return false;
    }
    const wrong = words && words.cardProblem(written);
    if (wrong) {
      setOutcome({ kind: 'refused', text: wrong });
      field?.focus();
      return false;
    }
    const day = chosenDayStore.get();
    const arrival = promised?.zip && day ? { zip: promised.zip, date: day } : undefined;
    const line = { productID, specs: chosen, ...(arrival ? { arrival } : {}) };
    const answer = await addToCart({ ...line, quantity });
    const added = answer.ok && answer.value === 'added';
    if (!added) {
      setOutcome(answer.ok ? { kind: 'idle' } : { kind: 'refused', text: answer.error.text });
      return false;
    }
    if (!isWallet(wallet))
      setOutcome({ kind: 'added', words: quantity === 1 ? title : `${quantity} × ${title}` });
    onAdded?.(quantity);
    setQuantity((now) => (now === quantity ? min : now));
    const unsent = await words?.sendCard(line, written);
    if (!unsent && field?.value.trim() === written) field.value = '';
    if (unsent) setOutcome({ kind: 'refused', text: unsent });
    else if (isWallet(wallet)) {
      // Who has gone elsewhere meanwhile stays there.
      if (button.current) window.location.assign(walletPath(wallet));
    } else if (narrow) setSheet((time) => time + 1);
    return !unsent;
  }

  return (
    <div className="flex flex-col gap-4">
      <SpecSelects idPrefix={id} specs={specs} choice={choice} onChange={setChoice} />
      <ActForm act={act} className="flex flex-wrap items-center gap-4">
        {sold && card}
        {sold &&
          (quantities ? (
            <QuantitySelect {...units} quantities={quantities} />
          ) : (
            <QuantityStepper {...units} min={min} max={maxQuantity} sends />
          ))}
        <Button ref={button} type="submit" className="grow" disabled={!sold} busy={busy}>
          {sale === 'available' ? addingTexts.add : shutWords(sale)}
        </Button>
        {sold && wallets.length > 0 && (
          <div className="flex w-full flex-wrap gap-3">
            {wallets.map((wallet) => (
              <Button
                key={wallet}
                type="submit"
                kind="secondary"
                name="pay"
                value={wallet}
                className="grow max-sm:px-4"
              >
                Buy with {walletNames[wallet]}
              </Button>
            ))}
          </div>
        )}
      </ActForm>
      {sold && promised?.zip && promised.price && (
        <PriceDelivered zip={promised.zip} price={promised.price} current={current} />
      )}
      <OutcomeNotices outcome={outcome}>
        {' '}
        <a href="/checkout" className={noticeLink}>
          Check out
        </a>
      </OutcomeNotices>
      {sold && also}
      {sheet > 0 && (
        <AddedSheet.Part
          key={sheet}
          title={title}
          facts={facts}
          also={also}
          wallets={wallets}
          onClose={() => setSheet(0)}
        />
      )}
      {sold && (
        <BuyBar
          button={button}
          title={title}
          facts={facts}
          label={addingTexts.add}
          busy={busy}
          added={outcome.kind === 'added'}
          onPress={() => add()}
        />
      )}
    </div>
  );
}
