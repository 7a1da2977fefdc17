import { Logo } from '@/components/shell/logo';
import { PrintedPlaces } from '@/components/ui/print/printed-places';
import { OrderNumber } from '@/components/checkout/confirmation/order-number';
import { printDate } from '@/lib/account/order-dates';
import type { OrderDetail } from '@/lib/account/order-view';
import type { PrintPlaces } from '@/lib/stores/print-places';
import { workshopTexts } from '@/lib/orders/workshop-texts';
import { pageTexts } from '../page-texts';
import { formatCents } from '@/lib/core/money';
import { methodLabel } from '@/lib/delivery/method';

/** The order summary on paper: logo, number, date, each recipient, fee lines, totals, locations, contact (specification B2). Nothing of it shows on a screen. */
export function OrderPrint({ order, places }: { order: OrderDetail; places: PrintPlaces }) {
  return (
    <div data-testid="order-print" className="hidden text-sm leading-snug print:block">
      <Logo />
      <p className="display mt-4 text-h3 wrap-anywhere">
        Order <OrderNumber number={order.number} />
      </p>
      <p>Order placed {printDate(order.submittedAt)}</p>
      {order.shipments.map((shipment) => (
        <section
          key={shipment.id}
          className="mt-4 break-inside-avoid border-t border-line-strong pt-3"
        >
          <p className="font-strong" dir="auto">
            {shipment.workshop === null ? shipment.recipient : workshopTexts.heading}
          </p>
          {shipment.status === 'Canceled' && (
            <p className="font-strong">{pageTexts.orders.canceled}</p>
          )}
          {shipment.company && <p>{shipment.company}</p>}
          <p>{shipment.address}</p>
          <p>
            {[
              shipment.workshop === null && shipment.method && methodLabel(shipment.method),
              shipment.date && printDate(shipment.date),
              shipment.window,
            ]
              .filter(Boolean)
              .join(', ')}
          </p>
          <table className="nums mt-2 w-full">
            <tbody>
              {shipment.lines.map((line) => (
                <tr key={line.id}>
                  <td>
                    {shipment.workshop === null
                      ? `${line.quantity} × `
                      : `${workshopTexts.seats(line.quantity)}, `}
                    {line.title}
                    {line.options && `, ${line.options}`}
                    {line.charges.map((charge) => (
                      <div key={charge} className="pl-4">
                        {charge}
                      </div>
                    ))}
                  </td>
                  <td className="text-right align-top">{formatCents(line.total)}</td>
                </tr>
              ))}
              {shipment.printFees.map(({ label, cents }) => (
                <tr key={label}>
                  <td>{label}</td>
                  <td className="text-right">{formatCents(cents)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {shipment.note && <p>Note: {shipment.note}</p>}
          {shipment.card.map((line, index) => (
            <p key={index} dir="auto" className="display italic">
              {line}
            </p>
          ))}
        </section>
      ))}
      <table className="nums mt-5 w-full break-inside-avoid border-t border-line-strong">
        <tbody>
          {order.summary.map(({ label, cents }) => (
            <tr key={label}>
              <td className="font-strong">{label}</td>
              <td className="text-right">{formatCents(cents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <PrintedPlaces {...places} />
    </div>
  );
}
