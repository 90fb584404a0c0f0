import { METHODS } from 'node:http';
import { API, type Contract, DOCUMENT_API } from '#domain/api/api.ts';
import { FORMER_ROUTES } from '#domain/api/api-routes.ts';
import { KIND_NAMES } from '#domain/kinds.ts';
import { sampleOf } from '#domain/testing/arbitrary-document.ts';
import {
  BODIES,
  DATES,
  HEADERS,
  type Json,
  KEYS,
  QUERIES,
  SEGMENTS,
  SEQS,
  TYPES,
  VALUES,
  VERSIONS,
} from './odd-values.ts';

export type OddRequest = {
  /** The oddity, for failure messages. */
  what: string;
  method: string;
  /** With placeholders UID, ID and VERSION. */
  path: string;
  headers: Headers;
  payload?: string | Buffer;
};

type Headers = Record<string, string | undefined>;
type Usual = { method: string; path: string; body?: Json; headers: Headers };

/** Every API request in its usual form, except those that end the account or the session. */
export function usualRequests(): Usual[] {
  const contracts: readonly Contract[] = [...Object.values(API)];
  const bodies: Readonly<Record<string, Json>> = {
    [API.signUp.path]: { email: 'another@example.org', password: 'correct horse battery' },
    [API.signIn.path]: { email: 'ruth@example.org', password: 'not the right one' },
    [API.requestPasswordReset.path]: { email: 'ruth@example.org' },
    [API.resetPassword.path]: { token: 'x'.repeat(24), password: 'correct horse battery' },
    [API.changePassword.path]: { currentPassword: 'not the right one', newPassword: 'correct horse battery' },
    [API.deleteAccount.path]: { password: 'not the right one' },
    [API.createShare.path]: {
      types: ['identity'],
      hasLaunchPage: false,
      forName: 'Miriam',
      mayComment: true,
      days: 14,
    },
    [API.chooseShareMail.path]: { isOn: false },
  };
  const others = contracts
    .filter(({ path }) => path !== API.signOut.path && path !== API.signOutEverywhere.path)
    // Signing up or in ends the browser's previous session.
    .map(({ method, path }) => {
      const headers: Headers =
        path === API.signUp.path || path === API.signIn.path ? { cookie: undefined } : {};
      return { method, path, headers, ...(bodies[path] && { body: bodies[path] }) };
    });
  const ofKinds = KIND_NAMES.flatMap((kind) => {
    const { save, keepVersion, restore, ...rest } = DOCUMENT_API[kind];
    const former = FORMER_ROUTES[kind];
    const document: Json = JSON.parse(JSON.stringify(sampleOf(kind)));
    const saves = [save, ...(former ? [former.save] : [])];
    return [
      ...saves.map(({ path }) => ({
        method: 'PUT',
        path,
        body: document,
        headers: { 'if-none-match': '*' },
      })),
      { ...keepVersion, body: { field: 'notes', text: 'kept', origin: 'conflict', savedAt: DATES[1] ?? '' } },
      { ...restore, body: {} },
      ...Object.values(rest),
    ].map((each) => ({ headers: {}, ...each }));
  });
  return [...others, ...ofKinds].map(({ path, ...rest }) => ({ ...rest, path: named(path) }));
}

const named = (path: string) =>
  path
    .replace(':uid', 'UID')
    .replace(':versionId', 'VERSION')
    .replace(/:(id|shareId)/, 'ID');

/** Variants of a request, each with one oddity. */
export function* oddRequests({ method, path, body, headers }: Usual): Generator<OddRequest> {
  const json = { 'content-type': 'application/json', ...headers };
  const sent = (value: Json | undefined) => (value === undefined ? {} : { payload: JSON.stringify(value) });
  const usual = { method, path, headers: body === undefined ? headers : json, ...sent(body) };
  yield { what: 'nothing', ...usual };
  for (const other of METHODS.filter((name) => name !== 'CONNECT' && name !== method)) {
    yield { what: `method ${other}`, ...usual, method: other };
  }
  for (const [name, value] of HEADERS) {
    yield { what: `${name}: ${value.slice(0, 40)}`, ...usual, headers: { ...usual.headers, [name]: value } };
  }
  for (const name of ['origin', 'cookie', 'host'])
    yield { what: `no ${name}`, ...usual, headers: { ...usual.headers, [name]: undefined } };
  for (const placeholder of ['UID', 'ID', 'VERSION'].filter((name) => path.includes(name))) {
    for (const segment of SEGMENTS)
      yield {
        what: `${placeholder} is ${segment.slice(0, 20)}`,
        ...usual,
        path: path.replace(placeholder, segment),
      };
  }
  for (const odd of [
    `/${path}`,
    `${path}/`,
    `${path}//`,
    `${path}/.`,
    path.replace('/a', '/%61'),
    `${path};a=b`,
  ])
    yield { what: `path ${odd}`, ...usual, path: odd };
  for (const query of QUERIES) yield { what: `query ${query}`, ...usual, path: path + query };
  for (const type of TYPES)
    yield {
      what: `type ${type}`,
      ...usual,
      payload: usual.payload ?? '{}',
      headers: { ...json, 'content-type': type },
    };
  for (const payload of BODIES) {
    const said = typeof payload === 'string' ? payload : payload.toString('hex');
    yield { what: `body ${said.slice(0, 40)}`, ...usual, headers: json, payload };
  }
  if (method === 'PUT' || method === 'GET') yield* oddStamps(usual);
  if (body !== undefined) yield* oddBodies({ method, path, headers: json }, body);
}

function* oddStamps(usual: Omit<OddRequest, 'what'>): Generator<OddRequest> {
  for (const tag of VERSIONS) {
    const [none, match] = [{ 'if-none-match': tag }, { 'if-none-match': undefined, 'if-match': tag }];
    for (const condition of [none, match, { 'if-none-match': tag, 'if-match': tag }])
      yield { what: JSON.stringify(condition), ...usual, headers: { ...usual.headers, ...condition } };
  }
  for (const seq of SEQS) {
    const stamp = { 'x-client': 'c', 'x-seq': seq };
    yield { what: `seq ${seq}`, ...usual, headers: { ...usual.headers, ...stamp } };
  }
  for (const client of ['', ' ', 'x'.repeat(64), 'x'.repeat(65), 'é', 'a,b', '__proto__']) {
    const stamp = { 'x-client': client, 'x-seq': '1' };
    yield { what: `client ${client}`, ...usual, headers: { ...usual.headers, ...stamp } };
  }
}

function* oddBodies(usual: Omit<OddRequest, 'what'>, body: Json): Generator<OddRequest> {
  for (const [place, change] of placesIn(body)) {
    for (const value of VALUES) {
      const said = JSON.stringify(value).slice(0, 40);
      yield { what: `${place} is ${said}`, ...usual, payload: JSON.stringify(change(value)) };
    }
    yield { what: `${place} is missing`, ...usual, payload: JSON.stringify(change(undefined)) };
  }
  const text = JSON.stringify(body);
  for (const key of KEYS) {
    const member = `${JSON.stringify(key)}:"x"`;
    yield { what: `key ${key}`, ...usual, payload: text.replace(/\}$/, `,${member}}`) };
    yield { what: `key ${key} first`, ...usual, payload: `{${member},${text.slice(1)}` };
  }
  // Of a repeated key, the last one counts, everywhere and in storage too.
  const [first = ''] = /"\w+":("[^"]*"|[^,}]*)/.exec(text) ?? [];
  const key = /"\w+"/.exec(first)?.[0] ?? '""';
  yield { what: 'a key twice, the first one odd', ...usual, payload: `{${key}:[1],${text.slice(1)}` };
  yield { what: 'a key twice, the last one odd', ...usual, payload: text.replace(/\}$/, `,${key}:[1]}`) };
  yield { what: 'a key twice, the same', ...usual, payload: `{${first},${text.slice(1)}` };
  yield { what: 'with spaces', ...usual, payload: JSON.stringify(body, null, 2) };
  yield { what: 'in escapes', ...usual, payload: text.replaceAll('a', '\\u0061') };
}

type Change = (value: Json | undefined) => Json;

/** Every place in a value, with a function that replaces it. Undefined removes it. */
function* placesIn(value: Json, place = ''): Generator<readonly [string, Change]> {
  if (typeof value !== 'object' || value === null) return;
  for (const key of Object.keys(value)) {
    const inner = (value as Record<string, Json>)[key] ?? null;
    const put: Change = (other) => {
      if (Array.isArray(value))
        return value.map((item, index) => (String(index) === key ? (other ?? null) : item));
      const { [key]: _, ...rest } = value;
      return other === undefined ? rest : { ...rest, [key]: other };
    };
    yield [`${place}.${key}`, put];
    for (const [deeper, change] of placesIn(inner, `${place}.${key}`)) {
      yield [deeper, (other) => put(change(other))];
    }
  }
}
