import { BreakableMail } from '@/components/ui/contact/breakable-mail';
import type { CartShipment } from '@/lib/cart/cart';
import { daySentence } from '@/lib/core/time/day-words';
import { recipientName, recipientPlace, recipientsOf } from '@/lib/cart/recipients';
import { methodLabel } from '@/lib/delivery/method';
import type { Payment } from '@/components/checkout/payment/use-payment';
import { formatCents } from '@/lib/core/money';

interface SummaryProps {
  shipments: readonly CartShipment[];
}

/** Who it goes to, when the step is closed. */
export function RecipientsSummary({ shipments }: SummaryProps) {
  return (
    <ul className="flex flex-col gap-1.5">
      {recipientsOf({ shipments: [...shipments] }).map(
        ({ key, recipient }) =>
          recipient && (
            <li key={key}>
              <span className="font-strong text-ink">{recipientName(recipient)}</span>,{' '}
              <BreakableMail text={recipientPlace(recipient)} />
            </li>
          ),
      )}
    </ul>
  );
}

function RecipientFirst({ recipient }: Pick<CartShipment, 'recipient'>) {
  return (
    recipient && (
      <>
        <span className="font-strong text-ink">{recipientName(recipient)}</span>:{' '}
      </>
    )
  );
}

/** How and when, per shipment; the name stands before it only where there are several. */
export function DeliverySummary({ shipments }: SummaryProps) {
  return (
    <ul className="flex flex-col gap-1.5">
      {shipments.map(
        ({ id, method, date, recipient }) =>
          method &&
          date && (
            <li key={id}>
              {shipments.length > 1 && <RecipientFirst recipient={recipient} />}
              {methodLabel(method)}, {daySentence(date)}
            </li>
          ),
      )}
    </ul>
  );
}

/** What the cards say. */
export function WordsSummary({ shipments }: SummaryProps) {
  const written = shipments.filter(({ cardMessage }) => cardMessage.some(Boolean));
  if (written.length === 0) return 'No card';
  return (
    <ul className="flex flex-col gap-1.5">
      {written.map(({ id, cardMessage, recipient }) => (
        <li key={id}>
          {shipments.length > 1 && <RecipientFirst recipient={recipient} />}
          <em className="display">“{cardMessage.filter(Boolean).join(' / ')}”</em>
        </li>
      ))}
    </ul>
  );
}

/** The finished payment step in a line or two: what pays how much, and where the confirmation goes. */
export function PaymentSummary({ payment: { plan, left, guest } }: { payment: Payment }) {
  const parts =
    plan.length === 1
      ? plan.map(({ label }) => label)
      : plan.map(({ label, tender }) => `${label}: ${formatCents(tender.amount)}`);
  // A wallet is named with its payer's email, which is the guest's unless they say another.
  const email = parts.some((part) => part.includes(guest?.email ?? '')) ? null : guest?.email;
  return (
    <>
      <BreakableMail text={[...parts, email].filter(Boolean).join(', ')} />
      {left > 0 && (
        <span className="block font-strong text-terra-700">Amount due: {formatCents(left)}</span>
      )}
    </>
  );
}
