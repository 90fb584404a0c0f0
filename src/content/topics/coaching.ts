import { defineTopic } from '#content/define-topic.ts';

export const coaching = defineTopic({
  type: 'coaching',
  title: 'Coaching Plan',
  description: 'Structure your coaching sessions',
  icon: 'calendar-check',
  questions: [
    {
      text: 'Where could a client realistically be after one year of coaching with you?',
      hint: 'Give two small pictures from daily life: the first day, and a year on. Fair is better than grand. No program yet? Describe the one you could imagine.',
      example: 'At the start she plays no songs. A year on she plays ten and joins a small recital.',
    },
    {
      text: 'What schedule of client meetings would fit your real week?',
      hint: 'Say one-to-one or group, how often, how long, and any contact in between. Plan for breaks, and guess where you must.',
      example: 'Two 45-minute calls a month, messages answered on weekdays, August off.',
    },
    {
      text: 'How will you and your client both know the coaching is working?',
      hint: 'Simple signs are best. You may also name problems you’d send to a doctor, counselor, lawyer or faith leader.',
      example: 'A practice journal and one recording a month. If hands hurt, I send them to a doctor.',
    },
  ],
  role: 'a coaching-program designer who respects professional boundaries',
  keyDecisions: [
    'Program name',
    'Start and finish',
    'Quarter themes',
    'Session rhythm',
    'Breaks (if said)',
    'Support rules',
    'Boundaries',
  ],
  deliverables: [
    {
      heading: 'Program summary',
      form: 'lines',
      count: [7, 7],
      ask: 'Name, For, Start, Finish, Rhythm, Support, Price and terms (of these twelve months, not of a shorter offer)',
    },
    {
      heading: 'Four quarters',
      form: 'rows',
      count: [4, 4],
      ask: 'theme | goal | milestone | review question',
    },
    {
      heading: 'Twelve-month plan',
      form: 'table',
      count: [12, 12],
      ask: 'Month 1 to Month 12, with calendar month if known; a month off says so | focus | session topics | client action | sign of progress',
    },
    {
      heading: 'Session template',
      form: 'rows',
      count: [4, 6],
      ask: 'parts with minutes that add up to the stated session length',
    },
    {
      heading: 'Intake questions',
      form: 'numbered',
      count: [5, 8],
      ask: 'questions, sensitive ones optional',
    },
    { heading: 'Progress tracker', form: 'rows', count: [2, 5], ask: 'sign | how often | who notes it' },
    {
      heading: 'Between sessions',
      form: 'bullets',
      count: [2, 4],
      ask: "rules, from the owner's own hours and channels",
    },
    {
      heading: 'Boundaries and referral',
      form: 'bullets',
      count: [3, 5],
      ask: 'what the owner is not; no therapy, medical, legal, financial or spiritual care; when to refer, including danger to self or others',
    },
    { heading: 'Finish or renew well', form: 'numbered', count: [3, 3], ask: 'steps' },
    {
      heading: 'Months in detail',
      form: 'cards',
      count: [12, 12],
      ask: 'with lines Name (Month 1 to Month 12), Aim, Session agendas (2), Action, Sign, If stuck; calendar months and breaks when the start is known',
      onlyIn: 'large',
    },
  ],
  words: [1200, 1750],
  reads: [
    { type: 'solutions', heading: 'Your method' },
    { type: 'course', heading: 'Module map' },
  ],
  voiceNote: 'Use partnership language. The client chooses goals.',
  insteads: [
    'Always plan the full 12-month program. If the offer is shorter, say how the two fit.',
    'Make each month different.',
  ],
});
