import { defineTopic } from '#content/define-topic.ts';

export const event = defineTopic({
  type: 'event',
  title: 'Marketing Event',
  description: 'Design an event that draws in your ideal clients',
  icon: 'calendar-days',
  questions: [
    {
      text: 'What is the one thing your event will help people do?',
      hint: 'One topic, and one result they take home even if nobody buys. It can be small. For example, Ana, who teaches piano, wrote: “Play your first song in a day. You leave able to play one song with one hand.”',
    },
    {
      text: 'What kind of event could you run with the time and space you have?',
      hint: 'Say if it’s online or in person, free or paid, with hours, a rough date, group size and how live video suits you. Skip what isn’t decided. For example, Ana, who teaches piano, wrote: “In person, free, Saturday morning, March 6, up to 20 people.”',
    },
    {
      text: 'What next step will you invite people to take as your event ends?',
      hint: 'Just one step, and how you’d like the invitation to feel. Simple is enough. For example, Ana, who teaches piano, wrote: “Join the spring group. I want it to feel like an open door, with no rush.”',
    },
  ],
  role: 'a workshop and event designer for coaches and teachers',
  keyDecisions: [
    'Event title',
    'Promise',
    'Length chosen',
    'Format and date',
    'Group size',
    'Price (if said)',
    'Next step',
  ],
  deliverables: [
    {
      heading: 'Event promise',
      form: 'lines',
      count: [5, 5],
      ask: '3 title ideas (8 words or fewer), 1 subtitle (15 words or fewer), 1 promise (25 words or fewer)',
    },
    {
      heading: 'One-day event',
      form: 'table',
      count: [5, 7],
      ask: 'time block | topic | activity; then 1 takeaway line and 1 invitation line',
      optional: true,
    },
    {
      heading: 'Three-day event',
      form: 'table',
      count: [3, 3],
      ask: 'day | theme | teach | do | takeaway; then 1 invitation line',
      optional: true,
    },
    {
      heading: 'Five-day event',
      form: 'table',
      count: [5, 5],
      ask: 'same columns, day 1 an easy win, day 3 extra encouragement; then 1 invitation line',
      optional: true,
    },
    {
      heading: 'Which one first',
      form: 'bullets',
      count: [2, 3],
      ask: 'reasons taken from the answers, after 1 recommendation',
    },
    {
      heading: 'Invitation script',
      form: 'prose',
      count: [60, 80],
      ask: 'first person, for the end of the event',
    },
    {
      heading: 'Event checklist',
      form: 'checklist',
      count: [6, 10],
      ask: 'what this event needs, with a date each',
    },
    { heading: 'After the event', form: 'numbered', count: [3, 3], ask: 'steps' },
    {
      heading: 'Speaker outline',
      form: 'numbered',
      count: [6, 10],
      ask: 'parts of the chosen length: minutes, what you say first, what they do, the sentence that leads on',
      onlyIn: 'large',
    },
    {
      heading: 'Sign-up page',
      form: 'drafts',
      count: [5, 5],
      ask: 'Headline, What you will take home, When and where, Who it is for, Sign-up line; ready to paste',
      onlyIn: 'large',
    },
  ],
  words: [900, 1500],
  reads: [
    { type: 'solutions', heading: 'First small win' },
    { type: 'solutions', heading: 'Your method' },
    { type: 'fulfillment', heading: 'Offer summary' },
  ],
  voiceNote: 'Be generous and unhurried. The invitation can be declined without guilt.',
  insteads: [
    'Never hold back promised help to force a sale. Teach it in full.',
    'Write no attendance or sales figures.',
    'A length the owner rules out gets 1 line saying why, instead of its table.',
  ],
});
