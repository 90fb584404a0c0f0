import { defineTopic } from '#content/define-topic.ts';

export const fulfillmentLaunch = defineTopic({
  type: 'fulfillment-launch',
  title: 'Fulfillment Launch',
  description: 'Prepare delivery systems for your offer',
  icon: 'package-check',
  questions: [
    {
      text: 'What do you use to get paid, share materials and meet with clients?',
      hint: 'Go job by job: payment, content, calendar, calls, messages. Say “not chosen” wherever you need to. No passwords, please.',
      example: 'A payment link, a shared folder, video calls, a paper planner.',
    },
    {
      text: 'What is still missing between a client paying you and the first meeting?',
      hint: 'Walk through it in your mind as if you were new. A short list is plenty.',
      example: 'No welcome email, a messy folder, and no plan for a payment that fails.',
    },
    {
      text: 'What’s the plan for your first clients, as things stand now?',
      hint: 'Give the start date, how many people, and helpers by role. Leave out names. A month will do if the day isn’t set.',
      example: 'Ten people, starting March 22. My sister helps with messages.',
    },
  ],
  role: 'an operations planner for small course and coaching businesses',
  keyDecisions: ['Tools', 'Start date', 'Places', 'Who does what', 'Open gaps', 'Support contact'],
  deliverables: [
    {
      heading: 'Delivery map',
      form: 'rows',
      count: [4, 9],
      ask: 'step | tool the owner named, or the job | who | status (ready, to do)',
      large: {
        ask: 'step | tool the owner named | what to set in it, click by click as far as the owner described it | who | status (ready, to do); no row for a tool not named',
      },
    },
    {
      heading: 'Setup checklist',
      form: 'checklist',
      count: [8, 14],
      ask: 'in 4 groups: payment and agreement, content and access, calendar and calls, support and records',
    },
    {
      heading: 'Test run',
      form: 'numbered',
      count: [5, 8],
      ask: "steps with a test client through the owner's own tools, including failed payment, missing login email, refund and cancel",
    },
    {
      heading: 'Four-week setup timeline',
      form: 'table',
      count: [4, 4],
      ask: 'week and its Monday, counted back from the start | up to 3 tasks',
    },
    {
      heading: 'Messages to prepare',
      form: 'drafts',
      count: [3, 4],
      ask: '40 words or fewer each: access on its day (the welcome went out before), reminder, something went wrong, completed',
      large: {
        ask: '80-120 words each, ready to send: access on its day (the welcome went out before), reminder, something went wrong, completed',
      },
    },
    {
      heading: 'If something breaks',
      form: 'rows',
      count: [3, 5],
      ask: 'problem with a tool or person named | what the client sees | fix | reply of 15 words or fewer',
    },
    {
      heading: 'Capacity plan',
      form: 'lines',
      count: [3, 3],
      ask: 'Places, Hours per week, Waiting-list rule',
    },
  ],
  words: [850, 1250],
  reads: [
    { type: 'sales', heading: 'Buying path' },
    { type: 'course', heading: 'Module map' },
    { type: 'coaching', heading: 'Session template' },
  ],
  voiceNote: 'Use a checklist voice: verb first, one action per line.',
  insteads: [
    'Describe the job a tool does, and offer two or three kinds of tool if none is chosen.',
    'Ask for no passwords.',
  ],
});
