/** Asks a system of a command's, with what to do where it does not answer. Throws an Error in plain words then. */
export async function reached(
  { who, todo }: { who: string; todo: string },
  url: string,
  init: RequestInit,
): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (cause) {
    throw new Error(`${who} at ${new URL(url).origin} does not answer. ${todo}`, { cause });
  }
}

/** No token, for a client or a name that the commerce platform refused. Throws an Error in plain words where it did not answer. */
export function noToken(error: unknown, platform: string): null {
  const { status } = error as { status?: unknown };
  if (typeof status === 'number' && status < 500) return null;
  throw new Error(
    `The commerce platform at ${platform} does not answer. Set COMMERCE_URL, or see its status page.`,
    { cause: error },
  );
}
