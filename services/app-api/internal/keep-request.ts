import { sql, type Store } from '@/services/database/statements';
import { enqueue } from '../../outbox/outbox';
import type { PublicRequest } from '../../requests/public-request';

/** Keeps a request and has the staff told of it, in one transaction. */
export async function keepRequest(store: Store, request: PublicRequest): Promise<void> {
  const { RequestID, Kind, Name, Email, Answers } = request;
  await store.transact(function* () {
    yield* sql(
      `insert into services.public_request (id, kind, name, email, answers) values ($1::uuid, $2, $3, $4, $5::jsonb)
       on conflict (id) do nothing`,
      [RequestID, Kind, Name, Email, JSON.stringify(Answers)],
    );
    yield* enqueue({
      messageID: `request-${RequestID}`,
      kind: 'public-request',
      payload: { requestID: RequestID },
    });
  });
}
