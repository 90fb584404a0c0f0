import { describe, expect, it } from 'vitest';
import { chooseAnswer } from './choose-answer.ts';

const ORIGIN = 'https://cornerstone.example';
const FILES = new Set(['/assets/core-1.js', '/favicon.svg', '/manifest.webmanifest', '/help']);

function asked(path: string, given: { method?: string; mode?: string } = {}) {
  const { method = 'GET', mode = 'navigate' } = given;
  return chooseAnswer({ method, mode, url: new URL(path, ORIGIN).href }, ORIGIN, FILES);
}

describe('requests answered by the worker', () => {
  it.each(['/', '/book', '/blueprints/identity', '/?from=home', '/anything-new'])(
    '%s is a screen',
    (path) => {
      expect(asked(path)).toBe('view');
    },
  );

  it.each(['/reset-password?token=abc', '/example', '/example/ruth'])(
    'leaves %s to the server, whatever is kept',
    (path) => {
      expect(asked(path)).toBe('fresh-view');
    },
  );

  it.each(['/assets/core-1.js', '/assets/of-an-older-version.js', '/favicon.svg'])('%s is a file', (path) => {
    expect(asked(path, { mode: 'cors' })).toBe('file');
  });

  it('caches a page among the files, and shows it offline', () => {
    expect(asked('/help')).toBe('file');
  });

  it.each([
    ['a save', '/api/users/ann/blueprints/1', { method: 'PUT', mode: 'cors' }],
    ['the list of documents', '/api/users/ann/documents', { mode: 'cors' }],
    ['signing in', '/api/auth/sign-in', { method: 'POST', mode: 'cors' }],
    ['an address of the API in the bar', '/api/session', {}],
    ['the health of the server', '/healthz', {}],
    ['a link that confirms an email', '/confirm-email?token=abc.1.2', {}],
    ['a plan that somebody was asked to read', '/r/abc-DEF_123?sent=1', {}],
    ['a link that stops emails', '/stop-mail?token=abc.1', {}],
    ['its own script', '/worker.js', { mode: 'same-origin' }],
    ['a file that nobody knows', '/notes.txt', {}],
    ['a form sent by hand', '/', { method: 'POST' }],
    ['the AI service', 'https://api.openai.com/v1/chat/completions', { mode: 'cors' }],
  ])('does not touch %s', (_, path, given) => {
    expect(asked(path, given)).toBeNull();
  });
});
