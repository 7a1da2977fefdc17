import { part, refusal, refusals } from '../../app-api/http/openapi-parts';
import { workDoneSchema } from './routes';

const { string, nullable, answer, ref, body } = part;
const list = {
  type: 'object',
  required: ['Key', 'Kind', 'OrderID', 'OrderNumber', 'AmountCents', 'Detail', 'Since'],
  properties: {
    Key: string,
    Kind: string,
    OrderID: nullable,
    OrderNumber: nullable,
    AmountCents: { type: ['number', 'null'] },
    Detail: string,
    Since: nullable,
  },
};

/** The part of the App API's description about what people must do. */
export const workPaths = {
  '/api/work': {
    get: {
      summary:
        'All that only people can do: money, messages that were given up, runs that are too full, shipments nobody took; for the role OrderAdmin, BenchOffice and BenchLead',
      responses: {
        200: answer(
          'The lines of work, money first, at most 200 of a kind; how many more there are of a kind; the kinds that cannot be read just now',
          ref('Work'),
        ),
        ...refusals.token,
        ...refusals.seller,
      },
    },
  },
  '/api/work/done': {
    post: {
      summary:
        'Says that a line of work is done; for the role OrderAdmin and BenchLead, and BenchOffice up to what it may give back',
      requestBody: body(workDoneSchema),
      responses: {
        200: answer('The lines that are left', ref('Work')),
        ...refusals.token,
        ...refusals.seller,
        ...refusals.body,
        ...refusals.down,
        404: refusal('There is no such line of work, or it is done'),
      },
    },
  },
};

const more = {
  type: 'object',
  required: ['Kind', 'Count'],
  properties: { Kind: string, Count: part.number },
};

export const workSchemas = {
  Work: part.data({
    Work: { type: 'array', items: list },
    More: { type: 'array', items: more },
    Unread: { type: 'array', items: string },
  }),
};
