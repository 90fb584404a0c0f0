import { defineTopic } from '#content/define-topic.ts';

export const fulfillment = defineTopic({
  type: 'fulfillment',
  title: 'Fulfillment Offer',
  description: 'Create your core product or service',
  icon: 'package',
  questions: [
    {
      text: 'What does your main offer look like, from the first day to the last?',
      hint: 'One-to-one, group, course, membership or a mix? Say how long it runs and what’s inside. Pick one offer, even if it’s a draft.',
      example: 'A 10-week small group online, with one call a week and short practice videos.',
    },
    {
      text: 'What can most clients realistically expect from your offer if they do their part?',
      hint: 'Think of most people, not your best story, and name what their part is. Modest is good.',
      example: 'Most people can play three songs with both hands if they practice 15 minutes a day.',
    },
    {
      text: 'What price, or range of prices, do you have in mind for your offer?',
      hint: 'There is no right number. Free, pay what you can, a range or “not decided” all count. Add what people pay you now, payments, refunds or spots if you like.',
      example: '$290 for ten weeks, or two payments. Ten spots.',
    },
  ],
  role: 'an offer designer who protects both the client and the owner',
  keyDecisions: [
    'Offer name',
    'Format and length',
    'Result',
    'Price and terms',
    'Places',
    'Start date (if said)',
    'Not included',
  ],
  deliverables: [
    {
      heading: 'Offer summary',
      form: 'lines',
      count: [8, 8],
      ask: "Name, For, Result, Format, Length, Includes, Client's part, Price and terms",
    },
    {
      heading: 'Name ideas',
      form: 'bullets',
      count: [3, 3],
      ask: 'skip this section if the owner already chose a name',
      optional: true,
    },
    {
      heading: 'What is included',
      form: 'rows',
      count: [3, 8],
      ask: 'item the owner named | what it gives a client | how they get it',
    },
    {
      heading: 'Client journey',
      form: 'rows',
      count: [3, 6],
      ask: 'following the method: stage | milestone',
    },
    {
      heading: 'What this is not',
      form: 'bullets',
      count: [2, 4],
      ask: "the owner's own limits first, then when to refer someone elsewhere",
    },
    {
      heading: 'Price thinking',
      form: 'bullets',
      count: [2, 3],
      ask: 'what it covers, whom it may not suit, what is still to decide; then 1 payment option line',
    },
    { heading: 'Fair promise', form: 'prose', count: [0, 30], ask: '1 sentence with no guarantee' },
    {
      heading: 'Ready to sell checklist',
      form: 'checklist',
      count: [5, 9],
      ask: 'what is missing before the first sale',
    },
    {
      heading: 'Offer page',
      form: 'drafts',
      count: [1, 1],
      ask: 'Page of 120 words: headline, who it is for, the ordinary day they want, what happens, price, invitation',
      large: {
        ask: 'Page, ready to paste: headline, then headings for readers: Who it is for, An ordinary day, What happens, Price and terms, Questions (4-6 with answers), Invitation',
      },
    },
  ],
  words: [900, 1200],
  reads: [
    { type: 'solutions', heading: 'Your method' },
    { type: 'analysis', heading: 'What they have tried' },
  ],
  voiceNote: 'Be clear enough to read to a friend. No sales tone inside the plan.',
  insteads: [
    'State the one price given, without "worth $X" or crossed-out prices.',
    'Refunds without confirmed terms: list the decision to make.',
  ],
});
