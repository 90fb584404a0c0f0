import { beforeAll, describe, expect, it } from 'vitest';
import { newBlueprint, type Person } from '#server/testing/test-app.ts';

/** Required and allowed contents of a save, and that it comes back unchanged. */
export function saveInputSuite(someone: () => Promise<Person>): void {
  let ruth: Person;
  beforeAll(async () => {
    ruth = await someone();
  });

  describe('what a save must carry', () => {
    const table: [string, Record<string, string | undefined>, number][] = [
      ['neither condition', { 'if-none-match': undefined }, 428],
      ['both conditions', { 'if-match': '"1"' }, 400],
      ['a tag that is no version', { 'if-none-match': undefined, 'if-match': 'seven' }, 400],
      ['If-None-Match with a tag', { 'if-none-match': '"1"' }, 400],
      ['a client without a count', { 'x-client': 'c1' }, 400],
      ['a count without a client', { 'x-seq': '1' }, 400],
      ['a count that is no number', { 'x-client': 'c1', 'x-seq': '-1' }, 400],
      ['a client of strange letters', { 'x-client': 'c 1;', 'x-seq': '1' }, 400],
    ];
    it.each(table)('refuses %s', async (_, headers, status) => {
      const blueprint = newBlueprint('launch');
      const answer = await ruth.call('PUT', `${ruth.mine}/${blueprint.id}`, {
        body: blueprint,
        headers: { 'if-none-match': '*', ...headers },
      });
      expect(answer.statusCode).toBe(status);
      expect((await ruth.list()).json().blueprints).toEqual([]);
    });

    it('reads a tag that a compressing proxy weakened', async () => {
      const person = await someone();
      const blueprint = newBlueprint();
      await person.create(blueprint);
      const answer = await person.call('PUT', `${person.mine}/${blueprint.id}`, {
        body: blueprint,
        headers: { 'if-match': 'W/"1"' },
      });
      expect(answer.statusCode).toBe(200);
    });
  });

  describe('what a save may contain', () => {
    type Loose = Record<string, unknown> & { content: Record<string, unknown> };
    const table: [string, (loose: Loose) => void][] = [
      ['an extra key', (loose) => Object.assign(loose, { uid: 'somebody-else' })],
      ['a version', (loose) => Object.assign(loose, { version: 9 })],
      ['a role', (loose) => Object.assign(loose, { role: 'admin', emailVerified: true })],
      ['an extra key in content', (loose) => Object.assign(loose.content, { userId: 'x' })],
      ['a fourth answer', (loose) => Object.assign(loose.content, { answers: { '3': 'x' } })],
      [
        'an answer under constructor',
        (loose) => Object.assign(loose.content, { answers: { constructor: 'x' } }),
      ],
      ['a number for a title', (loose) => Object.assign(loose, { title: 12345 })],
      ['a list for a title', (loose) => Object.assign(loose, { title: ['Your Identity'] })],
      ['an unknown type', (loose) => Object.assign(loose, { type: 'other' })],
      ['an unknown status', (loose) => Object.assign(loose, { status: 'done' })],
      ['another id than the path', (loose) => Object.assign(loose, { id: crypto.randomUUID() })],
      [
        'a step beyond the last',
        (loose) => Object.assign(loose, { progress: { completed: false, currentStep: 4 } }),
      ],
      ['a date that is none', (loose) => Object.assign(loose, { createdAt: 'yesterday' })],
    ];
    it.each(table)('refuses %s', async (_, spoil) => {
      const blueprint = newBlueprint('launch');
      const loose: Loose = structuredClone(blueprint) as unknown as Loose;
      spoil(loose);
      const answer = await ruth.call('PUT', `${ruth.mine}/${blueprint.id}`, {
        body: loose,
        headers: { 'if-none-match': '*' },
      });
      expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'invalid-request']);
      expect((await ruth.list()).json().blueprints).toEqual([]);
    });

    const own: [string, object, string, string][] = [
      ['a short title', { title: 'ab' }, 'title-too-short', 'Title must be at least 3 characters'],
      [
        'two texts that are too short, the first first',
        { title: 'ab', description: 'short' },
        'title-too-short',
        'Title must be at least 3 characters',
      ],
      [
        'a long answer',
        { content: { objectives: [], timeline: [], answers: { '1': 'x'.repeat(30_001) } } },
        'answer-too-long',
        'An answer can be up to about 5,000 words. Shorten it, then submit it again.',
      ],
      [
        'a long plan',
        { content: { objectives: [], timeline: [], answers: {}, aiOutput: 'x'.repeat(120_001) } },
        'output-too-long',
        'A plan can be up to about 20,000 words. Shorten it, then save again.',
      ],
      [
        'long notes',
        { content: { objectives: [], timeline: [], answers: {}, notes: 'x'.repeat(10_001) } },
        'notes-too-long',
        'Your notes can be up to about 1,600 words. Shorten them, and they’ll be saved.',
      ],
    ];
    it.each(own)('answers %s with a sentence of its own', async (_, part, code, message) => {
      const answer = await ruth.create({ ...newBlueprint(), ...part });
      expect(answer.statusCode).toBe(400);
      expect(answer.json().error).toMatchObject({ code, message });
    });
  });

  describe('any text a person can type', () => {
    const texts: [string, string, string?][] = [
      ['a NUL', 'a\u0000b', 'ab'],
      ['half an emoji', 'a\ud83db', 'a\ufffdb'],
      ['right to left', 'שלום \u202Eمرحبا\u202C'],
      ['a family emoji', '👨‍👩‍👧‍👦 and ❤️‍🔥'],
      ['combining marks', 'e\u0301 versus é, Z͑ͫ̓ͪ̂ͫ'],
      ['line separators', 'one\u2028two\u2029three\r\nfour\u0085five'],
      ['a long line', 'x'.repeat(100_000)],
      ['markup', '</script><!--<script>alert(1)</script>'],
      ['SQL', "'); DROP TABLE blueprints; --"],
      ['placeholders and escapes', 'what? $1 \\u0000 %s {{x}} \\'],
      ['JSON in JSON', '{"__proto__":{"polluted":true}}'],
    ];
    it.each(texts)('%s comes back as it was sent', async (_, sent, kept = sent) => {
      const person = await someone();
      const blueprint = newBlueprint('identity', sent);
      blueprint.content.answers = { '0': sent.slice(0, 30_000) };
      blueprint.content.notes = sent.slice(0, 10_000);
      expect((await person.create(blueprint)).statusCode).toBe(200);
      const [stored] = (await person.list()).json().blueprints;
      expect(stored.content.aiOutput).toBe(kept);
      expect(stored.content.answers['0']).toBe(kept.slice(0, 30_000));
      expect(stored.content.notes).toBe(kept.slice(0, 10_000));
    });
  });
}
