import { expect, it } from 'vitest';
import { planned } from '#domain/week/testing/planned.ts';
import { type SentPiece, sendsOf } from './sends-of.ts';

const DAY = '2027-02-04';
const EMAIL: SentPiece = {
  topic: 'marketing',
  when: DAY,
  subject: 'You won’t have to say a number',
  body: 'Hi friend,\n\nNo numbers out loud.',
};
const POST: SentPiece = {
  topic: 'marketing',
  when: DAY,
  body: 'Three **free** nights, y’all. It’s called 3 Nights.',
};
const send = (key: string, title: string, more = {}) =>
  planned({ key, type: 'marketing', kind: 'send', day: DAY, title, ...more });
const keys = (piece: SentPiece, ...tasks: ReturnType<typeof send>[]) =>
  sendsOf(piece, tasks).map(({ key }) => key);

it('is named by its subject, or by its first words', () => {
  const row = send('row', 'You won’t have to say a number · Save your seat');
  const post = send('post', 'Post, Facebook group: Three free nights, y’all. It’s call…');
  expect(keys(EMAIL, row, post)).toEqual(['row']);
  expect(keys(POST, row, post)).toEqual(['post']);
});

it('also where another plan says it first', () => {
  const twin = planned({ key: 'twin', type: 'marketing', title: 'You won’t have to say a number' });
  const row = send('row', 'Email: You won’t have to say a number', { type: 'launch', twins: [twin] });
  expect(keys(EMAIL, row)).toEqual(['row']);
});

it.each([
  ['of another day', { day: '2027-02-05' }],
  ['of another plan', { type: 'sales' }],
  ['that is no message', { kind: 'task' }],
])('not one %s', (_, more) => {
  expect(keys(EMAIL, send('other', 'You won’t have to say a number', more))).toEqual([]);
});

it('not another message of that day, nor one without a known day', () => {
  expect(keys(EMAIL, send('other', 'You won’t have to say anything'))).toEqual([]);
  expect(keys({ ...EMAIL, when: null }, send('row', 'You won’t have to say a number'))).toEqual([]);
  expect(keys({ ...POST, body: ' ' }, send('row', 'Post'))).toEqual([]);
});
