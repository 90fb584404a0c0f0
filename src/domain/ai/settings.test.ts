import { describe, expect, it } from 'vitest';
import { AI_DEFAULTS, isOwnAddress, normalizeBaseUrl, originOf, validateApiKey } from './settings.ts';

describe('AI_DEFAULTS', () => {
  it('holds the specified values', () => {
    expect(AI_DEFAULTS).toEqual({
      model: 'gpt-4',
      temperature: 0.7,
      maxTokens: 4000,
      timeoutMs: 600_000,
      maxRetries: 2,
      baseUrl: 'https://api.openai.com/v1',
      idleMs: 60_000,
    });
  });
});

describe('validateApiKey', () => {
  it.each([
    ['sk-abc123DEF', 'sk-abc123DEF'],
    ['  sk-abc123\n', 'sk-abc123'],
    ['\uFEFF sk-\u200Babc123\u2060\u00A0', 'sk-abc123'],
    ['sk-proj-Ab_c-9', 'sk-proj-Ab_c-9'],
    [' "sk-abc123" ', 'sk-abc123'],
    ['“sk-abc123”,', 'sk-abc123'],
    ["'sk-proj-Ab_c-9'", 'sk-proj-Ab_c-9'],
    ['`sk-abc123`\n', 'sk-abc123'],
    ['OPENAI_API_KEY="sk-abc123"', 'sk-abc123'],
    ['Authorization: Bearer sk-abc123', 'sk-abc123'],
    ['sk-svcacct-Ab_c-9', 'sk-svcacct-Ab_c-9'],
    ['sk-admin-Ab_c-9', 'sk-admin-Ab_c-9'],
  ])('takes %j', (raw, key) => {
    expect(validateApiKey(raw)).toEqual({ ok: true, key });
  });

  it.each(['', '   ', '\n', '\u200B'])('asks for a key when given %j', (raw) => {
    expect(validateApiKey(raw)).toEqual({ ok: false, message: 'API Key is required' });
    expect(validateApiKey(raw, 'http://localhost:11434/v1')).toEqual({
      ok: false,
      message: 'API Key is required',
    });
  });

  it.each([
    'sk-',
    'abc',
    'sk-abc-def',
    'sk-abc_def',
    'SK-abc',
    'xsk-abc',
    'sk-proj-',
    'sk-proj-a.b',
    'sk-test-abc',
    'sk-é',
    'sk-abc 123',
    'sk-abc\r\n  123',
    'sk-proj-one sk-proj-two',
    '"sk-abc" "sk-def"',
  ])('refuses %j', (raw) => {
    expect(validateApiKey(raw)).toEqual({ ok: false, message: 'Invalid API key format' });
  });

  it('asks only that a key for another service is not empty', () => {
    expect(validateApiKey(' ollama ', 'http://localhost:11434/v1')).toEqual({ ok: true, key: 'ollama' });
    expect(validateApiKey('"a.b,"', 'http://localhost:11434/v1')).toEqual({ ok: true, key: 'a.b,' });
    expect(validateApiKey('a.b,', 'http://localhost:11434/v1')).toEqual({ ok: true, key: 'a.b,' });
    expect(validateApiKey('ollama', 'https://api.openai.com/v1/').ok).toBe(false);
    expect(validateApiKey('ollama', '').ok).toBe(false);
  });
});

describe('normalizeBaseUrl', () => {
  it.each([
    ['', 'https://api.openai.com/v1'],
    ['https://api.openai.com/v1/', 'https://api.openai.com/v1'],
    [' HTTPS://OpenRouter.ai/API/v1// ', 'https://openrouter.ai/API/v1'],
    ['https://example.com', 'https://example.com'],
    ['https://example.com:443/v1', 'https://example.com/v1'],
    ['https://example.com:8443/v1', 'https://example.com:8443/v1'],
    ['http://localhost:11434/v1', 'http://localhost:11434/v1'],
    ['http://localhost:80/v1', 'http://localhost/v1'],
    ['http://localhost:443/v1', 'http://localhost:443/v1'],
    ['http://127.0.0.1:1234/v1', 'http://127.0.0.1:1234/v1'],
    ['http://[::1]:1234', 'http://[::1]:1234'],
    ['https://api.openai.com/v1/chat/completions', 'https://api.openai.com/v1'],
    ['https://example.com/api/v1//chat/completions/ ', 'https://example.com/api/v1'],
    ['https://example.com/chat/completions', 'https://example.com'],
    ['https://example.com/chat', 'https://example.com/chat'],
    ['https://example.com/chat/completions/v1', 'https://example.com/chat/completions/v1'],
  ])('reads %j as %j', (raw, expected) => {
    expect(normalizeBaseUrl(raw)).toBe(expected);
  });

  it.each([
    'http://example.com/v1',
    'http://192.168.1.5:11434',
    'http://localhost.example.com',
    'http://127.0.0.1.example.com',
    'http://127.evil.com',
    'https://user:pass@example.com',
    'https://example.com@evil.com',
    'https://example.com/v1?key=1',
    'https://example.com/v1#x',
    'https://example.com\\@evil.com',
    'https://example.com:65536',
    'https://example.com:99999',
    'https://exa_mple..com',
    'https://',
    'ftp://example.com',
    'javascript:alert(1)',
    'example.com/v1',
    `https://${'a'.repeat(3_000)}.com`,
  ])('refuses %j', (raw) => {
    expect(normalizeBaseUrl(raw)).toBeUndefined();
  });
});

describe('originOf', () => {
  it.each([
    ['https://api.openai.com/v1', 'https://api.openai.com'],
    ['http://localhost:11434/v1', 'http://localhost:11434'],
    ['nonsense', undefined],
  ])('%j', (baseUrl, origin) => {
    expect(originOf(baseUrl)).toBe(origin);
  });
});

describe('isOwnAddress', () => {
  it.each([
    ['https://plan.example.org/v1', 'https://plan.example.org', true],
    ['https://plan.example.org:443/v1', 'https://plan.example.org', true],
    ['http://localhost:3000', 'http://localhost:3000', true],
    ['http://localhost:11434/v1', 'http://localhost:3000', false],
    ['https://plan.example.org.evil.example/v1', 'https://plan.example.org', false],
    ['nonsense', 'https://plan.example.org', false],
  ])('%s is the server of %s: %s', (baseUrl, ownOrigin, expected) => {
    expect(isOwnAddress(baseUrl, ownOrigin)).toBe(expected);
  });
});
