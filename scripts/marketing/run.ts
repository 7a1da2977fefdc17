import type { Env } from '@/lib/config/env';
import { MarketingError, refreshCatalogue, putBuyerSettings } from './app-api';
import { help, marketingCommand, UsageError, type MarketingCommand } from './arguments';
import type { Streams } from '../support/streams';
import { addRedirect, dryRun, listRedirects, removeRedirect, testRedirects } from './redirects';

/** Runs one command of marketing's command line; returns the exit code. */
export async function runMarketing(
  args: readonly string[],
  env: Env,
  { say, complain }: Streams,
): Promise<0 | 1 | 2> {
  try {
    await obey(marketingCommand(args), env, say);
    return 0;
  } catch (error) {
    if (error instanceof UsageError) {
      complain(`${error.message}\n\n${help}`);
      return 2;
    }
    if (!(error instanceof MarketingError)) throw error;
    complain(error.message);
    return 1;
  }
}

async function obey(command: MarketingCommand, env: Env, say: Streams['say']): Promise<void> {
  switch (command.name) {
    case 'help':
      return say(help);
    case 'redirects list':
      return listRedirects(env, command, say);
    case 'redirects test':
      return testRedirects(env, command, say);
    case 'redirects dry-run':
      return dryRun(env, command, say);
    case 'redirects add':
      return addRedirect(env, command, say);
    case 'redirects remove':
      return removeRedirect(env, command, say);
    case 'buyerxp put':
      return putBuyerSettings(env, command.file, say);
    case 'catalogue refresh':
      return refreshCatalogue(env, say);
  }
}
