import { invalid } from '../errors';
import { fields } from '../engine/fields';
import type { Json } from '../engine/json';
import type { Resource } from '../engine/resource';
import { textsOf } from './texts-of';

const model = fields({
  ID: 'text max=100',
  Name: 'text max=100 required',
  Roles: 'list',
  CustomRoles: 'list',
  PasswordConfig: 'object',
});

export const profileReaders = [
  'SecurityProfileReader',
  'SecurityProfileAdmin',
  'SetSecurityProfile',
];
export const profileWriters = ['SecurityProfileAdmin', 'SetSecurityProfile'];

/** Roles under a name, to be assigned to buyers and users. */
export const securityProfileResource: Resource = {
  kind: 'SecurityProfile',
  model,
  path: '/securityprofiles',
  param: 'securityProfileID',
  verbs: ['list', 'get', 'create', 'save', 'patch', 'delete'],
  read: profileReaders,
  write: profileWriters,
  list: { model, sortable: ['Name', 'ID'], searchable: ['Name', 'ID'], defaultSort: ['Name'] },
  finish,
};

function finish(profile: Json): Json {
  const Roles = textsOf(profile, 'Roles');
  const misspelt = Roles.find((role) => !/^[A-Z][A-Za-z]+$/.test(role));
  if (misspelt !== undefined) throw invalid('Roles', `knows no role ${misspelt}.`);
  return { ...profile, Roles, CustomRoles: textsOf(profile, 'CustomRoles') };
}
