import { z } from 'zod';

const json = (schema: object) => ({ content: { 'application/json': { schema } } });

/** The parts that both services' descriptions are built from. */
export const part = {
  string: { type: 'string' },
  nullable: { type: ['string', 'null'] },
  number: { type: 'number' },
  boolean: { type: 'boolean' },
  body: (schema: z.ZodType) => ({
    required: true,
    ...json(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })),
  }),
  answer: (description: string, schema: object) => ({ description, ...json(schema) }),
  ref: (name: string) => ({ $ref: `#/components/schemas/${name}` }),
  /** `{ data: … }` with these members, all of them always there. */
  data: (properties: Record<string, object>) => ({
    type: 'object',
    required: ['data'],
    properties: { data: { type: 'object', required: Object.keys(properties), properties } },
  }),
  inPath: (name: string, schema: object = { type: 'string' }) => ({
    name,
    in: 'path',
    required: true,
    schema,
  }),
  inQuery: (name: string, schema: object) => ({ name, in: 'query', required: true, schema }),
};

/** A refusal in the services' one error body. */
export const refusal = (description: string) => part.answer(description, part.ref('Errors'));

/** Refusals by the kind of call: each call's description lists the ones that can happen to it, and no other. */
export const refusals = {
  token: { 401: refusal('The bearer is no live commerce token') },
  input: { 400: refusal('The request is not what the schema says') },
  body: {
    400: refusal('The request is not what the schema says'),
    413: refusal('The body is too large'),
    415: refusal('The body is not application/json'),
  },
  seller: { 403: refusal('The token is not a back-office one with the role for it') },
  often: { 429: refusal('Too many tries; try again later') },
  missing: { 404: refusal('There is no such thing of this caller') },
  down: { 503: refusal('Another system does not answer just now') },
};

/** The error body both services answer with. */
export const errorSchemas = {
  Errors: {
    type: 'object',
    required: ['Errors'],
    properties: {
      Errors: {
        type: 'array',
        minItems: 1,
        items: {
          type: 'object',
          required: ['ErrorCode', 'Message', 'Data'],
          properties: { ErrorCode: part.string, Message: part.string, Data: {} },
        },
      },
    },
  },
};

/** How callers of both services authenticate. */
export const bearer = {
  type: 'http',
  scheme: 'bearer',
  bearerFormat: 'JWT',
  description: 'The caller’s commerce token; reading with it proves what is theirs.',
};
