import { describe, expect, it, vi } from 'vitest';
import { KIT_FORMS } from '#content/kit/kit-forms.ts';
import { worseThanLinear } from '#domain/testing/growth.ts';
import { someHostileTexts } from '#domain/testing/hostile-texts.ts';
import { sampleBlueprint } from '#domain/testing/sample-blueprint.ts';
import { withNamePlace } from './greeting.ts';
import { bestPiece, createKitReader, howManyNext } from './kit-list.ts';
import { messageHtml } from './message-text.ts';
import { proposedPreview } from './preview.ts';
import { messagesInReply } from './put-messages.ts';

const TODAY = '2026-11-17';
const email = (day: string) => `### Email · ${day}\nFour words stand here.\n`;
const marketing = (output: string) => sampleBlueprint({ type: 'marketing', output });

describe('the list of pieces', () => {
  it('begins with what is next, then what has no day, then days that are over', () => {
    const plan = `## Emails in full\n${email('November 1, 2026')}${email('someday')}${email('December 24, 2026')}${email('October 1, 2026')}${email('November 17, 2026')}${email('later')}`;
    const { pieces } = createKitReader(KIT_FORMS).read([marketing(plan)], TODAY);
    expect(pieces.map(({ label }) => label)).toEqual([
      'November 17, 2026',
      'December 24, 2026',
      'someday',
      'later',
      'October 1, 2026',
      'November 1, 2026',
    ]);
  });

  it.each([
    ['those of the coming seven days', ['17', '18', '19', '20', '21', '22', '23', '24', '25'], 7],
    ['five if there are fewer', ['18', '25', '26', '27', '28', '29'], 5],
    ['five where none has a day', ['someday', 'later', 'soon', 'once', 'one day', 'then'], 5],
    ['none whose day is over', ['10', '11', '12', '13', '14', '18', 'someday'], 2],
    ['nothing where all days are over', ['09', '10', '11', '12', '13', '14'], 0],
  ])('has as next %s', (_, days, expected) => {
    const plan = days.map((day) => email(/^\d/.test(day) ? `November ${day}, 2026` : day)).join('');
    const { pieces } = createKitReader(KIT_FORMS).read([marketing(`## Emails in full\n${plan}`)], TODAY);
    expect(pieces).toHaveLength(days.length);
    expect(howManyNext(pieces, TODAY)).toBe(expected);
  });

  it('reads a plan again only when it has changed', () => {
    const { read } = createKitReader(KIT_FORMS);
    const before = read([marketing(`## Emails in full\n${email('May 6')}`)], TODAY).pieces[0];
    expect(read([marketing(`## Emails in full\n${email('May 6')}`)], TODAY).pieces[0]).toBe(before);
    expect(read([marketing(`## Emails in full\n${email('May 7')}`)], TODAY).pieces[0]).not.toBe(before);
  });

  it('reads plan by plan while there is time, and no plan twice', () => {
    const { read, readAhead } = createKitReader(KIT_FORMS);
    const plans = (['marketing', 'sales', 'launch'] as const).map((type) =>
      sampleBlueprint({ type, output: `## Emails in full\n${email('May 6')}` }),
    );
    const busy = vi.fn(() => false);
    expect(readAhead(plans, busy), 'one of three').toBe(false);
    expect(readAhead(plans, busy), 'two').toBe(false);
    expect(readAhead(plans, busy), 'all').toBe(true);
    expect(readAhead(plans, busy), 'nothing is left to be read').toBe(true);
    expect(busy).toHaveBeenCalledTimes(2);
    expect(read(plans, TODAY)).toEqual(createKitReader(KIT_FORMS).read(plans, TODAY));
  });

  it('offers a bio first, and one without a blank before one that has any', () => {
    const read = (output: string) =>
      createKitReader(KIT_FORMS).read([sampleBlueprint({ output })], TODAY).pieces;
    expect(
      bestPiece(
        read(
          '## Bios by place\n### Script · for a host\nAna teaches piano here.\n## Short bio\nAna teaches grown-up beginners.',
        ),
      )?.label,
    ).toBe('Short bio');
    expect(
      bestPiece(
        read('## Short bio\nAna of [ADD: town] teaches beginners.\n## Long bio\nI teach grown-up beginners.'),
      )?.label,
    ).toBe('Long bio');
    expect(bestPiece([])).toBeUndefined();
  });
});

describe('reading pieces takes linear time', () => {
  const READERS: Record<string, (text: string) => unknown> = {
    pieces: (text) => {
      for (const type of ['marketing', 'sales', 'ai'] as const)
        createKitReader(KIT_FORMS).read(
          [sampleBlueprint({ type, output: `## ${Object.keys(KIT_FORMS.pieces[type] ?? {})[0]}\n${text}` })],
          TODAY,
        );
    },
    announced: (text) =>
      createKitReader(KIT_FORMS).read(
        [marketing(`## Welcome sequence\n| When | Subject |\n|---|---|\n${text}`)],
        TODAY,
      ),
    'a preview and a greeting': (text) => [proposedPreview(text), withNamePlace(text)],
    'a reply': (text) => messagesInReply(text, []),
    'a message': (text) => messageHtml([{ kind: 'paragraph', children: [{ kind: 'text', text }] }]),
  };
  for (const [name, read] of Object.entries(READERS)) {
    it(`for ${name}`, () => {
      expect(worseThanLinear(read, someHostileTexts(60))).toBeUndefined();
    });
  }
});

it('offers by channel: an email before a page, a page before a post, and of two the first in the plan', () => {
  const piece = (channel: string, start: number) =>
    ({ channel, start, gaps: [] }) as unknown as Parameters<typeof bestPiece>[0][number];
  const order = ['bio', 'email', 'page', 'post', 'text', 'script', 'prompt', 'note'];
  for (const [index, channel] of order.slice(1).entries()) {
    const [better, worse] = [piece(order[index] ?? '', 9), piece(channel, 1)];
    expect(bestPiece([worse, better])).toBe(better);
  }
  const [first, second] = [piece('email', 1), piece('email', 2)];
  expect(bestPiece([second, first])).toBe(first);
});

it('a plan that is not written has no pieces, and days of its own count from the day it was written', () => {
  const { read } = createKitReader(KIT_FORMS);
  expect(read([sampleBlueprint({ type: 'marketing' })], TODAY).pieces).toEqual([]);
  const fresh = marketing(`## Emails in full\n${email('March 6')}`);
  const outputFacts = { origin: 'generated', at: '2026-03-01T09:00:00.000Z', writtenFrom: {} } as const;
  const older = { ...fresh, content: { ...fresh.content, outputFacts } };
  expect(read([fresh], TODAY).pieces).toMatchObject([{ when: '2027-03-06' }]);
  expect(read([older], TODAY).pieces).toMatchObject([{ when: '2026-03-06' }]);
});
