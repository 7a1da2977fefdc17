import { randomUUID } from 'node:crypto';
import { Auth, Users, type ApiRole } from 'ordercloud-javascript-sdk';
import { localPlatform } from '@/lib/config/local-platform';
import { shopperScopes } from '@/lib/config/limits';
import { seller } from './shopping';

const { buyerID, clientID } = localPlatform.commerce;
const Password = 'Lilacs-in-May-26';

/** A customer that the commerce platform has from now on, Ada Loam, logged in. */
export async function newCustomer(): Promise<{ ID: string; accessToken: string }> {
  const ID = `b-${randomUUID().slice(0, 18)}`;
  const Username = `${ID}@example.com`;
  const person = { FirstName: 'Ada', LastName: 'Loam', Email: Username };
  await Users.Create(buyerID, { ID, Username, Password, Active: true, ...person }, await seller());
  const { access_token: accessToken } = await Auth.Login(Username, Password, clientID, [
    ...shopperScopes,
  ] as ApiRole[]);
  return { ID, accessToken };
}
