import { expect, it } from 'vitest';
import { type Channel, channelInWords, type Network, networkInWords } from './channel.ts';

it.each<[string, Channel | undefined, Channel | undefined]>([
  ['E-mail to the list', 'email', 'email'],
  ['Newsletter', 'email', 'email'],
  ['a letter, then a text', 'email', 'text'],
  ['Text message', 'text', 'text'],
  ['WhatsApp', 'text', 'text'],
  ['Instagram reel', 'post', 'post'],
  ['short videos', 'post', 'post'],
  ['Call, read this aloud', 'script', 'script'],
  ['in person', 'script', 'script'],
  ...['email', 'letter', 'GMAIL', 'inbox'].map(
    (word) => [word, 'email', 'email'] satisfies [string, Channel, Channel],
  ),
  ...['text', 'SMS'].map((word) => [word, 'text', 'text'] satisfies [string, Channel, Channel]),
  ...['post', 'REEL', 'video'].map((word) => [word, 'post', 'post'] satisfies [string, Channel, Channel]),
  ...['call', 'PHONE', 'voicemail', 'script', 'talk'].map(
    (word) => [word, 'script', 'script'] satisfies [string, Channel, Channel],
  ),
  ...['CARD', 'by hand', 'postcard'].map(
    (word) => [word, 'note', 'note'] satisfies [string, Channel, Channel],
  ),
  ['manuscript, talker, outpost, discard, cardboard, teleprompt', undefined, undefined],
  ['Postcard', 'note', 'note'],
  ['handwritten', 'note', 'note'],
  ['hand-written', 'note', 'note'],
  // Reading from a card is speaking.
  ['from a card', undefined, undefined],
  ['from a cardboard box', undefined, undefined],
  ['Prompt', 'prompt', 'prompt'],
  ['prompts and emails', 'prompt', 'email'],
  ['emailed, context, posture, recall, prompted', undefined, undefined],
  ['', undefined, undefined],
])('%s names first %s, last %s', (words, first, last) => {
  expect(channelInWords(words)).toBe(first);
  expect(channelInWords(words, 'last')).toBe(last);
});

it('is looked for in 300 letters: the first, or the last', () => {
  expect(channelInWords(`${'x'.repeat(294)} email`)).toBe('email');
  expect(channelInWords(`${'x'.repeat(300)} email`)).toBeUndefined();
  expect(channelInWords(`email ${'x'.repeat(294)}`, 'last')).toBe('email');
  expect(channelInWords(`email ${'x'.repeat(300)}`, 'last')).toBeUndefined();
});

it.each<[string, Network | undefined]>([
  ['Instagram post', 'instagram'],
  ['LINKEDIN', 'linkedin'],
  ['Google listing', 'google'],
  ['a tweet', 'x'],
  ['Post on X', 'x'],
  ['x marks the spot', undefined],
  ['Xylophone, googled, retweeting', undefined],
  ['tweets', 'x'],
  ['Twitter', 'x'],
  ['GOOGLE', 'google'],
  ['Linkedin', 'linkedin'],
  ['Instagrammers, LinkedIners, Twitterati, retweet, AX', undefined],
  ['myinstagram, mylinkedin, mygoogle, mytwitter', undefined],
  [`${'y'.repeat(300)} Instagram`, undefined],
])('%s: %s', (words, network) => {
  expect(networkInWords(words)).toBe(network);
});
