import { z } from 'zod';
import { isId } from '@/lib/core/ids';
import { orderProblems, type OrderTrouble } from './order-problem';
import {
  fieldFault,
  fieldText,
  requestForms,
  requestKinds,
  type RequestField,
  type RequestKind,
} from './request-kinds';

/** A field that no person sees: who fills it is a program. */
const trap = z.string().max(200).default('');

/** Made by the page: the same request, sent again after an answer that was lost, has the same one. */
const id = z.uuid().optional();

const typed = (field: RequestField, needed: boolean) => {
  const text = z
    .string()
    .max(5000)
    .superRefine((value, context) => {
      const fault = fieldFault(field, value, needed);
      if (fault !== null) context.addIssue({ code: 'custom', message: fault });
    })
    .transform((value) => fieldText(field, value));
  return needed ? text : text.default('');
};

const formOf = (kind: RequestKind) =>
  z.strictObject({
    kind: z.literal(kind),
    website: trap,
    id,
    ...(Object.fromEntries(
      Object.entries(requestForms[kind].fields).map(([field, { needed }]) => [
        field,
        typed(field as RequestField, needed),
      ]),
    ) as Record<string, ReturnType<typeof typed>>),
  });

const [first, ...others] = requestKinds.map(formOf);
const troubles = Object.keys(orderProblems) as [OrderTrouble, ...OrderTrouble[]];

/** `POST /api/requests`: a request from a content page, or a problem with a placed order. */
export const requestSchema = z.discriminatedUnion('kind', [
  first!,
  ...others,
  z.strictObject({
    kind: z.literal('order-problem'),
    website: trap,
    id,
    userID: z.string().min(1).max(100),
    orderID: z.string().min(1).max(100),
    /** The token of the order's link, for whoever follows it by that. */
    link: z.string().min(1).max(100).optional(),
    trouble: z.enum(troubles),
    message: typed('message', true),
  }),
]);

/** `POST /api/stock-notices`: tell this mailbox, once, when the product can be bought again. */
export const stockNoticeSchema = z.strictObject({
  website: trap,
  id,
  productID: z.string().refine(isId),
  email: typed('email', true),
});
