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
  keyDecisions: ['Doors open and close', 'Start date', 'Goal', 'Places', 'Go or no-go date', 'Helpers'],
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
      count: [6, 8],
      ask: 'week | phase (4: prepare, warm up, open, after) | focus | 3 tasks | who',
    },
    {
      heading: 'Open-doors plan',
      form: 'table',
      count: [5, 7],
      ask: 'one per open day: day | message | channel | personal action',
    },
    { heading: 'Daily rhythm', form: 'checklist', count: [5, 5], ask: 'then 1 rest rule' },
    {
      heading: 'Go or no-go checklist',
      form: 'checklist',
      count: [12, 15],
      ask: 'with 1 decision date',
    },
    {
      heading: 'Numbers to watch',
      form: 'rows',
      count: [5, 5],
      ask: 'number | target from the answers or [ADD: target] | when to look',
    },
    { heading: 'Risks and responses', form: 'rows', count: [5, 5], ask: 'risk | early sign | response' },
    {
      heading: 'After-launch review',
      form: 'numbered',
      count: [8, 8],
      ask: 'questions, then 3 thank-you steps as bullets',
    },
  ],
  words: [1400, 1800],
  voiceNote: 'Be steady and encouraging. Protect rest.',
  insteads: [
    'Put nothing on days the owner excluded. Use the nearest free day.',
    "Project no income. Show the owner's own targets.",
    'Never extend a final deadline. Offer a waiting list.',
    'Do not say God will bless the launch. Wish the owner well in plain words.',
  ],
});
