import { fingerprint } from '#domain/freshness/fingerprint.ts';
import { numberedSentences } from '#domain/telling/numbered-sentences.ts';
import type { Piece } from '#domain/telling/pieces.ts';
import { readPointing } from '#domain/telling/read-pointing.ts';
import type { Slot } from '#domain/telling/slots.ts';

type Answered = { readonly slot: Slot; readonly answer: string };

/** All answers of a person as one page, and of each of its sentences the question that it was an answer to. */
export type Page = { readonly text: string; readonly key: readonly Slot[] };

/** In an order that says nothing, and is the same each time. */
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
  /** Pairs of a question and a sentence that the replies proposed, after the limits of the product. */
  pointed: number;
  right: number;
  /** Sentences on the page: each answers the question that it was written for. */
  there: number;
  slots: number;
  /** Questions for which at least one sentence is right. */
  found: number;
};

/** A sentence that answers a second question as well counts as wrong there: the figure is the lower bound. */
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
