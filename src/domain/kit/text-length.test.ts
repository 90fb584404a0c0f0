import fc from 'fast-check';
import { SegmentedMessage } from 'sms-segments-calculator';
import { describe, expect, it } from 'vitest';
import { lengthNotes } from './limits.ts';
import { withPlainSigns } from './message-text.ts';
import { textLength } from './text-length.ts';

describe('the length of a text message', () => {
  it.each([
    ['', 0],
    ['a'.repeat(160), 1],
    ['a'.repeat(161), 2],
    ['a'.repeat(306), 2],
    ['a'.repeat(307), 3],
    ['€'.repeat(80), 1],
    ['€'.repeat(81), 2],
    [`${'a'.repeat(69)}’`, 1],
    [`${'a'.repeat(70)}’`, 2],
  ])('of %j is %i', (text, messages) => expect(textLength(text).messages).toBe(messages));

  it('with one curly apostrophe is one message once its signs are plain', () => {
    const text = `${'a'.repeat(150)} it’s`;
    expect(textLength(text).messages).toBe(3);
    expect(textLength(withPlainSigns(text)).messages).toBe(1);
  });

  // A judge that is not ours.
  it('is what Twilio counts', () => {
    const sign = fc.constantFrom(...'aZ09 @£ñ€{}[]~|^\\’“—…é漢😀', 'á', '👍🏽');
    fc.assert(
      fc.property(fc.array(sign, { maxLength: 400 }), (signs) => {
        const text = signs.join('');
        expect(textLength(text).messages).toBe(text === '' ? 0 : new SegmentedMessage(text).segmentsCount);
      }),
      { numRuns: 500 },
    );
  });
});

describe('limits', () => {
  it.each([
    [{ channel: 'text', text: 'a'.repeat(161) }, [{ kind: 'messages', messages: 2 }]],
    [
      { channel: 'email', subject: 'a'.repeat(51), text: '' },
      [{ kind: 'subject', characters: 51, most: 50 }],
    ],
    [{ channel: 'email', subject: 'a'.repeat(50), preview: 'a'.repeat(35), text: '' }, []],
    [
      { channel: 'email', preview: 'a'.repeat(34), text: '' },
      [{ kind: 'preview-short', characters: 34, least: 35 }],
    ],
    [
      { channel: 'email', preview: 'a'.repeat(91), text: '' },
      [{ kind: 'preview-long', characters: 91, most: 90 }],
    ],
    [
      { channel: 'post', network: 'x', text: 'a'.repeat(281) },
      [{ kind: 'post', characters: 281, most: 280, network: 'x' }],
    ],
    [{ channel: 'post', network: 'google', text: 'a'.repeat(1_500) }, []],
    [
      { channel: 'post', network: 'instagram', text: 'a'.repeat(2_201) },
      [{ kind: 'post', characters: 2_201, most: 2_200, network: 'instagram' }],
    ],
    [
      { channel: 'post', network: 'linkedin', text: 'a'.repeat(3_001) },
      [{ kind: 'post', characters: 3_001, most: 3_000, network: 'linkedin' }],
    ],
    [{ channel: 'post', text: 'a'.repeat(9_000) }, []],
  ] as const)('%#', (sized, notes) => expect(lengthNotes(sized)).toEqual(notes));
});

it.each([
  ['x', 160, 1],
  ['x', 161, 2],
  ['x', 306, 2],
  ['x', 307, 3],
  ['语', 70, 1],
  ['语', 71, 2],
  ['语', 134, 2],
  ['语', 135, 3],
])('"%s" %i times takes %i messages', (sign, times, messages) => {
  expect(textLength(sign.repeat(times))).toEqual({ characters: times, messages });
});
