import type { CommerceStock, StockOrder, StockUser } from '@/platform/stock/stock-shape';
import { assignmentId } from './engine/assign';
import { prune } from './engine/document';
import type { Json } from './engine/json';
import type { Batch } from './engine/store';
import { withTotals } from './verbs/orders/order-totals';
import { productCopy } from './verbs/orders/order-lines';

/** Rows of the orders of a stock: each order with its totals, its lines with a copy of their products, its payments. */
export function orderBatches({ buyer, users, products, orders = [] }: CommerceStock): Batch[] {
  const people = new Map(users.map((user) => [user.ID, user]));
  const sold = new Map(products.map((product) => [product.ID, product]));
  return orders.flatMap((placed) => {
    const sent = new Set((placed.shipments ?? []).flatMap(({ lineIDs }) => lineIDs));
    const lines = placed.lineItems.map((line) =>
      lineRow(
        { ...line, QuantityShipped: sent.has(line.ID) ? line.Quantity : 0 },
        sold.get(line.ProductID),
      ),
    );
    const of = (kind: string, docs: readonly Json[]): Batch => ({
      kind,
      parent: placed.order.ID,
      rows: docs.map((doc) => ({ id: String(doc.ID), doc })),
    });
    return [
      {
        kind: 'Order',
        parent: '',
        rows: [
          {
            id: placed.order.ID,
            doc: orderRow(placed, lines, people.get(placed.order.FromUserID), buyer.ID),
          },
        ],
      },
      of('LineItem', lines),
      ...shipmentBatches(placed, lines, buyer.ID),
      of(
        'Payment',
        placed.payments.map((payment) =>
          prune({
            Accepted: true,
            Currency: 'USD',
            DateCreated: placed.order.DateSubmitted,
            ...payment,
          }),
        ),
      ),
    ];
  });
}

/** Its shipments, each with the items it holds. */
function shipmentBatches(
  { order, shipments = [] }: StockOrder,
  lines: readonly Json[],
  buyerID: string,
): Batch[] {
  return shipments.flatMap(({ lineIDs, ...shipment }) => [
    {
      kind: 'Shipment',
      parent: '',
      rows: [{ id: shipment.ID, doc: prune({ BuyerID: buyerID, ...shipment }) }],
    },
    {
      kind: 'ShipmentItem',
      parent: shipment.ID,
      rows: lines
        .filter(({ ID }) => lineIDs.includes(String(ID)))
        .map(({ ID, QuantityShipped, UnitPrice, DateNeeded, Product, Specs, xp }) => ({
          id: assignmentId(order.ID, String(ID)),
          doc: prune({
            OrderID: order.ID,
            LineItemID: ID,
            QuantityShipped,
            UnitPrice,
            DateNeeded,
            Product,
            Specs,
            xp,
          }),
        })),
    },
  ]);
}

function orderRow(
  { order }: StockOrder,
  lines: readonly Json[],
  user: StockUser | undefined,
  buyerID: string,
): Json {
  const FromUser =
    user &&
    prune({
      ID: user.ID,
      Username: user.Username,
      FirstName: user.FirstName,
      LastName: user.LastName,
      Email: user.Email,
      Phone: user.Phone,
      Active: user.Active,
      xp: user.xp,
    });
  const row = withTotals(
    {
      Status: 'Open',
      ShippingCost: 0,
      TaxCost: 0,
      PromotionDiscount: 0,
      Gratuity: 0,
      Fees: 0,
      Currency: 'USD',
      ToCompanyID: 'SELLER',
      FromCompanyID: buyerID,
      DateCreated: order.DateSubmitted,
      ...order,
      FromUser,
      IsSubmitted: true,
    },
    lines,
  );
  return prune({ ...row, LastUpdated: order.DateSubmitted });
}

function lineRow(
  line: StockOrder['lineItems'][number],
  product: CommerceStock['products'][number] | undefined,
): Json {
  const LineSubtotal = Math.round(line.UnitPrice * line.Quantity * 100) / 100;
  return prune({
    PromotionDiscount: 0,
    QuantityShipped: 0,
    PriceOverridden: false,
    IsOnSale: false,
    Specs: [],
    ...line,
    LineSubtotal,
    LineTotal: LineSubtotal,
    PriceScheduleID: line.ProductID,
    Product: product && productCopy({ ...product }),
  });
}
