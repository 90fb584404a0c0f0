import { BLUEPRINT_TYPES } from '#domain/blueprint/blueprint-types.ts';
import { newBlueprint } from '#server/testing/test-app.ts';

const FORM_TYPE = 'application/x-www-form-urlencoded';

export type RandomRequest = {
  method: string;
  url: string;
  headers: Record<string, string>;
  payload?: Buffer;
};
export type Random = () => number;

/** The same numbers for the same seed, so that a failing run can be reproduced. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const METHODS = ['GET', 'HEAD', 'PUT', 'POST', 'DELETE', 'PATCH', 'OPTIONS'];
const ONE = '/api/users/UID/blueprints/ID';
const ROUTES: readonly (readonly [string, string])[] = [
  ['GET', '/'],
  ['GET', '/book'],
  ['GET', '/healthz'],
  ['GET', '/readyz'],
  ['GET', '/assets/a.js'],
  ['GET', '/api/users/UID/blueprints'],
  ['PUT', ONE],
  ['PUT', ONE],
  ['PUT', ONE],
  ['DELETE', ONE],
  ['POST', `${ONE}/restore`],
  ['GET', `${ONE}/versions`],
  ['POST', `${ONE}/versions`],
  ['GET', `${ONE}/versions/ID`],
  ['GET', '/api/auth/session'],
  ['POST', '/api/auth/sign-up'],
  ['POST', '/api/auth/sign-in'],
  ['POST', '/api/auth/reset-password'],
  ['POST', '/api/auth/change-password'],
  ['POST', '/api/auth/delete-account'],
  ['POST', '/api/auth/request-password-reset'],
];
const SHARING: readonly (readonly [string, string])[] = [
  ['GET', '/r/TOKEN'],
  ['GET', '/r/TOKEN?sent=ID'],
  ['POST', '/r/TOKEN'],
  ['POST', '/r/TOKEN'],
  ['POST', '/r/TOKEN'],
  ['GET', '/stop-mail?token=UID.ID'],
  ['POST', '/stop-mail?token=UID.ID'],
  ['GET', '/api/users/UID/shares'],
  ['POST', '/api/users/UID/shares'],
  ['DELETE', '/api/users/UID/shares/ID'],
  ['POST', '/api/users/UID/share-mail'],
  ['PUT', '/api/users/UID/comments/ID'],
  ['DELETE', '/api/users/UID/comments/ID'],
];
const STRANGE: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1e308,
  '',
  ' ',
  '\u0000',
  '\ud800',
  '💥'.repeat(50),
  "' OR 1=1 --",
  '../../etc/passwd',
  '__proto__',
  'constructor',
  [],
  {},
  [[[]]],
  { toString: '1' },
  '9'.repeat(400),
  '2026-13-45T99:99:99Z',
];
const HEADER_VALUES = [
  '*',
  '"1"',
  '"2"',
  'W/"1"',
  '""',
  '1',
  '"999999999999999999"',
  'x'.repeat(3_000),
  '-1',
  '0',
  'a b',
  'c1',
  '7',
];
const TYPES = [
  'application/json',
  'application/json; charset=utf-8',
  'text/plain',
  'application/json;a=b',
  '',
  'multipart/form-data',
  FORM_TYPE,
];

export type Target = {
  uid: string;
  cookie: string;
  origin: string;
  ids: readonly string[];
  /** The token of an active link. With it, most requests are about links and comments. */
  token?: string;
};

export function randomRequest(random: Random, { uid, cookie, origin, ids, token }: Target): RandomRequest {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const chance = (share: number) => random() < share;
  const segment = (known: string) =>
    chance(0.85) ? known : encodeURIComponent(textOf(pick(STRANGE))).slice(0, 120);

  const [usual, path] = pick(token !== undefined && chance(0.9) ? SHARING : ROUTES);
  const id = pick(ids);
  const type = BLUEPRINT_TYPES[ids.indexOf(id) % BLUEPRINT_TYPES.length] ?? 'identity';
  const blueprint: Record<string, unknown> = { ...newBlueprint(type, textOf(random())), id };
  const other: Record<string, unknown> = path.endsWith('/shares')
    ? { ...LINK }
    : { email: `${id}@x.org`, password: 'long enough', field: 'notes', text: 'x' };
  const body = !path.endsWith('/shares') && chance(0.5) ? blueprint : other;
  if (chance(0.4)) spoil(body, random, pick);
  const values: Record<string, string> = { TOKEN: token ?? '', UID: uid, ID: id };
  // In one pass: one token in a hundred contains "ID", and would be changed.
  const url = path.replaceAll(/TOKEN|UID|ID/g, (name) => segment(values[name] ?? ''));
  const headers: Record<string, string> = { host: new URL(origin).host };
  if (chance(0.9)) headers.origin = origin;
  if (chance(0.8)) headers.cookie = cookie;
  for (const name of [
    'if-match',
    'if-none-match',
    'x-client',
    'x-seq',
    'accept-encoding',
    'range',
    'x-forwarded-for',
  ]) {
    if (chance(0.3)) headers[name] = pick(HEADER_VALUES);
  }
  if (usual === 'PUT' && chance(0.7)) Object.assign(headers, plausibleStamp(random));
  const method = chance(0.8) ? usual : pick(METHODS);
  const request = { method, url: chance(0.2) ? `${url}?${segment('field=notes')}` : url, headers };
  if (method === 'GET' || method === 'HEAD' || chance(0.1)) return request;
  const isForm = path.startsWith('/r/') && chance(0.8);
  headers['content-type'] = isForm ? FORM_TYPE : chance(0.85) ? 'application/json' : pick(TYPES);
  const payload = Buffer.from(isForm ? randomForm(pick, chance, id) : JSON.stringify(body));
  if (chance(0.25)) flipBytes(payload, random);
  return { ...request, payload };
}

const LINK = {
  types: ['identity', 'audience'],
  hasLaunchPage: true,
  forName: 'Miriam',
  mayComment: true,
  days: 14,
};

function randomForm(
  pick: <T>(list: readonly T[]) => T,
  chance: (share: number) => boolean,
  id: string,
): string {
  const sound = {
    id,
    type: 'identity',
    part: '0',
    heading: '',
    quote: '',
    text: 'A comment',
    name: 'Miriam',
  };
  const fields = Object.entries(sound).map(([name, value]) => [
    name,
    chance(0.8) ? value : textOf(pick(STRANGE)),
  ]);
  return new URLSearchParams(fields as [string, string][]).toString();
}

function textOf(value: unknown): string {
  return (typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed();
}

// Without some valid saves among them, nothing would ever be stored, replaced, refused as outdated or deleted.
function plausibleStamp(random: Random): Record<string, string> {
  const version = Math.floor(random() * 4);
  const condition = version === 0 ? { 'if-none-match': '*' } : { 'if-match': `"${version}"` };
  return { ...condition, 'x-client': 'c1', 'x-seq': String(1 + Math.floor(random() * 9)) };
}

function spoil(value: Record<string, unknown>, random: Random, pick: <T>(list: readonly T[]) => T): void {
  const keys = Object.keys(value);
  const key = pick([...keys, 'extra', '__proto__', 'constructor']);
  const inner = value[key];
  if (typeof inner === 'object' && inner !== null && random() < 0.6) {
    value[key] = { ...inner };
    spoil(value[key] as Record<string, unknown>, random, pick);
  } else if (random() < 0.2) delete value[key];
  else Object.defineProperty(value, key, { value: pick(STRANGE), enumerable: true, configurable: true });
}

function flipBytes(bytes: Buffer, random: Random): void {
  const count = 1 + Math.floor(random() * 4);
  for (let index = 0; index < count && bytes.length > 0; index += 1) {
    bytes[Math.floor(random() * bytes.length)] = Math.floor(random() * 256);
  }
}
