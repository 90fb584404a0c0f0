import { anchorIn } from '#domain/review/anchor.ts';
import type { Comment } from '#domain/review/comment.ts';
import { MONDAY } from './sample-blueprint.ts';

const PART = { heading: 'Who it is for', words: 'Adults who start late. They want to play within a year.' };

/** A comment as the server creates it. */
export function sampleComment({ quote = '', ...given }: Partial<Comment> & { quote?: string } = {}): Comment {
  const anchor = anchorIn('identity', PART, quote);
  if (!anchor) throw new Error(`"${quote}" is not in the part`);
  return {
    id: '5b1d7c0e-3f2a-4c6b-8d9e-1a2b3c4d5e6f',
    createdAt: MONDAY,
    updatedAt: MONDAY,
    commentId: '5b1d7c0e-3f2a-4c6b-8d9e-1a2b3c4d5e6f',
    shareId: '9c8b7a6d-5e4f-4a3b-9c2d-1e0f9a8b7c6d',
    type: 'identity',
    anchor,
    name: 'Miriam',
    body: 'Is a year realistic?',
    reply: '',
    isDone: false,
    ...given,
  };
}
