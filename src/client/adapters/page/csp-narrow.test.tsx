import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';

const script = readFileSync('src/client/public/csp-narrow.js', 'utf8');

afterEach(() => {
  localStorage.clear();
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

function policyWith(baseUrl?: unknown, raw?: string): string {
  const stored = raw ?? JSON.stringify({ state: { openAIKey: 'sk-abc123', baseUrl }, version: 0 });
  localStorage.setItem('settings-storage', stored);
  new Function(script)();
  const metas = [...document.head.querySelectorAll('meta')];
  expect(metas.map(({ httpEquiv }) => httpEquiv)).toEqual(['Content-Security-Policy']);
  return metas[0]?.content ?? '';
}

describe('the first script of the page', () => {
  it.each([
    ['https://openrouter.ai/api/v1', 'https://openrouter.ai'],
    ['http://localhost:11434/v1', 'http://localhost:11434'],
    ['http://127.0.0.1:1234/v1', 'http://127.0.0.1:1234'],
    ['https://[::1]:8080/v1', 'https://[::1]:8080'],
  ])('lets the page reach %s and our server only', (baseUrl, origin) => {
    expect(policyWith(baseUrl)).toBe(`connect-src 'self' ${origin}`);
  });

  it.each([
    undefined,
    '',
    5,
    'not a url',
    'http://evil.example/v1',
    'https://user:pw@evil.example/v1',
    'javascript:alert(1)',
    'data:text/plain,x',
    "https://x.example'; script-src *",
    'http://localhost:3000/v1',
  ])('falls back to the OpenAI address for %s', (baseUrl) => {
    expect(policyWith(baseUrl)).toBe("connect-src 'self' https://api.openai.com");
  });

  it('copes with broken settings', () => {
    expect(policyWith(undefined, '{"state":')).toBe("connect-src 'self' https://api.openai.com");
    localStorage.clear();
    document.head.innerHTML = '';
    expect(policyWith(undefined, 'null')).toBe("connect-src 'self' https://api.openai.com");
  });

  it('leaves room for analytics only where it is configured', () => {
    const boot = document.createElement('script');
    boot.type = 'application/json';
    boot.id = 'boot';
    boot.textContent = JSON.stringify({ config: { analytics: { appId: '1:2:web:3' } } });
    document.body.append(boot);
    expect(policyWith(undefined)).toContain('https://www.googletagmanager.com');
  });
});

describe('a browser that lacks what is new', () => {
  const { groupBy } = Map;
  const { parse, canParse } = URL;
  afterEach(() => {
    Object.assign(Map, { groupBy });
    Object.assign(URL, { parse, canParse });
  });

  it('gets it, to the letter', () => {
    Object.assign(Map, { groupBy: undefined });
    Object.assign(URL, { parse: undefined, canParse: undefined });
    new Function(script)();
    expect(Map.groupBy).not.toBe(groupBy);
    const words = ['one', 'three', 'two', 'four'];
    const byLength = ({ length }: string, index: number) => `${length} ${index % 2}`;
    expect(Map.groupBy(words.values(), byLength)).toEqual(groupBy(words, byLength));
    for (const address of ['https://a.example/v1', 'a.example', '/v1', '']) {
      expect(URL.canParse(address)).toBe(canParse(address));
      expect(URL.parse(address)?.href).toBe(parse(address)?.href);
      expect(URL.parse(address, 'https://b.example')?.href).toBe(parse(address, 'https://b.example')?.href);
    }
  });

  it('is left alone where it has it', () => {
    new Function(script)();
    expect([Map.groupBy, URL.parse, URL.canParse]).toEqual([groupBy, parse, canParse]);
  });

  it.each([
    ['keeps the sentence that it is too old', false],
    ['has no such sentence when it is new enough, even without a stylesheet', true],
  ])('%s', (_, isNew) => {
    vi.stubGlobal('CSS', { supports: (asked: string) => isNew && asked === 'selector(:popover-open)' });
    document.body.innerHTML = '<p id="too-old">This page needs a newer browser.</p>';
    new Function(script)();
    vi.unstubAllGlobals();
    expect(document.body.textContent).toBe(isNew ? '' : 'This page needs a newer browser.');
  });
});
