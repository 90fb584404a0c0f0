import { describe, expect, it } from 'vitest';
import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import { addOwnFact, confirmFact } from '#domain/facts/change-facts.ts';
import { blankFactSheet, type FactSheet } from '#domain/facts/fact-sheet.ts';
import { MONDAY } from '#domain/testing/sample-blueprint.ts';
import { choose, confirmOver, putOff, takeBack } from './decide.ts';
import type { Decision } from './decision.ts';
import { about, answers, find, knowing, plan, today, valuesOf } from './testing/looked-for.ts';

const OFFER = answers('fulfillment', 'A group', 'Songs', '$290, or two payments of $145. Ten places.');
const SALES = answers('sales', 'They pay me the $280', 'Worries', 'Notes');

describe('two values', () => {
  it('are found in answers alone, before any plan exists, with who said each', () => {
    const { open } = find([OFFER, SALES]);
    expect(about(open)).toEqual(['offerPrice two-values']);
    expect(open[0]?.choices.map(({ value, origins }) => [value, origins[0]?.type])).toEqual([
      ['$280', 'sales'],
      ['$290', 'fulfillment'],
    ]);
  });

  it('are one where they are spelled three ways', () => {
    const said = ['$290', '290 dollars', 'two hundred ninety'].map((price, index) =>
      answers(
        (['sales', 'fulfillment', 'sales'] as const)[index] ?? 'sales',
        `They pay ${price}`,
        'x',
        `They pay ${price}`,
      ),
    );
    expect(find(said).open).toEqual([]);
  });

  it('are one decision, however many plans name it; three values are three buttons', () => {
    const said = (places: string) =>
      `## Key decisions\n\n**Places:** ${places}\n**Start date:** Monday, March 22, 2027\n**Tools:** Zoom`;
    const { open } = find([
      plan(
        'fulfillment',
        `## Key decisions\n\n**Offer name:** Group\n**Places:** Twelve\n**Start date:** March 22`,
      ),
      plan('fulfillment-launch', said('Ten')),
      plan('launch', `${said('Eight')}\n**Open conflicts:** Places: ten or eight; used: eight.`),
    ]);
    expect(about(open)).toEqual(['places two-values']);
    expect(valuesOf(open[0])).toEqual(['Eight', 'Ten', 'Twelve']);
  });

  it('knows days without a year for the same as those with one', () => {
    const event = answers('event', 'One song', 'Saturday, March 13, at the library', 'Starts March 22');
    const moved = answers('event-launch', 'Saturday, March 13, 2027, at ten', 'x', 'y');
    expect(find([event, moved]).open).toEqual([]);
  });

  it('are not found where the same thing is said in other words', () => {
    const { open } = find([
      plan(
        'event',
        '## Key decisions\n\n**Event title:** One Song\n**Format and date:** In person, small room, March 13\n**Price:** Free',
      ),
      plan(
        'event-launch',
        '## Key decisions\n\n**Event date:** March 13\n**Place or platform:** Library, second floor\n**Roles:** You',
      ),
    ]);
    expect(open).toEqual([]);
  });

  it.each([
    ['hours', 'hoursAWeek', ['Two hours a week', 'Five hours a week']],
    ['how often somebody writes', 'rhythm', ['Every week', 'Every second Friday']],
    ['the name of the business', 'businessName', ['Marta’s Table', 'Kowalczyk Bread']],
    ['the website', 'website', ['grant-dogs.net', 'grantdogs.com']],
    ['the price of the year', 'programPrice', ['$1,900', '$1,700']],
    ['an event that costs something, or nothing', 'eventPrice', ['Free', '$10']],
    ['spots in a trade’s own words', 'places', ['Seven', 'Eight']],
  ])('are found in answers to other questions: %s', (_, key, values) => {
    const { open } = find([
      answers('identity', 'I trade as Kowalczyk Bread, at grantdogs.com', 'Story', 'Values'),
      answers('purpose', 'Why', 'Six year-long clients at $1,700 each', 'Rules'),
      answers('fulfillment', 'Six Saturdays', 'Bread', 'I can fit eight at the big table.'),
      answers('event', 'One loaf', 'A morning. Ten dollars for the loaf', 'Come'),
      answers('brand', 'The shop is called Marta’s Table', 'The site will be grant-dogs.net', 'Not fancy'),
      answers('communications', 'Wait', 'Every second Friday. I have five hours a week for posts.', 'Oven'),
      answers('marketing', 'Smell', 'Trust', '85 people. I’ll write every week.'),
      answers('coaching', 'A year on', 'Twelve months, one walk a month, $1,900 for the lot', 'Diary'),
      answers('fulfillment-launch', 'Square', 'Nothing', 'Make it seven people.'),
      answers('event-launch', 'The hall', 'Flyer', 'It’s free after all.'),
      answers('marketing-launch', 'Seven', '85', 'Two hours a week, on Mondays.'),
    ]);
    expect(valuesOf(open.find((decision) => decision.key === key))).toEqual(values);
  });

  it('are one where a day of the week and how often go together', () => {
    const said = (here: string, there: string) =>
      find([answers('communications', 'a', here, 'b'), answers('marketing', 'a', 'b', there)]).open.length;
    expect(said('An email every other Tuesday.', '60 people. Twice a month is my limit.')).toBe(0);
    expect(said('First and third Monday of the month.', 'Twice a month.')).toBe(0);
    expect(said('Every other Tuesday.', 'Every other Thursday.')).toBe(1);
    expect(said('One email a month.', 'Every week.')).toBe(1);
  });

  it('are the price that the answer begins with, and not what somebody else charges', () => {
    const offer = answers(
      'fulfillment',
      'Bread',
      'A loaf',
      'Three hundred and sixty for the six Saturdays. The class downtown wants $540.',
    );
    expect(valuesOf(find([offer, SALES]).open[0])).toEqual(['$280', '$360']);
  });

  it('are known by their days or amounts where a plan gives them a name of its own', () => {
    const { open } = find([
      answers('event', 'A stool', 'Saturday, January 16', 'Come'),
      answers('event-launch', 'Saturday, January 23', 'Flyer', 'Tools'),
      plan(
        'event-launch',
        '## Key decisions\n\n**A:** 1\n**B:** 2\n**Open conflicts:** Morning of the footstool: January 16 or January 23; used: January 23. Payments: two of $120 or three of $80; used: two.',
      ),
    ]);
    expect(about(open)).toEqual(['eventDate two-values', 'paymentTerms two-values']);
  });

  it('are asked about a matter that is no fact by the name that plans give it', () => {
    const conflict = (words: string) =>
      `## Key decisions\n\n**A:** 1\n**B:** 2\n**Open conflicts:** ${words}`;
    const { open } = find([
      plan('event-launch', conflict('Capacity: up to 20 or 16; used: 16.')),
      plan('launch', conflict('Library room: 20 or 16; used: 16. Keyboards: three or five; used: three.')),
      plan('onboarding', conflict('Library room: 20 or 16; used: 16.')),
    ]);
    expect(about(open)).toEqual(['own/library room two-values', 'own/keyboards two-values']);
    expect(open[0]?.plans).toEqual(['event-launch', 'launch', 'onboarding']);
  });

  it('leaves out a side that is longer than a fact may be', () => {
    const long = 'word '.repeat(400).trim();
    const output = `## Key decisions\n\n**A:** 1\n**B:** 2\n**Open conflicts:** Result: ${long}, or three songs; used: three.`;
    expect(find([plan('launch', output)]).open).toEqual([]);
  });
});

describe('what a decision says about itself', () => {
  it('where each value was said: in an answer, or under "Open conflicts" with the plan’s sentence', () => {
    const output =
      '## Key decisions\n\n**A:** 1\n**B:** 2\n**Open conflicts:** Price: $280 or $290; used: $280.';
    const [decision] = find([OFFER, plan('launch', output)]).open;
    const places = decision?.choices.flatMap(({ value, origins }) =>
      origins.map(({ type, place, quote }) => [
        value,
        type,
        place.kind,
        'label' in place ? place.label : '',
        quote,
      ]),
    );
    expect(places).toContainEqual(['$280', 'launch', 'plan', 'Open conflicts', 'Price: $280 or $290']);
    expect(places?.map(([, type]) => type)).toContain('fulfillment');
    expect(decision?.plans).toEqual(['launch']);
  });

  it('the confirmed value is marked as such, with everybody who said it', () => {
    const sheet = knowing({ eventDate: 'Sunday, March 14, 2027', restDays: 'Sundays' });
    const [decision] = find([], sheet).open;
    expect(decision?.choices.at(-1)).toEqual({
      value: 'Sunday, March 14, 2027',
      origins: [],
      isConfirmed: true,
    });
  });

  it('of two prices the payments are compared with the one that was said with them', () => {
    const offer = answers('fulfillment', 'A group', 'Songs', '$290, or two payments of $145. Ten places.');
    const other = answers('sales', 'They pay me the $280', 'Worries', 'Notes');
    expect(about(find([other, offer]).open)).toEqual(['offerPrice two-values']);
    const cheaper = answers('fulfillment', 'A group', 'Songs', '$290, or two payments of $140. Ten places.');
    expect(about(find([other, cheaper]).open)).toEqual(['offerPrice two-values', 'paymentTerms sum']);
  });

  it('facts come in the order of the launch, then by kind, and matters of their own last', () => {
    const output =
      '## Key decisions\n\n**A:** 1\n**B:** 2\n**Open conflicts:** Keyboards: three or five; used: three. Business name: Late Start or Piano Late; used: Late Start. Places: ten or eight; used: eight.';
    const gap = '[ADD: your website]';
    const { open } = find([
      plan('launch', `${output}\n\n${gap}`),
      plan('event', gap),
      plan('sales', gap),
      answers('fulfillment', 'A group', 'Songs', '$290'),
      SALES,
    ]);
    expect(about(open)).toEqual([
      'offerPrice two-values',
      'places two-values',
      'businessName two-values',
      'website asked',
      'own/keyboards two-values',
    ]);
  });

  it('what plans ask for is no question once it is known, and offers at most three values', () => {
    const gap = '[ADD: refund terms] [ADD: the dates of the payments]';
    const plans = [plan('launch', gap), plan('event', gap), plan('sales', gap)];
    expect(about(find(plans).open)).toEqual(['refundTerms asked', 'own/payment dates asked']);
    expect(find(plans).open.map(valuesOf)).toEqual([[], []]);
    const known = addOwnFact(
      knowing({ refundTerms: 'none' }),
      { name: 'Payment dates', value: 'May' },
      MONDAY,
    );
    expect(find(plans, known).open).toEqual([]);
    const saying = (['fulfillment', 'onboarding', 'sales', 'launch'] as const).map((type, index) =>
      answers(
        type,
        `Full refund, ${index + 2} ways to ask, for 14 days.`,
        'x',
        `Full refund, ${index + 2} ways to ask, for 14 days.`,
      ),
    );
    const offered = find([...saying, plan('event', gap), plan('event-launch', gap), plan('identity', gap)]);
    expect(offered.open.find(({ key }) => key === 'refundTerms')?.choices.length ?? 0).toBeLessThanOrEqual(3);
  });
});

describe('days of the launch', () => {
  const sheet = (text: string) => answers('launch', text, 'Eight', 'Sister');
  it.each([
    [
      'Open March 8, close March 12. The event is March 13. First call March 22.',
      'closes-before-event',
      'Wednesday, March 17, 2027',
    ],
    ['Open March 8, close March 22. First call March 22.', 'closes-after-start', 'Friday, March 12, 2027'],
    [
      'Open March 8, 2027, close March 5, 2027. First call March 22, 2027.',
      'closes-before-opening',
      'Friday, March 12, 2027',
    ],
  ])('%s', (text, rule, offered) => {
    const [decision] = find([sheet(text)]).open;
    expect(decision).toMatchObject({ key: 'doorsClose', kind: 'order', advice: { rule } });
    expect(decision?.choices[0]).toMatchObject({ value: offered, isOffered: true });
  });

  it('may have an event before sign-up opens', () => {
    expect(
      find([sheet('The event is March 6. Open March 8, close March 12. First call March 22.')]).open,
    ).toEqual([]);
  });

  it('are asked about on a rest day, in a time kept free, and once they have passed', () => {
    const on = (eventDate: string) =>
      find([], knowing({ eventDate, restDays: 'Sundays', datesToAvoid: 'August' })).open.map(
        ({ advice, choices }) => [advice?.rule, choices[0]?.value],
      );
    expect(on('Sunday, March 14, 2027')).toEqual([['on-rest-day', 'Monday, March 15, 2027']]);
    expect(on('August 10, 2027')).toEqual([['on-avoided-day', 'Saturday, July 31, 2027']]);
    expect(on('March 13, 2026')).toEqual([['in-the-past', 'March 13, 2026']]);
    expect(on('Saturday, March 13, 2027')).toEqual([]);
  });
});

describe('sums', () => {
  it('compares the payments with the price, and offers the ones that come to it', () => {
    const facts = { offerPrice: '$290', paymentTerms: 'in full, or two payments of $150' };
    const [decision] = find([], knowing(facts)).open;
    expect(decision).toMatchObject({ key: 'paymentTerms', advice: { total: 300, price: 290 } });
    expect(valuesOf(decision)).toEqual([
      'in full, or two payments of $150',
      'in full, or two payments of $145',
    ]);
    expect(find([], knowing({ ...facts, paymentTerms: 'two payments of $145' })).open).toEqual([]);
  });

  it('stays settled when it is meant so, until the price changes', () => {
    const sheet = knowing({ offerPrice: '$290', paymentTerms: 'two payments of $150' });
    const [decision] = find([], sheet).open;
    const kept = choose(sheet, decision as Decision, 'two payments of $150', MONDAY, today);
    expect(find([], kept).open).toEqual([]);
    expect(about(find([], confirmFact(kept, 'offerPrice', '$310', MONDAY)).open)).toEqual([
      'paymentTerms sum',
    ]);
  });
});

it('asks for what three plans ask for, and not for what two do', () => {
  const asking = (type: Blueprint['type'], need: string) => plan(type, `Money back: [ADD: ${need}].`);
  const two = [asking('sales', 'refund terms'), asking('course', 'your refund rule')];
  expect(find(two).open).toEqual([]);
  const third = plan('onboarding', '## Still to confirm\n\n- Refunds: choose one.');
  expect(about(find([...two, third]).open)).toEqual(['refundTerms asked']);
  const known = knowing({ refundTerms: 'in full until week two' });
  expect(find([...two, third], known).open).toEqual([]);
  const ofTheYear = asking('coaching', 'refund terms for the twelve months');
  expect(find([...two, ofTheYear]).open).toEqual([]);
});

it('finds forty decisions, what matters most first', () => {
  const entries = Array.from(
    { length: 40 },
    (_, nth) => `Matter number ${nth} x: this ${nth} or that ${nth}; used: this.`,
  );
  const output = `## Key decisions\n\n**A:** 1\n**B:** 2\n**Open conflicts:** ${entries.join(' ')}`;
  const { open } = find([plan('launch', output), OFFER, SALES]);
  expect(open).toHaveLength(41);
  expect(open[0]?.key).toBe('offerPrice');
});

describe('a choice', () => {
  const decide = (sheet: FactSheet, value: string) => {
    const [decision] = find([OFFER, SALES], sheet).open;
    return choose(sheet, decision as Decision, value, MONDAY, today);
  };

  it('confirms the fact, and what it was chosen over is no question again', () => {
    const sheet = decide(blankFactSheet(MONDAY), '$290');
    expect(sheet.facts.offerPrice).toBe('$290');
    expect(find([OFFER, SALES], sheet).open).toEqual([]);
  });

  it('is asked again when an answer says a third value', () => {
    const sheet = decide(blankFactSheet(MONDAY), '$290');
    const again = answers('sales', 'They pay me the $310', 'Worries', 'Notes');
    expect(valuesOf(find([OFFER, again], sheet).open[0])).toEqual(['$290', '$310']);
  });

  it('is taken back whole, unless somebody has changed the fact since', () => {
    const before = blankFactSheet(MONDAY);
    const after = decide(before, '$290');
    const undone = takeBack(after, { before, after }, { fact: 'offerPrice' }, MONDAY);
    expect(undone).toMatchObject({ facts: {}, settled: [] });
    expect(about(find([OFFER, SALES], undone).open)).toEqual(['offerPrice two-values']);
    const changed = confirmFact(after, 'offerPrice', '$300', MONDAY);
    expect(takeBack(changed, { before, after }, { fact: 'offerPrice' }, MONDAY)).toBe(changed);
  });

  it('of a fact that was cleared meanwhile asks again, with both values', () => {
    const cleared = confirmFact(decide(blankFactSheet(MONDAY), '$290'), 'offerPrice', '', MONDAY);
    expect(valuesOf(find([OFFER, SALES], cleared).open[0])).toEqual(['$280', '$290']);
  });

  it('can wait, and is asked later', () => {
    const [decision] = find([OFFER, SALES]).open;
    const off = putOff(blankFactSheet(MONDAY), decision as Decision, true, MONDAY);
    expect(about(find([OFFER, SALES], off).later)).toEqual(['offerPrice two-values']);
    expect(find([OFFER, SALES], off).open).toEqual([]);
    const chosen = choose(off, decision as Decision, '$290', MONDAY, today);
    expect(chosen.settled.some((mark) => mark.startsWith('later/'))).toBe(false);
  });

  it('about a matter of its own becomes a fact of their own, and is taken back', () => {
    const output =
      '## Key decisions\n\n**A:** 1\n**B:** 2\n**Open conflicts:** Keyboards: three or five; used: three.';
    const [decision] = find([plan('launch', output)]).open;
    const before = blankFactSheet(MONDAY);
    const after = choose(before, decision as Decision, 'Three', MONDAY, today);
    expect(after.own).toEqual([{ name: 'Keyboards', value: 'Three' }]);
    expect(find([plan('launch', output)], after).open).toEqual([]);
    expect(takeBack(after, { before, after }, { own: 'Keyboards' }, MONDAY).own).toEqual([]);
  });

  it('in the row of the fact settles the same', () => {
    const known = [{ value: '$280' }, { value: '$290' }];
    const sheet = confirmOver(blankFactSheet(MONDAY), 'offerPrice', '$290', known, MONDAY, today);
    expect(find([OFFER, SALES], sheet).open).toEqual([]);
  });

  it('leaves marks that the server takes', () => {
    const output = `## Key decisions\n\n**A:** 1\n**B:** 2\n**Open conflicts:** ${'A very long name of a matter '.repeat(3)}: three or five; used: three.`;
    const [decision] = find([plan('launch', output)]).open;
    const off = putOff(blankFactSheet(MONDAY), decision as Decision, true, MONDAY);
    expect(off.settled.every((mark) => mark.length <= 80)).toBe(true);
  });
});

it('what was found is not looked for again until an answer, a plan or a fact is another', () => {
  const first = find([OFFER, SALES]);
  expect(find([OFFER, SALES])).toBe(first);
  const sheet = knowing({ offerPrice: '$290' });
  expect(find([OFFER, SALES], sheet).open[0]?.choices[0]).toMatchObject({ isConfirmed: true });
  expect(find([OFFER, SALES], sheet)).toBe(find([OFFER, SALES], sheet));
  expect(find([OFFER]).open).toEqual([]);
  expect(about(find([OFFER, SALES]).open)).toEqual(['offerPrice two-values']);
});
