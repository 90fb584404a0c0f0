import { defineTopic } from '#content/define-topic.ts';

export const event = defineTopic({
  type: 'event',
  title: 'Marketing Event',
  description: 'Design an event that draws in your ideal clients',
  icon: 'calendar-days',
  questions: [
    {
      text: 'What is the one thing your event will help people do?',
      hint: 'One topic, and one result they take home even if nobody buys. It can be small. No event yet? Describe the one you could imagine.',
      example: 'Play your first song in a day. You leave able to play one song with one hand.',
    },
    {
      text: 'What kind of event could you run with the time and space you have?',
      hint: 'Online or in person? Free or paid? Add a rough date and how many people you could welcome. Leave out what isn’t decided.',
      example: 'In person, free, Saturday morning, March 6, up to 20 people.',
    },
    {
      text: 'What next step will you invite people to take as your event ends?',
      hint: 'Just one step, and how you’d like the invitation to feel. Simple is enough.',
      example: 'Join the spring group. I want it to feel like an open door, with no rush.',
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
      count: [3, 5],
      ask: '3 title ideas (8 words or fewer; 1 line with the name if it has one), 1 subtitle (15 words or fewer), 1 promise (25 words or fewer, the ordinary day they want)',
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
      ask: 'a Script in first person for the end of the event, with the ordinary day they want',
    },
    {
      heading: 'Event checklist',
      form: 'checklist',
      count: [6, 10],
      ask: 'what this event needs, counted back from its day',
    },
    { heading: 'After the event', form: 'numbered', count: [3, 3], ask: 'steps' },
    {
      heading: 'Flyer text',
      form: 'drafts',
      count: [1, 1],
      ask: 'Page of 40-60 words for the places the owner named',
    },
    {
      heading: 'Sign-up page',
      form: 'drafts',
      count: [1, 1],
      ask: 'Page of 120 words: headline, what they take home, when and where, sign-up line',
      large: {
        ask: 'Page, ready to paste: headline, then headings for readers: What you will take home, An ordinary day, When and where, Who it is for, Save your seat',
      },
    },
    {
      heading: 'Speaker outline',
      form: 'numbered',
      count: [6, 10],
      ask: 'parts of the chosen length: minutes, what you say first, what they do, the sentence that leads on',
      onlyIn: 'large',
    },
  ],
  words: [950, 1500],
  reads: [
    { type: 'solutions', heading: 'First small win' },
    { type: 'solutions', heading: 'Your method' },
    { type: 'fulfillment', heading: 'Offer summary' },
  ],
  voiceNote: 'Be generous and unhurried. The invitation can be declined without guilt.',
  insteads: [
    'Teach the promised help in full.',
    'A length the owner rules out gets 1 line saying why, instead of its table.',
  ],
});
