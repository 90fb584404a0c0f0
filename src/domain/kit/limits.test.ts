import { describe, expect, it } from 'vitest';
import { headingKey, lookUp } from './kit-form.ts';
import { lengthNotes, POST_MOST } from './limits.ts';
import { pageText } from './page-text.ts';
import { pieceId, titleOf, titleUnderDay } from './piece.ts';
import { proposedPreview } from './preview.ts';

const email = (more: { subject?: string; preview?: string }) =>
  lengthNotes({ channel: 'email', text: 'x'.repeat(9_999), ...more });

describe('what is said about the length of a message', () => {
  it('a subject of 50 signs and a preview of 35 to 90 are fine', () => {
    expect(email({ subject: '👋'.repeat(50), preview: 'x'.repeat(35) })).toEqual([]);
    expect(email({ preview: 'x'.repeat(90) })).toEqual([]);
    expect(email({})).toEqual([]);
    expect(email({ subject: 'x'.repeat(51) })).toEqual([{ kind: 'subject', characters: 51, most: 50 }]);
    expect(email({ preview: 'x' })).toEqual([{ kind: 'preview-short', characters: 1, least: 35 }]);
    expect(email({ preview: 'x'.repeat(34) })).toEqual([
      { kind: 'preview-short', characters: 34, least: 35 },
    ]);
    expect(email({ preview: 'x'.repeat(91) })).toEqual([{ kind: 'preview-long', characters: 91, most: 90 }]);
  });

  it.each([
    ['to one client', 3],
    ['Tuesday, December 1 · WhatsApp broadcast', 0],
    ['DM, four days later', 0],
  ])('a text is as many messages as it takes, and one in a chat: %s', (label, messages) => {
    const notes = lengthNotes({ channel: 'text', label, text: 'x'.repeat(400) });
    expect(notes).toEqual(messages === 0 ? [] : [{ kind: 'messages', messages }]);
  });

  it.each(Object.entries(POST_MOST))('a post on %s has up to %i', (name, most) => {
    const network = name as keyof typeof POST_MOST;
    const post = (letters: number) => lengthNotes({ channel: 'post', network, text: 'x'.repeat(letters) });
    expect(post(most)).toEqual([]);
    expect(post(most + 1)).toEqual([{ kind: 'post', characters: most + 1, most, network }]);
    expect(lengthNotes({ channel: 'email', network, text: 'x'.repeat(most + 1) })).toEqual([]);
    expect(lengthNotes({ channel: 'post', text: 'x'.repeat(most + 1) })).toEqual([]);
  });

  it('the limits are those of today', () => {
    expect(POST_MOST).toEqual({ x: 280, google: 1_500, instagram: 2_200, linkedin: 3_000 });
  });

  it('a text of two messages says so, other channels do not count them', () => {
    const long = 'x'.repeat(161);
    expect(lengthNotes({ channel: 'text', text: long })).toEqual([{ kind: 'messages', messages: 2 }]);
    expect(lengthNotes({ channel: 'text', text: 'x'.repeat(160) })).toEqual([]);
    expect(lengthNotes({ channel: 'note', text: long, subject: long, preview: 'x' })).toEqual([]);
  });
});

it.each([
  ['Hello,\n\nwe begin on Friday. Come!', 'we begin on Friday.'],
  ['\n  \nOne   song.\nTwo.', 'One song.'],
  ['Hi there!', ''],
  ['…', ''],
  ['', ''],
  ['x'.repeat(90), 'x'.repeat(90)],
  ['x'.repeat(91), `${'x'.repeat(89)}…`],
  [`${'word '.repeat(18)}end`, `${'word '.repeat(17)}word…`],
  [`${'x'.repeat(80)} ${'y'.repeat(20)}`, `${'x'.repeat(80)}…`],
  [`${'\n'.repeat(1_999)}ab`, 'a'],
])('the preview of %j', (text, preview) => {
  expect(proposedPreview(text)).toBe(preview);
});

it.each([
  ['**Headline:**\nLate?\n\n**Button:** Come\n\n## Why\nBecause.', 'Late?\n\nCome\n\n**Why**\nBecause.'],
  ['# Headline\nLate?', 'Late?'],
  ['### **Page headline**\nLate?', 'Late?'],
  ['**Ten songs:** all', '**Ten songs:** all'],
  ['**Ten songs**', '**Ten songs**'],
  ['**Introduction** Words', 'Words'],
  ['**Hero:**Words', '**Hero:**Words'],
  ['My **button:** here', 'My **button:** here'],
  ['**The button:** here', '**The button:** here'],
])('a page as a visitor reads it: %j', (body, read) => {
  expect(pageText(body)).toBe(read);
});

describe('the name of a piece', () => {
  const title = (label: string, more: Partial<Parameters<typeof titleOf>[0]> = {}) =>
    titleOf({ label, to: '', body: 'We begin **soon**, [ADD: day].', ...more });
  it.each<[string, Partial<Parameters<typeof titleOf>[0]>, string]>([
    ['Short bio', {}, 'Short bio'],
    ['Short bio', { subject: 'One song' }, 'One song'],
    ['for a host', {}, 'For a host'],
    ['Friday, March 26, 2027', {}, 'We begin soon, [day].'],
    ['March 26', {}, 'We begin soon, [day].'],
    ['March 26 · to the list', { to: 'to the list' }, 'We begin soon, [day].'],
    ['March 26 · only to friends', { to: 'Only to friends' }, 'March 26 · only to friends'],
    ['Only to friends', { to: 'for friends' }, 'Only to friends'],
    ['March 26 · only to friends', { to: 'only to friends' }, 'We begin soon, [day].'],
    ['March 26 · tomorrow’s list', { to: 'tomorrow’s list' }, 'March 26 · tomorrow’s list'],
    ['March 26 · Facebook group', { to: 'Facebook group', channel: 'post' }, 'We begin soon, [day].'],
    ['March 26 · WhatsApp', { to: 'WhatsApp', channel: 'text' }, 'We begin soon, [day].'],
    ['March 26 · the call', { to: 'the call', channel: 'script' }, 'March 26 · the call'],
    ['Reel – Fri Jan 29', { channel: 'post' }, 'We begin soon, [day].'],
    ['Facebook post: Wed 28/04', { channel: 'post' }, 'We begin soon, [day].'],
    ['Story · Thu Feb 11, 7pm CT', { channel: 'post' }, 'We begin soon, [day].'],
    ['Letter · Friday, January 22 · to them', { to: 'to them', channel: 'note' }, 'We begin soon, [day].'],
    [
      'Letter · Friday, January 22 · last call',
      { channel: 'note' },
      'Letter · Friday, January 22 · last call',
    ],
    ['Postcard', { channel: 'note' }, 'Postcard'],
    ['Line for a profile', { to: '', channel: 'post' }, 'Line for a profile'],
    ['From March 26 · to the list', { to: 'to the list' }, 'We begin soon, [day].'],
    ['to one at a time, from March 26', { to: 'to one at a time, from March 26' }, 'We begin soon, [day].'],
    ['March 26 · for friends to be', { to: 'for friends to be' }, 'March 26 · for friends to be'],
    ['', { body: 'x'.repeat(70) }, 'x'.repeat(70)],
    ['', { body: 'One\n\n  two' }, 'One two'],
    ['March 26 · April 2', {}, 'We begin soon, [day].'],
    ['To Ana', { to: 'to Ana', subject: 'For [ADD: day]' }, 'For [day]'],
    ['', { body: `${'word '.repeat(13)}words and more` }, `${'word '.repeat(13)}words…`],
  ])('%s %o', (label, more, expected) => {
    expect(title(label, more)).toBe(expected);
  });

  it('for marks is of topic, section and label, and of the order where there are two', () => {
    const id = pieceId('sales', 'Emails', 'One', 0);
    expect(pieceId('sales', 'Emails', 'One', 0)).toBe(id);
    const others = [
      pieceId('event', 'Emails', 'One', 0),
      pieceId('sales', 'Posts', 'One', 0),
      pieceId('sales', 'Emails', 'Two', 0),
      pieceId('sales', 'Emails', 'One', 1),
      pieceId('sales', 'Emails', 'One', 2),
    ];
    expect(new Set([id, ...others]).size).toBe(6);
  });
});

it.each([
  ['**Sample email** (Owner only)', 'sample email'],
  ['3. Sample email', 'sample email'],
  ['2) Sample email 2', 'sample email 2'],
  ['  Sample Email ', 'sample email'],
])('the heading %s is known as "%s"', (heading, key) => {
  expect(headingKey(heading)).toBe(key);
  expect(lookUp({ [key]: 1 }, heading)).toBe(1);
  expect(lookUp(undefined, heading)).toBeUndefined();
});

it('a heading that every object knows is no form', () => {
  expect(lookUp({}, 'constructor')).toBeUndefined();
  expect(lookUp({}, '__proto__')).toBeUndefined();
});

it.each([
  ['Wednesday, April 7, 2027 · union meeting', 'Union meeting'],
  ['May 3: notice on the hall board', 'Notice on the hall board'],
  ['Chair card for Wednesday, May 5, 2027', 'Chair card for Wednesday, May 5, 2027'],
  ['Monday, May 3, 2027', 'Monday, May 3, 2027'],
  ['May 3 is the day', 'May 3 is the day'],
  ['May 3 – May 5: open doors', 'May 3 – May 5: open doors'],
  ['April 7–9: retreat', 'April 7–9: retreat'],
  ['May 3, and May 10: call', 'May 3, and May 10: call'],
])('under its day, %s is %s', (title, shown) => {
  expect(titleUnderDay(title)).toBe(shown);
});
