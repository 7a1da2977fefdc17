/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { sql, storeOf, type Store } from '@/services/database/statements';
import { describeOnBothEngines } from '../support/databases';

describeOnBothEngines('a transaction of statements', (engine) => {
  let store: Store;
  beforeAll(async () => {
    store = storeOf(await engine.open());
    await store.query('create table note (id text primary key, n integer not null default 0)');
  });

  it('commits what it wrote, and answers what it returned', async () => {
    expect(
      await store.transact(function* () {
        yield* sql('insert into note values ($1, 1)', ['kept']);
        const [row] = yield* sql<{ n: number }>('select n from note where id = $1', ['kept']);
        return row?.n;
      }),
    ).toBe(1);
    expect(await store.query('select n from note where id = $1', ['kept'])).toEqual([{ n: 1 }]);
  });

  it('rolls back when it throws, and when a statement fails', async () => {
    await expect(
      store.transact(function* () {
        yield* sql('insert into note values ($1)', ['thrown']);
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    await expect(
      store.transact(function* () {
        yield* sql('insert into note values ($1)', ['failed']);
        yield* sql('insert into note values ($1)', ['failed']);
      }),
    ).rejects.toThrow(/duplicate/);
    expect(await store.query(`select id from note where id in ('thrown', 'failed')`)).toEqual([]);
  });

  it('runs its finally blocks when a statement fails', async () => {
    const seen: string[] = [];
    await expect(
      store.transact(function* () {
        try {
          yield* sql('select nothing from nowhere');
        } finally {
          seen.push('finally');
        }
      }),
    ).rejects.toThrow();
    expect(seen).toEqual(['finally']);
  });

  it('serialises writers of one row', async () => {
    await store.query('insert into note values ($1, 0)', ['counter']);
    await Promise.all(
      Array.from({ length: 20 }, () =>
        store.transact(function* () {
          const [row] = yield* sql<{ n: number }>('select n from note where id = $1 for update', [
            'counter',
          ]);
          yield* sql('update note set n = $2 where id = $1', ['counter', (row?.n ?? 0) + 1]);
        }),
      ),
    );
    expect(await store.query('select n from note where id = $1', ['counter'])).toEqual([{ n: 20 }]);
  });
});

describe('the type of a transaction', () => {
  const path = join(process.cwd(), '__tests__/database/statements.types.ts');
  const diagnosticsOf = (text: string) => {
    const { config } = ts.readConfigFile(join(process.cwd(), 'tsconfig.json'), (name) =>
      ts.sys.readFile(name),
    ) as { config: { compilerOptions: object } };
    const { options } = ts.convertCompilerOptionsFromJson(
      { ...config.compilerOptions, plugins: [], incremental: false, types: ['node'] },
      process.cwd(),
    );
    const host = ts.createCompilerHost(options);
    const read = host.readFile.bind(host);
    host.readFile = (name) => (name === path ? text : read(name));
    const getSource = host.getSourceFile.bind(host);
    host.getSourceFile = (name, version) =>
      name === path ? ts.createSourceFile(name, text, version) : getSource(name, version);
    const program = ts.createProgram([path], options, host);
    return ts
      .getPreEmitDiagnostics(program, program.getSourceFile(path))
      .map(({ start = 0 }) => text.slice(0, start).split('\n').length);
  };

  // That it refuses nothing else is what `tsc` says of the file as it is.
  it('refuses everything that could await, five ways', () => {
    const text = readFileSync(path, 'utf8');
    const withoutMarks = diagnosticsOf(text.replaceAll('@ts-expect-error', 'expected:'));
    expect(new Set(withoutMarks).size).toBe(5);
  }, 180_000);
});
