import { defineTopic } from '#content/define-topic.ts';

export const launch = defineTopic({
  type: 'launch',
  title: 'Launch Playbook',
  description: 'Execute your launch plan',
  icon: 'rocket',
  questions: [
    {
      text: 'What are the final dates that matter most for your launch?',
      hint: 'Say when you open, close, hold the event and start. Add days to keep free, or holy days if you keep them. For example, Ana, who teaches piano, wrote: “Workshop March 6, open March 8, close March 12, start March 22. Nothing the week of February 15.”',
    },
    {
      text: 'What will make this launch a good one in your own eyes?',
      hint: 'This is for your eyes. A number, a lesson learned or a calm week all count. For example, Ana, who teaches piano, wrote: “Eight people, no late nights, and finding out which invitation worked.”',
    },
    {
      text: 'What might help you, or get in your way, during this launch?',
      hint: 'Think of family, friends, or someone who prays for you if that is part of your life. Roles are better than names, and small snags count. For example, Ana, who teaches piano, wrote: “My sister handles messages. The kids are off school the week of February 15.”',
    },
  ],
  role: 'a launch manager for one-person teaching and coaching businesses',
  keyDecisions: [
    'Doors open and close',
    'Event date',
    'Start date',
    'Goal (people, not income)',
    'Places',
    'Go or no-go date',
    'Dates to avoid',
    'Message budget',
    'Helpers',
  ],
  deliverables: [
    {
      heading: 'Launch summary',
      form: 'lines',
      count: [6, 6],
      ask: 'Offer, Dates, Goal (owner only), Price and terms, Places, Event',
    },
    {
      heading: 'Launch timeline',
      form: 'table',
      count: [5, 8],
      ask: 'week by its Monday | phase (prepare, warm up, open, after) | up to 3 tasks | who',
    },
    {
      heading: 'Open-doors plan',
      form: 'table',
      count: [1, 7],
      ask: 'one per open day: weekday and date | message, if the budget has one | channel | personal action',
    },
    { heading: 'Daily rhythm', form: 'checklist', count: [3, 5], ask: 'then 1 rest rule' },
    { heading: 'Go or no-go checklist', form: 'checklist', count: [6, 12], ask: 'with 1 decision date' },
    {
      heading: 'Numbers to watch',
      form: 'rows',
      count: [3, 5],
      ask: "number | the owner's target, if there is one | when to look",
      ownerOnly: true,
    },
    {
      heading: 'Risks and responses',
      form: 'rows',
      count: [3, 5],
      ask: 'risk from the answers | early sign | response',
    },
    {
      heading: 'After-launch review',
      form: 'numbered',
      count: [5, 8],
      ask: 'questions, then 3 thank-you steps as bullets',
    },
    {
      heading: 'One calendar',
      form: 'table',
      count: [10, 40],
      ask: 'every dated message, task and event of the preparation plans and this one, in order: weekday and date | what | which plan | who; conflicts first, each in 1 line',
      onlyIn: 'large',
    },
  ],
  words: [1100, 1650],
  schedulesMessages: true,
  reads: [
    { type: 'marketing-launch', heading: 'Email schedule' },
    { type: 'event-launch', heading: 'Countdown' },
    { type: 'fulfillment-launch', heading: 'Four-week setup timeline' },
    { type: 'marketing', heading: 'Event invitation sequence' },
    { type: 'sales', heading: 'Follow-up sequence' },
  ],
  voiceNote: 'Be steady and encouraging. Protect rest.',
  insteads: ['Project no income.', 'Never extend a final deadline.'],
});
