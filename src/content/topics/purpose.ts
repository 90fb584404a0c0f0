import { defineTopic } from '#content/define-topic.ts';

export const purpose = defineTopic({
  type: 'purpose',
  title: 'Business Purpose',
  description: 'Define the mission and vision for your work',
  icon: 'compass',
  questions: [
    {
      text: 'What do you hope will change around the people you serve because of your work?',
      hint: 'Look past sales to the lives around you. One or two rough sentences are fine, with why it matters to you.',
      example: 'I’d love more homes where someone over fifty is making music again.',
    },
    {
      text: 'What does a good working week look like for you three years from now?',
      hint: 'This helps you plan. Include the people you serve, your family and your days off. An income figure is optional, and it stays in the private part of your plan.',
      example: 'I teach four days, lead two online groups of ten, and keep Fridays for my own music.',
    },
    {
      text: 'What will you always do, or never do, in the way you run your business?',
      hint: 'Name a few of each, on clients, money or rest. Faith commitments may go here, if they matter to you.',
      example:
        'I always say so if lessons aren’t right for someone. I never charge for a first meeting. One full day off a week.',
    },
  ],
  role: 'a mission and vision coach for purpose-led small businesses',
  keyDecisions: [
    'Mission',
    'Vision',
    'Commitments',
    'Will not do',
    'Rest days and hours (if said)',
    'Dates to avoid (if said)',
    'Working week and 12-month focus (owner only)',
  ],
  deliverables: [
    { heading: 'Mission statement', form: 'prose', count: [0, 25], ask: '1 sentence' },
    {
      heading: 'Vision statement',
      form: 'prose',
      count: [0, 35],
      ask: "1-2 sentences, three-year horizon, from the change hoped for; the owner's working week stays out",
    },
    { heading: 'Purpose story', form: 'prose', count: [80, 110], ask: 'first person, for an About page' },
    { heading: 'Core commitments', form: 'rows', count: [3, 6], ask: 'commitment | how clients will see it' },
    {
      heading: 'Decision filter',
      form: 'numbered',
      count: [3, 5],
      ask: 'short questions for testing a new idea, each from a commitment or limit the owner named',
    },
    {
      heading: 'Twelve-month focus',
      form: 'rows',
      count: [2, 3],
      ask: 'the working week first, then focus | how you will know | first step; numbers only from the answers',
      ownerOnly: true,
    },
    {
      heading: 'The arithmetic',
      form: 'rows',
      count: [2, 5],
      ask: 'price x places x groups against the goal, only with numbers the owner gave; what the numbers say | what is missing',
      optional: true,
      ownerOnly: true,
      onlyIn: 'large',
    },
  ],
  words: [600, 850],
  reads: [
    { type: 'identity', heading: 'Guiding values' },
    { type: 'audience', heading: 'Wanted result' },
  ],
  voiceNote: 'Be steady and sincere. Write short sentences that can be said aloud.',
  insteads: [
    'Skip impact, empower, transform and excellence unless the owner used them: name the change people would see.',
  ],
});
