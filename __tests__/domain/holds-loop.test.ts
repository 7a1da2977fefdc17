/** @jest-environment node */
import { parseEnv } from '@/lib/config/env';
import { storeOf } from '@/services/database/statements';
import { createIntegration, type Integration } from '@/services/integration/app';
import { openAccount } from '@/services/ledgers/account';
import { describeOnBothEngines } from '../support/databases';

describeOnBothEngines('holds nobody ends', (engine) => {
  let service: Integration;
  beforeAll(async () => {
    const db = await engine.open();
    service = await createIntegration({ db, env: parseEnv({}) });
    const account = {
      kind: 'gift-card',
      ownerID: null,
      pin: null,
      active: true,
      balance: 5000,
      expiresOn: null,
    } as const;
    await storeOf(db).transact(function* () {
      for (const number of ['over', 'open']) yield* openAccount({ ...account, number }, new Date());
    });
  });

  it('are given back by the service while it runs, and no others', async () => {
    const now = new Date();
    const hold = (number: string, minutes: number) =>
      service.ledger.hold({
        kind: 'gift-card',
        number,
        key: `hold of ${number}`,
        cents: 3000,
        now,
        expiresAt: new Date(now.getTime() + minutes * 60_000),
      });
    await hold('over', -1);
    await hold('open', 30);
    service.start();
    await service.stop();
    const left = await Promise.all(
      ['over', 'open'].map(
        async (number) => (await service.ledger.find('gift-card', number))?.balance,
      ),
    );
    expect(left).toEqual([5000, 2000]);
  });
});
