import { processEnv } from '@/lib/config/process-env';
import { askPassword } from './ask-password';
import { ordersVariables, runOrders } from './run';

try {
  process.exitCode = await runOrders(process.argv.slice(2), processEnv(ordersVariables), {
    say: console.log,
    complain: console.error,
    password: askPassword,
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
