import { fingerprint } from '#domain/freshness/fingerprint.ts';
import { numberedSentences } from '#domain/telling/numbered-sentences.ts';
import type { Piece } from '#domain/telling/pieces.ts';
import { readPointing } from '#domain/telling/read-pointing.ts';
import type { Slot } from '#domain/telling/slots.ts';

type Answered = { readonly slot: Slot; readonly answer: string };

/** All answers of a person as one page, with the question for each of its sentences. */
export type Page = { readonly text: string; readonly key: readonly Slot[] };

/** In an arbitrary but constant order. */
export function shuffledPage(name: string, answers: readonly Answered[]): Page {
  const order = answers.toSorted((one, other) =>
    fingerprint(`${name} ${one.slot}`).localeCompare(fingerprint(`${name} ${other.slot}`)),
  );
  const paragraphs = order.map(({ slot, answer }) => ({
    slot,
    text: answer.replaceAll(/\s*\n\s*/g, ' ').trim(),
  }));
  return {
    text: paragraphs.map(({ text }) => text).join('\n\n'),
    key: paragraphs.flatMap(({ slot, text }) => numberedSentences(text).map(() => slot)),
  };
}

export type Scored = {
  /** Pairs of question and sentence proposed by the replies, after the product's limits. */
  pointed: number;
  right: number;
  /** Sentences on the page: each answers its own question. */
  there: number;
  slots: number;
  /** Questions with at least one right sentence. */
  found: number;
};

/** A sentence that also answers a second question counts as wrong there: the result is a lower bound. */
export function scorePointing({ key }: Page, replies: readonly { piece: Piece; reply: string }[]): Scored {
  const pairs = replies.flatMap(({ piece, reply }) =>
    readPointing(reply, piece).pointed.flatMap(({ slot, sentences }) =>
      sentences.flatMap(([first, last]) =>
        Array.from({ length: last - first + 1 }, (_, more) => ({ slot, number: first + more })),
      ),
    ),
  );
  const right = pairs.filter(({ slot, number }) => key[number - 1] === slot);
  return {
    pointed: pairs.length,
    right: right.length,
    there: key.length,
    slots: new Set(key).size,
    found: new Set(right.map(({ slot }) => slot)).size,
  };
}
