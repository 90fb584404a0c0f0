import { describe, expect, it } from 'vitest';
import { saidIn } from '#content/testing/said-in.ts';

// Money as people all over the world say it: written before the rules, in the words of people outside the test data.
describe('offerPrice', () => {
  it.each([
    ['fulfillment 2', "It's ₦45,000 for everything", '45000'],
    ['fulfillment 2', 'N45,000 and that covers the materials', '45000'],
    ['fulfillment 2', '45,000 naira flat', '45000'],
    ['fulfillment 2', '45k naira', '45000'],
    ['fulfillment 2', 'NGN 45,000', '45000'],
    ['fulfillment 2', 'forty five thousand naira', '45000'],
    ['fulfillment 2', 'R450 for the six weeks', '450'],
    ['fulfillment 2', 'R1,450 per person', '1450'],
    ['fulfillment 2', 'R1 450 for the lot', '1450'],
    ['fulfillment 2', '1450 rand all in', '1450'],
    ['fulfillment 2', 'ZAR 1450', '1450'],
    ['fulfillment 2', 'fourteen hundred and fifty rand', '1450'],
    ['fulfillment 2', 'Rs 2,500 for the full batch', '2500'],
    ['fulfillment 2', 'Rs. 2500 only', '2500'],
    ['fulfillment 2', '₹2,500 for the batch', '2500'],
    ['fulfillment 2', '₹1,20,000 for the year-long batch', '120000'],
    ['fulfillment 2', 'INR 2500', '2500'],
    ['fulfillment 2', '2500 rupees', '2500'],
    ['fulfillment 2', '2500/- per head', '2500'],
    ['fulfillment 2', 'twenty five hundred rupees', '2500'],
    ['fulfillment 2', 'two thousand five hundred rupees', '2500'],
    ['fulfillment 2', '₱1,500 for all the sessions', '1500'],
    ['fulfillment 2', '1,500 pesos po', '1500'],
    ['fulfillment 2', 'Php 1,500', '1500'],
    ['fulfillment 2', 'P1,500 all in', '1500'],
    ['fulfillment 2', '1.5k pesos', '1500'],
    ['fulfillment 2', 'KSh 3,000', '3000'],
    ['fulfillment 2', 'Ksh3000 for the full course', '3000'],
    ['fulfillment 2', '3,000 shillings', '3000'],
    ['fulfillment 2', 'three thousand shillings', '3000'],
    ['fulfillment 2', '3000 bob', '3000'],
    ['fulfillment 2', 'UGX 150,000', '150000'],
    ['fulfillment 2', 'GH₵300', '300'],
    ['fulfillment 2', '300 cedis', '300'],
    ['fulfillment 2', '240 euro', '240'],
    ['fulfillment 2', 'two hundred and forty euro', '240'],
    ['fulfillment 2', '€240', '240'],
    ['fulfillment 2', '240€', '240'],
    ['fulfillment 2', 'a hundred and twenty pounds', '120'],
    ['fulfillment 2', '120 quid', '120'],
    ['fulfillment 2', '£120 all in', '120'],
    ['fulfillment 2', "It'll be £95 a head", '95'],
    ['fulfillment 2', 'three hundred and forty dollars', '340'],
    ['fulfillment 2', 'three fifty', '350'],
    ['fulfillment 2', 'twelve hundred dollars', '1200'],
    ['fulfillment 2', 'twenty-five hundred dollars for the whole thing', '2500'],
    ['fulfillment 2', '$1.2k', '1200'],
    ['fulfillment 2', '1.2k for the 12 weeks', '1200'],
    ['fulfillment 2', 'a thousand dollars even', '1000'],
    ['fulfillment 2', 'eleven hundred and fifty bucks', '1150'],
    ['fulfillment 2', 'RM250 per person', '250'],
    ['fulfillment 2', 'S$180', '180'],
    ['fulfillment 2', 'SGD 180', '180'],
    ['fulfillment 2', 'AED 400', '400'],
    ['fulfillment 2', '400 dirhams', '400'],
    ['fulfillment 2', 'J$15,000', '15000'],
    ['fulfillment 2', 'TT$500', '500'],
    ['fulfillment 2', 'R$ 300', '300'],
    ['fulfillment 2', '300 reais', '300'],
    ['fulfillment 2', 'CHF 320', '320'],
    ['fulfillment 2', '320 francs', '320'],
    ['fulfillment 2', '1200 kr', '1200'],
    ['fulfillment 2', '1200 kroner', '1200'],
    ['fulfillment 2', 'MX$2,400', '2400'],
    ['fulfillment 2', 'NZ$195', '195'],
    ['fulfillment 2', '195 NZD', '195'],
    ['fulfillment 2', 'Price is 4,999 rupees inclusive of kit', '4999'],
    ['fulfillment 2', 'We charge 85 a head, tea included', '85'],
    ['fulfillment 2', "I'm asking one seventy-five", '175'],
    ['fulfillment 2', "I'd put it at $180", '180'],
    ['fulfillment 2', 'Six weeks is $210', '210'],
    ['fulfillment 2', "two ninety five. that's it", '295'],
    ['fulfillment 2', 'probly 199, maybe 225 next time', '199'],
    ['fulfillment 2', 'N50k', '50000'],
    ['fulfillment 2', 'I will collect sixty thousand', '60000'],
    ['fulfillment 2', 'Fees are Rs 6000 for 8 weeks', '6000'],
    ['sales 0', "I tell them it's 240 euro and they ring back", '240'],
    ['sales 1', 'when I tell them fifty thousand they say ah', '50000'],
    ['sales 1', 'They hear $395 and go quiet', '395'],
    ['sales 1', 'they think R450 is too much', '450'],
    ['sales 0', 'They pay the 360 when they sign the sheet', '360'],
    ['sales 0', 'The £95 is paid by bank transfer on the day', '95'],
    ['sales 1', 'is $300 worth it? I say yes', '300'],
    ['onboarding 1', 'That the two hundred and forty euro is paid before the first walk', '240'],
    ['onboarding 1', 'That the £120 has to be in before we start', '120'],
    ['fulfillment-launch 1', 'An invoice for the $325 and a receipt', '325'],
    ['marketing-launch 0', 'ten seats at R450 each', '450'],
    ['marketing-launch 0', 'ten people at $250', '250'],
    ['launch 1', 'Eight people paying $300 would be a success', '300'],
    ['launch 1', 'if 8 sign up at 300 each ill be stoked', '300'],
    ['marketing 1', 'They ask if $275 includes the clay. It does', '275'],
    [
      'fulfillment 2',
      'I charge 6,500 for the whole batch, kit included, and 3,000 now and 3,500 by the third class',
      '6500',
    ],
    ['fulfillment 2', 'So basically it is two thousand eight hundred rupees for eight classes', '2800'],
    ['fulfillment 2', 'P2,800 po for the 6 Saturdays, ingredients included na', '2800'],
    ['fulfillment 2', "R2 400. That's R400 a week if you want to look at it like that", '2400'],
    ['fulfillment 2', 'Eighteen hundred rand, materials in', '1800'],
    ['fulfillment 2', "Ninety five pounds, and that's cheap for round here", '95'],
    ['fulfillment 2', '£95. Concessions £70', '95'],
    ['fulfillment 2', "₦60,000 but if you pay before January it's ₦50,000", '60000'],
    ['fulfillment 2', "it's gonna be 249. was 199 in spring", '249'],
    ['fulfillment 2', '249 per person or 449 per couple', '249'],
    ['fulfillment 2', "I haven't decided, maybe $200", '200'],
    ['fulfillment 2', 'Tuition: $325', '325'],
    ['fulfillment 2', '- $325\n- or 2 x $170\n- no refunds after wk 2', '325'],
    ['sales 0', 'They message me, I say 2,800, they send GCash', '2800'],
    ['sales 1', 'They say R2 400 is a lot of money, and I say so is a plumber', '2400'],
    ['sales 1', 'how come its £110 when the council does it for £60', '110'],
    ['sales 1', '"Is it worth $325?" Fair question', '325'],
    ['marketing 1', 'That the fee is Rs 2,800 and nothing more', '2800'],
    ['marketing-launch 0', 'I want to sell 12 places at R2 400', '2400'],
    ['fulfillment-launch 1', 'A receipt for the £110', '110'],
    ['marketing-launch 0', 'After the early week the normal price of R2 650 counts', '2650'],
  ])('%s: %s', (where, answer, said) => expect(saidIn('offerPrice', where, answer)).toEqual([said]));

  it.each([
    ['sales 1', 'Is it really €240? they say'],
    ['launch 1', "I'd be happy to make $2,400"],
    ['sales 1', 'The academy charges $900'],
    ['sales 1', 'my neighbor teaches for $20 a class'],
    ['sales 1', 'I spent $900 on my kiln'],
    ['sales 1', 'they could pay a therapist $150 an hour'],
    ['marketing 1', 'A last client saved $300 on groceries'],
    ['launch 1', 'ten paid, which is $3,250'],
  ])('%s says none: %s', (where, answer) => expect(saidIn('offerPrice', where, answer)).toEqual([]));
});

describe('paymentTerms', () => {
  it.each([
    ['fulfillment 2', '360 or 3 payments of 129', '3 x 129'],
    [
      'fulfillment 2',
      'forty five thousand naira. she can bring thirty thousand on the first day and the balance fifteen thousand in week five',
      'thirty thousand on the first day and the balance fifteen thousand in week five',
    ],
    ['fulfillment 2', 'R1,450, or R500 deposit and the rest in two payments of R475', '2 x 475'],
    ['fulfillment 2', 'Rs 6000, can pay in two instalments of Rs 3000', '2 x 3000'],
    [
      'fulfillment 2',
      '₦45,000. Pay 25,000 first and 20,000 after two weeks',
      '25,000 first and 20,000 after two weeks',
    ],
    ['fulfillment 2', 'half now and half at week three', 'half now and half at week three'],
    [
      'fulfillment 2',
      '€220, half on booking and half on the first night',
      'half on booking and half on the first night',
    ],
    ['fulfillment 2', '£120, or three lots of £40', '3 x 40'],
    ['fulfillment 2', '240 euro, or 4 x €60', '4 x 60'],
    ['fulfillment 2', '$300 or $100 a month for three months', '3 x 100'],
    ['fulfillment 2', '₱1,500 or 3 gives of ₱500', '3 x 500'],
    ['fulfillment 2', '$480. You can split it in two, $240 and $240', 'split it in two'],
    ['fulfillment 2', 'two fifty up front and two fifty halfway', 'two fifty up front and two fifty halfway'],
    ['sales 1', 'they can pay 60 euro a month for four months', '4 x 60'],
    ['fulfillment 2', '- $325\n- or 2 x $170\n- no refunds after wk 2', '2 x 170'],
  ])('%s: %s', (where, answer, said) => expect(saidIn('paymentTerms', where, answer)).toEqual([said]));
});

describe('refundTerms', () => {
  it.each([
    [
      'sales 1',
      "if they aren't happy with it for any reason, any time, I'll give them their money back",
      'any time',
    ],
    ['sales 1', "come to the first two walks and if it isn't for you I'll give back every cent", 'meeting 2'],
    ['onboarding 1', "no refunds once I've bought the groceries", 'none'],
    ['onboarding 1', 'Full refund up to a week before, nothing after', '-7'],
    ['onboarding 1', 'If they cancel within 48 hours they get everything back', '2'],
    ['onboarding 1', 'Money is not returned after the second class', 'meeting 2'],
    ['onboarding 1', 'fees once paid are not refundable', 'none'],
    ['onboarding 1', 'Fees non-refundable', 'none'],
    ['sales 1', "I refund the lot if they've only come once", 'meeting 1'],
    ['sales 1', "anyone who doesn't like the first session gets their money back same day", 'meeting 1'],
    ['onboarding 1', 'No refund after enrolment', 'none'],
    ['sales 1', 'yes you can have your money back in the first fortnight', '14'],
    ['sales 1', '14-day refund, no quibbles', '14'],
    ['sales 1', "I give them back their money within seven days if they don't like it", '7'],
    ['fulfillment 2', '- $325\n- or 2 x $170\n- no refunds after wk 2', '14'],
    ['onboarding 1', 'Full refund if you cancel 7 days before we start.', '-7'],
    ['onboarding 1', 'no refund no transfer', 'none'],
    ['onboarding 1', 'If you drop out after the first class you lose your money', 'meeting 1'],
    ['onboarding 1', 'Deposit not refundable', 'none'],
    ['sales 1', 'Can I get a refund? Yes, up to the second class', 'meeting 2'],
    ['sales 1', "I'll give it back, no fuss, any time in the first three weeks", '21'],
    ['sales 1', 'money back within 30 days no questions asked', '30'],
    ['fulfillment 2', 'If after the second evening it is not for them, we give back everything', 'meeting 2'],
    ['sales 1', "If she's not happy after the first lesson she gets her fee back", 'meeting 1'],
    [
      'purpose 2',
      "I won't keep the money of someone who isn't helped; two weeks in they can have it back",
      '14',
    ],
  ])('%s: %s', (where, answer, said) => expect(saidIn('refundTerms', where, answer)).toEqual([said]));

  it.each([['sales 1', 'Pay me back whenever']])('%s says none: %s', (where, answer) =>
    expect(saidIn('refundTerms', where, answer)).toEqual([]),
  );
});

describe('programPrice', () => {
  it.each([
    ['coaching 0', 'the all year squad is 180/mo', '180'],
    [
      'coaching 0',
      'my Madam Circle, ten thousand naira a month, so one hundred and twenty thousand for the year',
      '120000',
    ],
    ['coaching 0', 'one hundred and twenty thousand for the year', '120000'],
    ['coaching 0', '€45 a month, so €540 for the year', '540'],
    ['coaching 0', 'Rs 1500 per month', '1500'],
    ['coaching 0', 'R350 a month, R4,200 the year', '4200'],
    ['coaching 0', '£60 a month for the twelve', '60'],
    ['coaching 0', 'KSh 2,000 monthly', '2000'],
    ['coaching 0', '₱800 every month', '800'],
    ['coaching 0', 'two hundred dollars a month', '200'],
    ['coaching 0', 'sixty quid a month', '60'],
    ['coaching 0', '95 a month or 1000 for the year', '95'],
    ['coaching 1', 'Twelve hundred for the year', '1200'],
  ])('%s: %s', (where, answer, said) => expect(saidIn('programPrice', where, answer)).toEqual([said]));

  it.each([
    ['coaching 0', 'she is saving 50 euro a month'],
    ['coaching 0', 'A year on she earns N80,000 a month'],
  ])('%s says none: %s', (where, answer) => expect(saidIn('programPrice', where, answer)).toEqual([]));
});

describe('eventPrice', () => {
  it.each([
    ['event 1', 'Five dollars at the door to cover the beans', '5'],
    ['event 1', 'R50 a head for tea', '50'],
    ['event 1', '£5 on the door', '5'],
    ['event 1', 'Rs 200 per person to cover snacks', '200'],
    ['event 1', '2,000 naira gate fee', '2000'],
    ['event 1', '10 euro, tea included', '10'],
    ['event 1', 'a paid workshop, 500 rupees', '500'],
    ['event 1', 'Tickets Rs 100', '100'],
  ])('%s: %s', (where, answer, said) => expect(saidIn('eventPrice', where, answer)).toEqual([said]));

  it.each([
    ['event 1', 'I am free on Saturdays'],
    ['event 1', "I'd give a free sample"],
    ['event 1', 'Entry is by donation'],
    ['event 1', 'people are free to leave early'],
  ])('%s says none: %s', (where, answer) => expect(saidIn('eventPrice', where, answer)).toEqual([]));
});

describe('a price that is not asked', () => {
  it.each([
    [
      'He pays what he can. Most have given between twenty and fifty dollars; I suggest forty.',
      'Pays what he can',
    ],
    ['pay what you can, $10 to $60', 'Pay what you can'],
    ['sliding scale $40-$90', 'Sliding scale'],
  ])('%s', (answer, said) => expect(saidIn('offerPrice', 'fulfillment 2', answer)).toEqual([said]));
});

it('a refund up to some weeks before keeps its last word', () => {
  const answer = '£185 all in. Full refund up to four weeks before';
  expect(saidIn('refundTerms', 'fulfillment 2', answer)).toEqual(['-28']);
});

it.each([
  ['is it £195 with the tools? can i bring my sister', ['195']],
  ['can i copy it for 2 kids. is $32 the price w the coupon or w/out', ['32']],
  ['is it 2 hours', []],
  ['is $32 a lot for a workbook', []],
])('a price that people ask about: %s', (answer, said) => {
  expect(saidIn('offerPrice', 'sales 1', answer)).toEqual(said);
});
