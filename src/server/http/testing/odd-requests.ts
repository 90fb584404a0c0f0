import { METHODS } from 'node:http';
import { API, type Contract, DOCUMENT_API } from '#domain/api/api.ts';
import { FORMER_ROUTES } from '#domain/api/api-routes.ts';
import { KIND_NAMES } from '#domain/kinds.ts';
import { sampleOf } from '#domain/testing/arbitrary-document.ts';
import { ORIGIN } from '#server/testing/test-app.ts';
import { seededRandom } from './random-requests.ts';

export type OddRequest = {
  /** What is odd about it, for the message of a failure. */
  what: string;
  method: string;
  /** With UID, ID and VERSION where they belong. */
  path: string;
  headers: Headers;
  payload?: string | Buffer;
};

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Headers = Record<string, string | undefined>;
type Usual = { method: string; path: string; body?: Json; headers: Headers };

const LONG = 200_000;
// Digits that no database can pack: an index takes no entry of more than a few kilobytes.
const random = seededRandom(7);
const LONG_SECOND = Array.from({ length: 40_000 }, () => Math.floor(random() * 10));
const DATES = [
  '0000-01-01T00:00:00Z',
  '0001-01-01T00:00:00.000Z',
  '9999-12-31T23:59:59.999Z',
  '10000-01-01T00:00:00Z',
  '+010000-01-01T00:00:00.000Z',
  '-000001-01-01T00:00:00.000Z',
  '2026-02-30T00:00:00Z',
  '2026-01-01T00:00:00',
  '2026-01-01T00:00:00+25:00',
  `2026-01-01T00:00:00.${LONG_SECOND.join('')}Z`,
];
const VALUES: readonly Json[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  2 ** 53,
  '',
  '\u0000',
  '\ud800',
  '\udc00x',
  'a\u0000b',
  '__proto__',
  'constructor',
  'toString',
  '💥',
  'x'.repeat(LONG),
  [],
  {},
  [null],
  [[]],
  ...DATES,
];
const KEYS = ['constructor', 'prototype', 'toString', 'hasOwnProperty', 'version', 'uid', '\u0000', ''];
const VERSIONS = [
  '*',
  '"1"',
  'W/"1"',
  'w/"1"',
  '"1", "2"',
  'W/"1", W/"1"',
  '"0"',
  '"-1"',
  '"1.5"',
  '"1e0"',
  '"01"',
  '"١"',
  '1',
  '""',
  ' "1" ',
  '"999999999999999"',
  '"9007199254740993"',
  '"999999999999999999999"',
];
const SEQS = ['0', '-1', '1.5', '1e3', '01', ' 1 ', 'NaN', '', '999999999999999', '9999999999999999'];
const TYPES = [
  undefined,
  '',
  'text/plain',
  'application/json',
  'application/JSON; charset=UTF-8',
  'application/json; charset=latin1',
  'application/json; charset="utf-8"; charset=utf-16',
  'application/json;',
  'application/problem+json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json, text/plain',
];
const BODIES: readonly (string | Buffer)[] = [
  '',
  ' ',
  'null',
  '[]',
  '{}',
  '0',
  'true',
  '"x"',
  '{',
  '{}{}',
  '{"a":1,}',
  "{'a':1}",
  'NaN',
  '\ufeff{}',
  '{"__proto__":{"polluted":true}}',
  '{"\\u005f\\u005fproto__":1}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  '['.repeat(33) + ']'.repeat(33),
  ']'.repeat(1_000),
  Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22]),
  Buffer.from([0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00]),
  Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0]),
  `"${'x'.repeat(655_400)}"`,
];
const SEGMENTS = [
  '%00',
  'a%00b',
  '%2e%2e',
  '..',
  '.',
  '%',
  '%zz',
  '%ED%A0%80',
  '%C0%AF',
  '%2F',
  '%5C',
  '%3F',
  '%23',
  '%25%30%30',
  '%F0%9F%92%A5',
  '__proto__',
  'constructor',
  'null',
  'undefined',
  '*',
  ':id',
  'x'.repeat(200),
  'x'.repeat(201),
  'x'.repeat(9_000),
];
const QUERIES = [
  '?',
  '?field',
  '?field=',
  '?field=%00',
  '?field=notes&field=notes',
  '?field[]=a',
  '?field=%ED%A0%80',
];
const HEADERS: readonly (readonly [string, string])[] = [
  ['origin', 'https://evil.test'],
  ['origin', 'null'],
  ['origin', ''],
  ['origin', `${ORIGIN}/`],
  ['origin', 'http://['],
  ['sec-fetch-site', 'cross-site'],
  ['sec-fetch-site', 'same-site'],
  ['sec-fetch-site', ''],
  ['host', ''],
  ['host', 'a b'],
  ['cookie', ''],
  ['cookie', 'bp_session=%'],
  ['cookie', 'bp_session=a.b; bp_session='],
  ['cookie', `bp_session=${'x'.repeat(6_000)}`],
  ['accept-encoding', 'br;q=0, gzip;q=2, *'],
  ['range', 'bytes=0-0'],
  ['content-encoding', 'gzip'],
  ['transfer-encoding', 'gzip'],
  ['x-http-method-override', 'DELETE'],
  ['x-forwarded-for', '::1, 1.2.3.4:5, %'],
];

/** Everything that the API answers, asked as its page would ask. Nothing that ends the account or the session of the asker. */
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
    // Signing up or in ends the session that a browser came with.
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

/** One request with one thing odd in it at a time. */
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
  for (const known of ['UID', 'ID', 'VERSION'].filter((name) => path.includes(name))) {
    for (const segment of SEGMENTS)
      yield { what: `${known} is ${segment.slice(0, 20)}`, ...usual, path: path.replace(known, segment) };
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
  // Of a key that comes twice, the last one counts, everywhere and for what is stored too.
  const [first = ''] = /"\w+":("[^"]*"|[^,}]*)/.exec(text) ?? [];
  const key = /"\w+"/.exec(first)?.[0] ?? '""';
  yield { what: 'a key twice, the first one odd', ...usual, payload: `{${key}:[1],${text.slice(1)}` };
  yield { what: 'a key twice, the last one odd', ...usual, payload: text.replace(/\}$/, `,${key}:[1]}`) };
  yield { what: 'a key twice, the same', ...usual, payload: `{${first},${text.slice(1)}` };
  yield { what: 'with spaces', ...usual, payload: JSON.stringify(body, null, 2) };
  yield { what: 'in escapes', ...usual, payload: text.replaceAll('a', '\\u0061') };
}

type Change = (value: Json | undefined) => Json;

/** Every place in a value, with what puts another one there. Undefined takes it away. */
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
