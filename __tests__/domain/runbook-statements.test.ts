/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrate } from '@/services/database/migrate';
import { inServices, migrations } from '@/services/schema';
import { openOnServer } from '../support/databases';

const folder = 'docs/operations';
const statements = readdirSync(folder).flatMap((name) => {
  const text = readFileSync(join(folder, name), 'utf8');
  return [
    ...[...text.matchAll(/```sql\n([\s\S]*?)```/g)].map(([, block = '']) => block),
    ...[...text.matchAll(/`((?:select|update) [^`]+)`/g)].map(([, inline = '']) => inline),
  ].map((statement) => [name, statement.replace(/\s+/g, ' ').replace(/;\s*$/, '')] as const);
});

it('every statement that a page of operations gives runs on the schema of the services', async () => {
  const db = await openOnServer();
  try {
    await migrate(db, 'services', migrations, inServices);
    expect(statements.length).toBeGreaterThan(5);
    for (const [page, statement] of statements)
      expect([page, statement, await outcome(() => db.query(statement))]).toEqual([
        page,
        statement,
        'runs',
      ]);
  } finally {
    await db.close();
  }
});

async function outcome(run: () => Promise<unknown>): Promise<string> {
  return run().then(() => 'runs', String);
}
