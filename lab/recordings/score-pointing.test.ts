import { expect, it } from 'vitest';
import { numberedSentences } from '#domain/telling/numbered-sentences.ts';
import { wholePiece } from '#domain/telling/pieces.ts';
import { scorePointing, shuffledPage } from './score-pointing.ts';

const PAGE = shuffledPage('ana', [
  { slot: 'identity.1', answer: 'I teach piano. To late starters.' },
  { slot: 'audience.1', answer: 'A woman of 58.\nHer keyboard has a cover.' },
  { slot: 'purpose.1', answer: 'Families sing.' },
]);

it('has every answer on the page, and knows what each sentence answers', () => {
  const sentences = numberedSentences(PAGE.text);
  expect(PAGE.key).toHaveLength(sentences.length);
  expect(PAGE.key[sentences.findIndex(({ text }) => text === 'Families sing.')]).toBe('purpose.1');
});

it('counts right, wrong and missed sentences', () => {
  const numbers = (slot: string) => PAGE.key.flatMap((known, index) => (known === slot ? [index + 1] : []));
  const reply = `identity.1: ${numbers('identity.1').join(', ')}\naudience.1: ${numbers('purpose.1')[0]}\n`;
  expect(scorePointing(PAGE, [{ piece: wholePiece(PAGE.text), reply }])).toEqual({
    pointed: 3,
    right: 2,
    there: 5,
    slots: 3,
    found: 1,
  });
});
