/** Compares the payment page as it is sent with its signed baseline: `npm run watch:payment-page -- --help`. */
import { runCommand } from './support/command.mjs';

await runCommand('payment-page');
