import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

describe('settings', () => {
  it('need nothing at all', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: undefined,
      publicUrl: undefined,
      brandName: 'Cornerstone',
      contact: undefined,
      authSecret: undefined,
      aiOrigins: [],
      trustProxy: [],
      authLimits: true,
      logLevel: 'warn',
    });
    expect(readConfig({ PORT: ' ', DATABASE_URL: '', PUBLIC_URL: '' }).port).toBe(3000);
  });

  it('are read, trimmed and brought into one form', () => {
    const config = readConfig({
      PORT: '8080',
      PUBLIC_URL: 'https://plan.example.com/',
      AI_ORIGINS: 'https://api.openai.com, http://localhost:11434',
      TRUST_PROXY: '10.0.0.0/8 ::1',
      ANALYTICS_CONFIG: '{"apiKey":"a","appId":"b","measurementId":"G-1"}',
    });
    expect(config).toMatchObject({
      port: 8080,
      publicUrl: 'https://plan.example.com',
      aiOrigins: ['https://api.openai.com', 'http://localhost:11434'],
      trustProxy: ['10.0.0.0/8', '::1'],
      analytics: { apiKey: 'a', appId: 'b', measurementId: 'G-1' },
    });
  });

  it('keep metrics on this machine even if the app is public', () => {
    expect(readConfig({ HOST: '0.0.0.0', METRICS_PORT: '9464' }).metricsHost).toBe('127.0.0.1');
    expect(readConfig({ METRICS_HOST: ' 10.0.0.7 ' }).metricsHost).toBe('10.0.0.7');
  });

  it.each(['ruth@example.com', 'https://example.com/help?from=app'])(
    'take %s as where people can write',
    (contact) => expect(readConfig({ CONTACT: ` ${contact} ` }).contact).toBe(contact),
  );

  it.each(['no-reply@example.com', 'Cornerstone <no-reply@example.com>', 'Ruth & Co. <a@localhost>'])(
    'take %s as who sends letters',
    (from) => expect(readConfig({ MAIL_FROM: ` ${from} ` }).mailFrom).toBe(from),
  );

  const refused: [string, Record<string, string>, RegExp][] = [
    [
      'a port that is no number',
      { PORT: 'http' },
      /^PORT must be a number from 0 to 65535, but it is "http"\.$/,
    ],
    ['a port that does not exist', { PORT: '70000' }, /^PORT must be/],
    ['an address with a path', { PUBLIC_URL: 'https://example.com/app' }, /^PUBLIC_URL must be an address/],
    ['an address without a scheme', { PUBLIC_URL: 'example.com' }, /^PUBLIC_URL must be an address/],
    [
      'another database',
      { DATABASE_URL: 'mysql://root:hunter2@db/x' },
      /^DATABASE_URL must look like postgres:/,
    ],
    [
      'a contact nobody could write to',
      { CONTACT: 'Ruth' },
      /^CONTACT must be an email address or a link that starts with https:\/\/, but it is "Ruth"\.$/,
    ],
    ['a contact that is a script', { CONTACT: 'javascript:alert(1)' }, /^CONTACT must be an email address/],
    ['a contact without encryption', { CONTACT: 'http://example.com' }, /^CONTACT must be an email address/],
    [
      'a sender without an address',
      { MAIL_FROM: 'Cornerstone' },
      /^MAIL_FROM must be an email address, or a name with one, such as Cornerstone <no-reply@example\.com>, but it is "Cornerstone"\.$/,
    ],
    [
      'a build that is not there',
      { DIST_DIR: '/nowhere/dist' },
      /^DIST_DIR must be a folder that npm run build has made, with client\/index\.html in it, but it is "\/nowhere\/dist"\.$/,
    ],
    ['a short secret', { AUTH_SECRET: 'hunter2' }, /^AUTH_SECRET must have at least 32 characters/],
    ['an unknown log level', { LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be one of silent/],
    ['a trusted everyone', { TRUST_PROXY: 'true' }, /^TRUST_PROXY must list the addresses/],
    ['a hop count', { TRUST_PROXY: '1' }, /^TRUST_PROXY must list the addresses/],
    [
      'half an analytics setting',
      { ANALYTICS_CONFIG: '{"apiKey":"a"}' },
      /^ANALYTICS_CONFIG must be the JSON/,
    ],
    ['mail over http', { SMTP_URL: 'http://mail' }, /^SMTP_URL must look like smtp:/],
    ['no limits towards the world', { AUTH_LIMITS: 'off', HOST: '0.0.0.0' }, /^AUTH_LIMITS=off is only for/],
    ['limits that are neither', { AUTH_LIMITS: 'maybe' }, /^AUTH_LIMITS must be one of on, off/],
  ];
  it.each(refused)('refuse %s in one sentence', (_, env, sentence) => {
    expect(() => readConfig(env)).toThrow(sentence);
  });

  it('never repeat a password in the sentence', () => {
    for (const env of [{ DATABASE_URL: 'mysql://root:hunter2@db/x' }, { AUTH_SECRET: 'hunter2' }]) {
      expect(() => readConfig(env)).not.toThrow('hunter2');
    }
  });
});
