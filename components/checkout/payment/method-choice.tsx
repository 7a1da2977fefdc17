'use client';

import { useState, type ReactNode } from 'react';
import { Notice } from '@/components/ui/notice';
import type { Payer } from '@/lib/checkout/guest';
import type { PlannedTender } from '@/lib/checkout/payment/payment-plan';
import { isWallet, walletNames } from '@/lib/checkout/payment/wallets';
import { checkoutTexts } from '@/lib/checkout/texts';
import { isText, useKept } from '@/components/cart/use-kept';
import { formatCents } from '@/lib/core/money';
import { ChoiceCard } from '@/components/ui/form/choice-card';
import { MethodPanel, type MethodPanelProps } from './method-panel';
import type { Method } from './methods';

interface MethodChoiceProps extends Omit<MethodPanelProps, 'method'> {
  methods: readonly Method[];
  plan: readonly PlannedTender[];
  /** The fields of who orders. A wallet tells it of its payer, so nobody types them first. */
  who: ReactNode;
  /** Another method is looked at: what was said of the one before is over. */
  onTry: () => void;
}

/**
 * How what remains is paid: one method at a time, for all of it or for a part. What has paid a part begins anew, with all that is left;
 * a method that can be chosen later takes nobody away from the one in view.
 */
export function MethodChoice({ methods, plan, who, onTry, ...payment }: MethodChoiceProps) {
  const [chosen, setChosen] = useKept('method', '', { is: isText });
  const [taken, setTaken] = useState(0);
  const [offered] = useState(methods[0]?.id);
  const method =
    methods.find(({ id }) => id === chosen) ??
    methods.find(({ id }) => id === offered) ??
    methods[0];
  if (!method) return <Notice tone="error">{checkoutTexts.paymentDown}</Notice>;
  const choose = (id: string) => {
    onTry();
    setChosen(id);
  };
  const add = (tender: PlannedTender, payer?: Payer) => {
    setTaken(taken + 1);
    payment.onAdd(tender, payer);
  };
  const wallet = isWallet(method.kind);
  const missing =
    isWallet(chosen) && chosen !== method.id && !plan.some(({ key }) => key === chosen)
      ? chosen
      : null;
  return (
    <fieldset>
      <legend className="display mb-2 text-name">Pay {formatCents(payment.left)} with</legend>
      <div className="flex flex-col gap-2">
        {methods.map(({ id, title, detail }) => (
          <ChoiceCard
            key={id}
            name="payment-method"
            value={id}
            checked={id === method.id}
            onChange={() => choose(id)}
            title={title}
            detail={detail}
          />
        ))}
      </div>
      <div className="mt-5 flex flex-col gap-5">
        {missing && (
          <Notice tone="error">{checkoutTexts.walletMissing(walletNames[missing])}</Notice>
        )}
        {!wallet && who}
        <MethodPanel
          key={`${method.id} ${taken}`}
          {...payment}
          method={method}
          ready={() => {
            if (!wallet) return payment.ready();
            onTry();
            return true;
          }}
          onAdd={add}
        />
      </div>
    </fieldset>
  );
}
