import { READERS, SAVERS } from './contender.ts';

export const SUPERUSER = { email: 'bench@example.org', password: 'seven quiet oaks' };

export type PocketBasePerson = { id: string; token: string; record: string };

type Json = Record<string, unknown>;

const OWN = 'owner = @request.auth.id';
const BLUEPRINTS = {
  name: 'blueprints',
  type: 'base',
  listRule: OWN,
  viewRule: OWN,
  createRule: OWN,
  updateRule: OWN,
  deleteRule: OWN,
  fields: [
    {
      name: 'owner',
      type: 'relation',
      collectionId: '_pb_users_auth_',
      maxSelect: 1,
      required: true,
      cascadeDelete: true,
    },
    { name: 'document', type: 'json', maxSize: 655_360 },
    { name: 'created', type: 'autodate', onCreate: true },
    { name: 'updated', type: 'autodate', onCreate: true, onUpdate: true },
  ],
  indexes: ['CREATE INDEX idx_blueprints_owner ON blueprints (owner, created)'],
};

/** Set up as its documentation recommends: owned records behind rules, an index, no limits, no request log. */
export async function fillPocketBase(
  url: string,
  document: string,
  plans: readonly string[],
): Promise<{ savers: PocketBasePerson[]; readers: PocketBasePerson[] }> {
  const superuser = await signIn(url, '_superusers', SUPERUSER.email);
  await call(url, 'PATCH', '/api/settings', superuser.token, {
    rateLimits: { enabled: false },
    logs: { maxDays: 0 },
  });
  await call(url, 'POST', '/api/collections', superuser.token, BLUEPRINTS);
  const people: PocketBasePerson[] = [];
  for (let index = 0; index < SAVERS + READERS; index += 1) {
    const email = `person-${index}@example.org`;
    await call(url, 'POST', '/api/collections/users/records', superuser.token, {
      email,
      password: SUPERUSER.password,
      passwordConfirm: SUPERUSER.password,
    });
    const person = await signIn(url, 'users', email);
    const bodies = index < SAVERS ? [document] : plans;
    let record = '';
    for (const body of bodies) {
      const made = await call(url, 'POST', '/api/collections/blueprints/records', person.token, {
        owner: person.id,
        document: JSON.parse(body),
      });
      record = String(made.id);
    }
    people.push({ ...person, record });
  }
  return { savers: people.slice(0, SAVERS), readers: people.slice(SAVERS) };
}

async function signIn(url: string, collection: string, identity: string) {
  const path = `/api/collections/${collection}/auth-with-password`;
  const answer = await call(url, 'POST', path, '', { identity, password: SUPERUSER.password });
  const record = answer.record as Json;
  return { id: String(record.id), token: String(answer.token) };
}

async function call(url: string, method: string, path: string, token: string, body: Json): Promise<Json> {
  const response = await fetch(url + path, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: token }) },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as Json;
  if (!response.ok) throw new Error(`PocketBase answered ${path} with ${JSON.stringify(answer)}`);
  return answer;
}
