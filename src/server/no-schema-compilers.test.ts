import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { NO_SCHEMA_COMPILERS } from './no-schema-compilers.ts';

const TEXT = { type: 'object', properties: { text: { type: 'string' } } };

describe('a server without the compilers for schemas', () => {
  it('answers objects as JSON all the same', async () => {
    const app = Fastify({ schemaController: NO_SCHEMA_COMPILERS });
    app.get('/', () => ({ text: 'kept' }));
    expect((await app.inject('/')).body).toBe('{"text":"kept"}');
    await app.close();
  });

  it.each([
    ['what comes in', { body: TEXT }],
    ['what goes out', { response: { 200: TEXT } }],
  ])('does not start with a schema for %s that nothing would check', async (_, schema) => {
    const app = Fastify({ schemaController: NO_SCHEMA_COMPILERS });
    app.post('/', { schema }, () => ({ text: 'kept' }));
    await expect(app.ready()).rejects.toThrow(
      'A route has a Fastify schema, which nothing would check. Use parseBody instead.',
    );
  });
});
