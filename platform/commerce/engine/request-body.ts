import { readCounted } from '@/lib/core/read-counted';
import { CommerceError, refusal, vendorError } from '../errors';
import { isJson, isStorable, type Json } from './json';

const LIMIT = 1024 * 1024;

/** A JSON body as an object, empty when none was sent. Throws 400 for what is no JSON object or cannot be stored, 413 above 1 MB. */
export async function readJsonBody(request: Request): Promise<Json> {
  const text = await readText(request);
  if (text.trim() === '') return {};
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw refusal('Request.InvalidRequestBody');
  }
  if (!isJson(body) || !isStorable(body)) throw refusal('Request.InvalidRequestBody');
  return body;
}

/** A form body, as the token endpoint takes it. Throws 400 for another content type. */
export async function readForm(request: Request): Promise<URLSearchParams> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/x-www-form-urlencoded\b/i.test(type)) {
    const error = vendorError('Request.InvalidContentType');
    throw new CommerceError(400, [error], {
      error: 'invalid_request',
      error_description: error.Message,
    });
  }
  const form = new URLSearchParams(await readText(request));
  if ([...form].some((pair) => !isStorable(pair))) {
    const error = vendorError('Request.InvalidRequestBody');
    throw new CommerceError(400, [error], {
      error: 'invalid_request',
      error_description: error.Message,
    });
  }
  return form;
}

async function readText(request: Request): Promise<string> {
  const bytes = await readCounted(request, LIMIT);
  if (!bytes)
    throw new CommerceError(413, [
      vendorError('Request.InvalidRequestBody', { MaximumBytes: LIMIT }),
    ]);
  return new TextDecoder().decode(bytes);
}
