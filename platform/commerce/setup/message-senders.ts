import type { Queryable } from '@/services/database/database';
import { invalid, refusal } from '../errors';
import { fields } from '../engine/fields';
import type { Json } from '../engine/json';
import type { Resource } from '../engine/resource';
import { isDeliverable } from '../webhooks/is-deliverable';
import { textsOf } from './texts-of';

const model = fields({
  ID: 'text max=100',
  Name: 'text required',
  MessageTypes: 'list required',
  Description: 'text',
  URL: 'text',
  ElevatedRoles: 'list',
  SharedKey: 'text',
  xp: 'object',
});

export const senderWriters = ['MessageSenderAdmin'];

/** Who is told instead of somebody being mailed by the platform: the address of a receiver, its key, and the kinds of message. */
export const messageSenderResource: Resource = {
  kind: 'MessageSender',
  model,
  path: '/messagesenders',
  param: 'messageSenderID',
  verbs: ['list', 'get', 'create', 'save', 'patch', 'delete'],
  read: ['MessageSenderReader', 'MessageSenderAdmin'],
  write: senderWriters,
  list: {
    model,
    sortable: ['Name', 'ID'],
    searchable: ['Name', 'Description'],
    defaultSort: ['Name'],
  },
  finish,
};

function finish(sender: Json): Json {
  if (typeof sender.URL !== 'string' || sender.URL === '')
    throw refusal('MessageSenders.UrlRequired');
  if (typeof sender.SharedKey !== 'string' || sender.SharedKey === '')
    throw refusal('MessageSenders.SharedKeyRequired');
  if (!isDeliverable(sender.URL)) throw invalid('URL', 'must use https.');
  return {
    ...sender,
    MessageTypes: textsOf(sender, 'MessageTypes'),
    ElevatedRoles: textsOf(sender, 'ElevatedRoles'),
  };
}

/** Where a kind of message for users of a buyer goes, and the key it is signed with; `null` where the platform mails by itself. */
export async function senderOf(
  handle: Queryable,
  buyerID: string,
  messageType: string,
): Promise<{ url: string; hashKey: string } | null> {
  const [found] = await handle.query<{ doc: Json }>(
    `select m.doc from commerce.resource a
     join commerce.resource m on m.kind = 'MessageSender' and m.parent = '' and m.id = a.doc ->> 'MessageSenderID'
     where a.kind = 'MessageSenderAssignment' and a.parent = '' and a.doc ->> 'BuyerID' = $1 and m.doc -> 'MessageTypes' @> to_jsonb($2::text)
     order by m.id limit 1`,
    [buyerID, messageType],
  );
  return found ? { url: String(found.doc.URL), hashKey: String(found.doc.SharedKey) } : null;
}
