import { gzipSync } from 'node:zlib';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { XmlList, xmlDocument, type XmlValue } from './xml';

/** One validation error: the documented code, the attribute as the request names it, a sentence. */
export interface GatewayError {
  code: string;
  attribute: string;
  message: string;
}

/** Answers an XML document, zipped when the client takes it, as the gateway does. */
export function answerXml(
  c: Context,
  name: string,
  value: XmlValue,
  status: ContentfulStatusCode = 200,
): Response {
  const document = xmlDocument(name, value);
  const zipped = (c.req.header('accept-encoding') ?? '').includes('gzip');
  const body = zipped ? new Uint8Array(gzipSync(document)) : document;
  return c.body(body, status, {
    'content-type': 'application/xml; charset=utf-8',
    ...(zipped ? { 'content-encoding': 'gzip' } : {}),
  });
}

/** A refused request (422) about a transaction or what `about` names, with the transaction where one was made all the same. */
export function answerErrors(
  c: Context,
  errors: readonly GatewayError[],
  more: {
    message?: string;
    transaction?: XmlValue;
    about?: 'transaction' | 'customer' | 'payment-method';
  } = {},
): Response {
  return answerXml(
    c,
    'api-error-response',
    {
      errors: {
        errors: new XmlList('error', []),
        [more.about ?? 'transaction']: {
          errors: new XmlList(
            'error',
            errors.map((error) => ({ ...error })),
          ),
        },
      },
      message: more.message ?? errors.map((error) => error.message).join('\n'),
      transaction: more.transaction,
    },
    422,
  );
}

/** Answers a status without a document: the SDK maps it to its own error. */
export function answerStatus(c: Context, status: 400 | 401 | 403 | 404 | 413 | 500): Response {
  return c.body(null, status);
}
