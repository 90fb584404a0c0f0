import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { saidIn } from '#content/testing/said-in.ts';

type Row = readonly [fact: string, where: string, answer: string, said: string | null];
const { said, second, none } = JSON.parse(readFileSync('recordings/said-plainly.json', 'utf8')) as {
  said: Row[];
  second: Row[];
  none: (readonly [fact: string, where: string, answer: string])[];
};
const rows: Row[] = [...said, ...second, ...none.map((row) => [...row, null] as const)];
/** Not read as a reader would; whoever mends one of these takes it out. */
const LEFT: readonly string[] = [
  'The money, mostly. Two hundred and seventy five is a car payment to some of them',
  '"Is there a cheaper one?" No ma\'am, it\'s $180 for everybody',
  'Ten families in at three hundred',
  "$300. A hundred down and fifty a week till it's paid",
  '$500, paid in five monthly payments of a hundred',
  "I've got eleven desks in that room and that's my number",
  'I need ten sign-ups to fill it',
  "That I won't take more than six at a time",
  'Ask Me Anything Night is Feb 6 and sign-up runs Feb 8 to Feb 19',
  'February 19 is it, after that you wait till fall',
  'Can I still get in? Till February 19 you can',
  'They fill out the form and pay no later than February 19',
  'Four days a week and Fridays with my grandbabies',
  "Wednesday night is church so that's out",
  'An hour after the kids go down, four nights',
  "I've got Tuesday and Thursday from one to three",
  'Two hours on Saturday and an hour on Wednesday',
  'Three moms from co-op said they would set up',
  'Is Steady Hands too hard for my nine-year-old?',
  "Somewhere around $400, I'd say $395",
  'Why it costs $260 when the rec center is $40',
  'The $225, a signed form and a phone number',
  'They already paid $260, so I want them to use it',
  'I could do fourteen if I borrow chairs, but twelve',
  'If I get my ten',
  'A full room, which is twelve',
  "They're one of only eight",
  'Weeks one through eight we do a chapter a week',
  'Week 1 introductions. Weeks 2-9 one habit each. Week 10 we celebrate',
  'Everybody still there in week eight',
  'Two hours with a break in the middle',
  "One text the day before it closes, that's February 18",
  'Paperwork and payment by February 19',
  'What to bring on March 2',
  'About an hour a day, weekdays',
  'Two calls a month, $125',
  'They send $50 to hold a spot and the rest later',
  'All six chairs are broken',
  'We are two hours from town',
  'I can pay from February 8',
  'Call 5 PT clinics',
  'I wrote 12 addresses on envelopes once',
  'My first Baptist friend said come',
];
const isLeft = (answer: string) => LEFT.includes(answer);

/** Of a time zone its letter is compared, of a couple the pair, and of a list its words. */
function isSaid([fact, where, answer, said]: Row): boolean {
  const found = saidIn(fact, where, answer);
  if (said === null) return found.length === 0;
  const [value = '', ...others] = found;
  if (fact === 'timeZone') return said.startsWith(value) && value !== '';
  if (fact === 'list') return value !== '' && others.length === 0;
  const isExact = /Price|Date|doors|places|own|hours/.test(fact);
  return isExact
    ? others.length === 0 && value.replace(' pairs', '') === said
    : found.some((one) => one.toLowerCase().includes(said.toLowerCase()));
}

// recordings/said-plainly.json: written before anybody looked what is read.
describe('what Americans say in plain words', () => {
  it.each(rows.filter(([, , answer]) => !isLeft(answer)))('%s, %s: %s', (...row) => {
    expect(isSaid(row), JSON.stringify(saidIn(row[0], row[1], row[2]))).toBe(true);
  });

  it.each(rows.filter(([, , answer]) => isLeft(answer)))('is not read yet: %s, %s: %s', (...row) => {
    expect(isSaid(row)).toBe(false);
  });
});

describe('who helps', () => {
  it.each([
    ['event-launch 0', 'dre on camera, my wife keisha at the door', 'Dre, my wife Keisha'],
    ['event-launch 0', 'Lety at the table, my sister Chelo in the kitchen.', 'Lety, my sister Chelo'],
    ['event-launch 0', 'Abena leads the kitchen and Deacon Mensah parks the cars', 'Abena, Deacon Mensah'],
    ['event-launch 0', 'My friend Anita will greet people. Joan does the coffee', 'My friend Anita, Joan'],
    [
      'fulfillment-launch 2',
      'Donna helps me carry and my granddaughter takes the money',
      'Donna, my granddaughter',
    ],
    ['marketing-launch 2', 'Ten hours a week, Ellen included.', 'Ellen'],
  ])('%s: %s', (where, answer, said) => expect(saidIn('helpers', where, answer)).toEqual([said]));

  it.each([
    ['event-launch 0', 'First reading is Friday, and doors open at nine'],
    ['event-launch 0', 'live on zoom, free, Six of us'],
    [
      'fulfillment-launch 2',
      "I've got Shawna and the Petersen girl as good as in and the bunkhouse takes nine",
    ],
    ['launch 2', "My mother's knee. Stripe takes three days. Easter is early"],
    ['marketing-launch 2', 'Sunday is for church. The bulletin reads well'],
    ['event-launch 0', 'Maybe my sister helps with the door'],
  ])('%s names nobody: %s', (where, answer) => expect(saidIn('helpers', where, answer)).toEqual([]));
});

describe('list and time zone', () => {
  it.each([
    ['list', 'marketing 2', '98 emails from the last workshop. i never emailed em yet', '98 emails'],
    ['list', 'marketing 2', 'I have 340 on WhatsApp and like 75 moms from the parish', '340 on WhatsApp'],
    ['list', 'marketing-launch 1', 'My list of 312, the bulletins of three parishes', 'List of 312'],
    ['timeZone', 'coaching 1', 'live call is wednesday nites 8pm central', 'C'],
  ])('%s, %s: %s', (fact, where, answer, said) => expect(saidIn(fact, where, answer)).toEqual([said]));

  it.each([
    ['list', 'marketing 2', 'I send 12 emails a year, no list'],
    ['list', 'marketing 2', 'I want 200 names by March'],
    ['list', 'marketing-launch 1', '30 gals at the breakfast, 3 churches'],
    ['timeZone', 'event 1', 'We meet on Central Avenue at 7, upstairs at the Pacific'],
    ['timeZone', 'event-launch 0', 'At the library on 9 Mountain St'],
  ])('%s, %s says none: %s', (fact, where, answer) => expect(saidIn(fact, where, answer)).toEqual([]));
});
