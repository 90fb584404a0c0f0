import { defineTopic } from '#content/define-topic.ts';

export const onboarding = defineTopic({
  type: 'onboarding',
  title: 'Onboarding New Clients',
  description: 'Create a system for welcoming new clients',
  icon: 'door-open',
  questions: [
    {
      text: 'What do you want new clients to feel and know in their first week?',
      hint: 'Two feelings and two facts will do. Think back to your own first day somewhere new. For example, Ana, who teaches piano, wrote: “They feel welcome and calm. They know when we meet and where to ask.”',
    },
    {
      text: 'What do you need to know, or agree on, before a client begins?',
      hint: 'Think of contact, goals, consent, payment and house rules. Ask only what you’ll use, and let private things be optional. For example, Ana, who teaches piano, wrote: “A phone number for reminders, a hand injury if any, and our rule on missed lessons.”',
    },
    {
      text: 'How will you help new clients get an early win and keep going?',
      hint: 'Look for a win within seven days, then check-ins you can keep up for three months. Simple works. For example, Ana, who teaches piano, wrote: “Send me a 20-second recording by day five. I call at one month.”',
    },
  ],
  role: 'a client-care and onboarding designer',
  keyDecisions: [
    'Welcome timing',
    'Three next steps',
    'First win',
    'Check-ins',
    'Agreement',
    'Support contact',
  ],
  deliverables: [
    {
      heading: 'Welcome journey',
      form: 'table',
      count: [8, 8],
      ask: 'when (within 1 hour, 24 hours, day 3, 7, 14, 30, 60, 90) | purpose | message | who',
    },
    { heading: 'Welcome email', form: 'prose', count: [120, 160], ask: 'with exactly 3 next steps' },
    {
      heading: 'Intake form',
      form: 'numbered',
      count: [10, 10],
      ask: 'questions in 3 groups, sensitive ones marked optional; then one line on how answers are kept',
    },
    {
      heading: 'Agreement points',
      form: 'bullets',
      count: [8, 8],
      ask: 'price, schedule, missed sessions, privacy, recordings, limits of coaching, ending, refunds; then a note to have it checked',
    },
    { heading: 'Welcome pack', form: 'bullets', count: [6, 8], ask: '' },
    { heading: 'First session plan', form: 'rows', count: [5, 5], ask: 'parts with minutes' },
    {
      heading: 'First win',
      form: 'lines',
      count: [3, 3],
      ask: 'Action, By when (7 days or less), How you celebrate it',
    },
    { heading: 'Check-ins', form: 'rows', count: [4, 4], ask: 'day 7, 30, 60, 90, with 2 questions each' },
    { heading: 'Onboarding checklist', form: 'checklist', count: [12, 12], ask: 'action | who | when' },
    { heading: 'Stuck-client plan', form: 'rows', count: [4, 4], ask: 'sign | kind message | next step' },
  ],
  words: [1200, 1600],
  voiceNote: 'Be warm, specific and unhurried.',
  insteads: [
    'Do not write a contract. List topics.',
    'Require nothing about health, money or beliefs. Mark it optional.',
    'Ask for client words only after a result. Until then ask how it is going.',
    'No pressure to share in a group. Offer a private way.',
  ],
});
