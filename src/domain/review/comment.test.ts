import { describe, expect, it } from 'vitest';
import { sampleComment } from '#domain/testing/sample-comment.ts';
import { ANCHOR_LIMITS, COMMENT_FIELDS, COMMENT_LIMITS, commentKind } from './comment.ts';
import { commentSchema } from './comment-schema.ts';

const comment = sampleComment({});
const TEXTS = ['commentId', 'shareId', 'type', 'name', 'body', 'reply'] as const;

describe('a comment', () => {
  it('is only valid in the shape that screens rely on', () => {
    expect(commentKind.hasShape({ ...comment })).toBe(true);
    const broken = [
      ...TEXTS.map((name) => ({ ...comment, [name]: 5 })),
      { ...comment, anchor: null },
      { ...comment, anchor: { ...comment.anchor, exact: 5 } },
      { ...comment, isDone: 'yes' },
    ];
    expect(broken.map((one) => commentKind.hasShape(one as never))).toEqual(broken.map(() => false));
  });

  it('is named after its writer', () => {
    expect(commentKind.titleOf?.({ ...comment, name: '' })).toBe('A comment');
    expect(commentKind.titleOf?.({ ...comment, name: 'Ruth' })).toBe('Comment from Ruth');
  });

  it('keeps a reply draft apart from the published reply, and no empty one', () => {
    const { reply, 'drafts.reply': draft } = COMMENT_FIELDS;
    const typed = draft.write(comment, 'Thank');
    expect([draft.read(typed), reply.read(typed)]).toEqual(['Thank', comment.reply]);
    expect(draft.write(typed, '')).not.toHaveProperty('replyDraft');
    expect(draft.write(typed, undefined)).not.toHaveProperty('replyDraft');
    expect(reply.write(comment, 'Thank you.').reply).toBe('Thank you.');
    expect(reply.write({ ...comment, reply: 'Thank you.' }, undefined).reply).toBe('');
    const kept = { merges: 'by-word', history: 'unless-only-grew' };
    expect(COMMENT_FIELDS).toMatchObject({ reply: kept, 'drafts.reply': { ...kept, draftOf: 'reply' } });
  });

  it('begins without an answer', () => {
    const answered = { ...comment, reply: 'Thank you.', replyDraft: 'Thank', isDone: true };
    const { replyDraft: _, ...blank } = { ...answered, reply: '', isDone: false };
    expect(commentKind.blankLike(answered)).toEqual(blank);
  });

  it('put aside on one device and answered on another is both', () => {
    const mine = { ...comment, isDone: true, updatedAt: '2027-01-02T00:00:00.000Z' };
    const theirs = { ...comment, reply: 'Thank you.', updatedAt: '2027-01-03T00:00:00.000Z' };
    expect(commentKind.mergeRest(comment, mine, theirs)).toMatchObject({
      isDone: true,
      reply: 'Thank you.',
      updatedAt: '2027-01-03T00:00:00.000Z',
    });
    expect(commentKind.mergeRest(mine, comment, mine).isDone).toBe(false);
  });
});

describe('its limits', () => {
  const { anchor } = comment;
  const problems = (given: object) => {
    const { error } = commentSchema.safeParse({ ...comment, ...given });
    return error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];
  };
  const long = (letters: number) => 'x'.repeat(letters);

  it.each([
    ['name', 60, (name: string) => ({ name })],
    ['body', 2_000, (body: string) => ({ body })],
    ['reply', 2_000, (reply: string) => ({ reply })],
    ['replyDraft', 2_000, (replyDraft: string) => ({ replyDraft })],
    ['commentId', 64, (commentId: string) => ({ commentId })],
    ['anchor.heading', 300, (heading: string) => ({ anchor: { ...anchor, heading } })],
    ['anchor.exact', 300, (exact: string) => ({ anchor: { ...anchor, exact } })],
    ['anchor.prefix', 32, (prefix: string) => ({ anchor: { ...anchor, prefix } })],
    ['anchor.suffix', 32, (suffix: string) => ({ anchor: { ...anchor, suffix } })],
  ] as const)('%s may have %i letters', (path, letters, given) => {
    expect(problems(given(long(letters)))).toEqual([]);
    expect(problems(given(long(letters + 1))).map(([where]) => where)).toEqual([path]);
  });

  it('have an error sentence for a reply, and allow no empty id', () => {
    expect(problems({ reply: long(2_001), replyDraft: long(2_001) })).toEqual([
      ['reply', 'gap-words-too-long'],
      ['replyDraft', 'gap-words-too-long'],
    ]);
    expect(problems({ shareId: 's' })).toEqual([]);
    expect(problems({ shareId: '' }).map(([where]) => where)).toEqual(['shareId']);
  });

  it('are those stated to readers', () => {
    expect(COMMENT_LIMITS).toEqual({ body: 2_000, name: 60, reply: 2_000 });
    expect(ANCHOR_LIMITS).toEqual({ heading: 300, exact: 300, context: 32 });
  });
});
