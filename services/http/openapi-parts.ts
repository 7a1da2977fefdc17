import { z } from 'zod';

const json = (schema: object) => ({ content: { 'application/json': { schema } } });

/** An object with these members, and others that are not always there. */
const object = (members: Record<string, object>, others: Record<string, object> = {}) => ({
  type: 'object',
  required: Object.keys(members),
  properties: { ...members, ...others },
});

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
  anything: { type: 'object' },
  object,
  list: (items: object) => ({ type: 'array', items }),
  /** `{ data: … }` with these members. */
  data: (...members: Parameters<typeof object>) => object({ data: object(...members) }),
  inPath: (name: string, schema: object = { type: 'string' }) => ({
    name,
    in: 'path',
    required: true,
    schema,
  }),
  /** An ID of the commerce platform, or the number people say of an order. */
  id: { type: 'string', pattern: '^[A-Za-z0-9_-]{1,100}$' },
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

/** One call: each is refused without a token, and one with a body for what is wrong with that. */
export const call = ({
  body,
  responses,
  ...operation
}: {
  summary: string;
  parameters?: readonly object[];
  body?: z.ZodType;
  requestBody?: object;
  responses: object;
}) => ({
  ...operation,
  ...(body && { requestBody: part.body(body) }),
  responses: { ...refusals.token, ...(body && refusals.body), ...responses },
});

/** The error body both services answer with. */
export const errorSchemas = {
  Errors: object({
    Errors: {
      ...part.list(object({ ErrorCode: part.string, Message: part.string, Data: {} })),
      minItems: 1,
    },
  }),
};

/** How callers of both services authenticate. */
export const bearer = {
  type: 'http',
  scheme: 'bearer',
  bearerFormat: 'JWT',
  description: 'The caller’s commerce token; reading with it proves what is theirs.',
};
