import { describe, expect, it } from 'vitest';
import { KIT_FORMS } from '#content/kit/kit-forms.ts';
import { blanksIn, withBlanksAlike } from './blanks.ts';
import { piecesIn } from './pieces-in.ts';

const BLANKS: readonly (readonly [string, string])[] = [
  ['Hi {first name},', 'Hi [ADD: first name],'],
  ['Hi [Name],', 'Hi [ADD: Name],'],
  ['At [place or Zoom link], {time}', 'At [ADD: place or Zoom link], [ADD: time]'],
  ['Come on [ADD: the day].', 'Come on [ADD: the day].'],
  ['Come on [add: the day].', 'Come on [add: the day].'],
  ['Come on [ day ] or [Day ].', 'Come on [ day ] or [ADD: Day].'],
];
const NONE = [
  '[my page](https://example.com)',
  '![a picture](x.png)',
  '[one][two]',
  '[words]: https://example.com',
  '- [ ] a box',
  '- [x] a box',
  '[1] a number',
  '\\[typed so]',
  'Hi {{contact.first_name}},',
  'Hi {{ subscriber.first_name | default: "there" }},',
  'Hi *|FNAME|*, %FIRSTNAME%',
  `[${'x'.repeat(90)}]`,
  `{${'x'.repeat(90)}}`,
  '\\{so} and {{a} and {b}}',
  '{1} and {a\nb}',
];

describe('blanks of a message', () => {
  it.each(BLANKS)('%s reads %s', (words, alike) => expect(withBlanksAlike(words, 'email')).toBe(alike));

  it.each(NONE)('%s has none', (words) => expect(withBlanksAlike(words, 'email')).toBe(words));

  it('notes for the person who speaks or pastes the words stay as they are', () => {
    for (const channel of ['script', 'prompt'] as const)
      expect(withBlanksAlike('Offer [two times].', channel)).toBe('Offer [two times].');
  });

  it('an email includes the blanks of its subject and preview', () => {
    const plan =
      '## Emails in full\n### Email · to the list\n**Subject:** See you on [ADD: the day]\n**Preview:** At {place}\n\nHello [Name], come at [ADD: the hour].\n';
    const [piece] = piecesIn({ topic: 'marketing', text: plan, since: '2026-11-17' }, KIT_FORMS);
    expect(piece?.gaps.map(({ need }) => need)).toEqual(['the day', 'place', 'Name', 'the hour']);
    expect(piece && blanksIn(piece, 'text').map(({ need }) => need)).toEqual(['Name', 'the hour']);
  });
});
