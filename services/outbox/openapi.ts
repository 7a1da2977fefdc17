import { part, refusal, refusals } from '../app-api/http/openapi-parts';

const { string, nullable, number, answer } = part;
const { token, seller } = refusals;

const failed = {
  type: 'object',
  required: ['ID', 'Kind', 'State', 'Attempts', 'NextAttempt', 'LastError'],
  properties: {
    ID: string,
    Kind: string,
    State: { enum: ['Waiting', 'Dead'] },
    Attempts: number,
    NextAttempt: nullable,
    LastError: nullable,
  },
};

/** The part of the App API's description about messages that wait or were given up. */
export const outboxPaths = {
  '/operations/outbox': {
    get: {
      summary: 'What waits in the outbox and what was given up; for the role BuyerAdmin',
      responses: {
        200: answer(
          'How many messages wait, were given up, and wait for the indexer; the oldest hundred that failed, without their content',
          part.data({
            Waiting: number,
            Dead: number,
            Reindexing: number,
            Failed: { type: 'array', items: failed },
          }),
        ),
        ...token,
        ...seller,
      },
    },
  },
  '/operations/outbox/{id}/retry': {
    post: {
      summary: 'Tries a message that was given up again, from the start; for the role BuyerAdmin',
      parameters: [part.inPath('id', { type: 'string', pattern: '^\\d{1,18}$' })],
      responses: {
        202: answer('It is tried again', part.data({ retried: { const: true } })),
        ...token,
        ...seller,
        404: refusal('No message of this ID was given up, or its content has ended'),
      },
    },
  },
};
