/** @jest-environment node */
import { sources } from '../support/documents';
import { textOf } from '../support/project-files';

const logging = sources.filter((file) => /^(app|lib|platform|server|services)\//.test(file));

it('no log line writes an error’s own message, which may hold what a shopper typed: errorWords says it', () => {
  const calls = logging.flatMap((file) =>
    [...textOf(file).matchAll(/\blog\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g)].map(
      ([call]) => [file, call] as const,
    ),
  );
  expect(calls.length).toBeGreaterThan(100);
  expect(
    calls.filter(([, call]) =>
      /String\((?:error|unwritten|cause)|\.message\b|\.stack\b/.test(call),
    ),
  ).toEqual([]);
});
