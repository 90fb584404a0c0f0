import { defineTopic } from '#content/define-topic.ts';

export const onboarding = defineTopic({
  type: 'onboarding',
  title: 'Onboarding New Clients',
  description: 'Create a system for welcoming new clients',
  icon: 'door-open',
  questions: [
    {
      text: 'What do you want new clients to feel and know in their first week?',
      hint: 'Two feelings and two facts will do. Think back to your own first day somewhere new.',
      example: 'They feel welcome and calm. They know when we meet and where to ask.',
    },
    {
      text: 'What do you need to know, or agree on, before a client begins?',
      hint: 'Think of contact, goals, consent, payment and house rules. Ask only what you’ll use, and let private things be optional.',
      example: 'A phone number for reminders, a hand injury if any, and our rule on missed lessons.',
    },
    {
      text: 'How will you help new clients get an early win and keep going?',
      hint: 'Look for a win within seven days, then check-ins you can keep up for three months. Simple works.',
      example: 'Send me a 20-second recording by day five. I call at one month.',
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
      count: [4, 8],
      ask: "when (the owner's own days, else 1 hour, 24 hours, day 3, 7, 14, 30, 60, 90) | purpose | message | who",
    },
    {
      heading: 'Welcome email',
      form: 'prose',
      count: [120, 160],
      ask: 'an Email with exactly 3 next steps',
      onlyIn: 'small',
    },
    {
      heading: 'Intake form',
      form: 'numbered',
      count: [4, 10],
      ask: 'questions in up to 3 groups, sensitive ones optional; then one line on how answers are kept',
    },
    {
      heading: 'Agreement points',
      form: 'bullets',
      count: [6, 8],
      ask: 'price, schedule, missed sessions, privacy, recordings, limits of the work, ending, refunds: each as a client would read it, or "Open:" and what to decide; then a note to have it checked',
    },
    {
      heading: 'Welcome pack',
      form: 'bullets',
      count: [3, 7],
      ask: 'what a client receives, marked ready or to make',
    },
    { heading: 'First session plan', form: 'rows', count: [4, 5], ask: 'parts with minutes' },
    {
      heading: 'First win',
      form: 'lines',
      count: [3, 3],
      ask: 'Action, By when (7 days or less), How you celebrate it',
    },
    {
      heading: 'Check-ins',
      form: 'rows',
      count: [2, 4],
      ask: "the owner's own days, else day 7, 30, 60, 90, with 2 questions each",
    },
    {
      heading: 'Onboarding checklist',
      form: 'checklist',
      count: [6, 12],
      ask: '"action; who, if not the owner; when"',
    },
    {
      heading: 'Stuck-client plan',
      form: 'drafts',
      count: [2, 4],
      ask: 'one kind Text or Email per sign, headed by the sign; then the next step',
    },
    {
      heading: 'Messages in full',
      form: 'drafts',
      count: [4, 8],
      ask: 'one per row of the Welcome journey, ready to send; the first with exactly 3 next steps',
      onlyIn: 'large',
    },
  ],
  words: [1000, 1450],
  reads: [
    { type: 'solutions', heading: 'First small win' },
    { type: 'course', heading: 'First lesson plan' },
    { type: 'coaching', heading: 'Between sessions' },
    { type: 'sales', heading: 'After yes and after no' },
  ],
  voiceNote: 'Be warm, specific and unhurried.',
  insteads: [
    'Questions on health, money or beliefs are optional, unless the work is about it.',
    'Ask for client words only after a result.',
    'Sharing in a group is a free choice.',
  ],
});
