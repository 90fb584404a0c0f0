import { defineTopic } from '#content/define-topic.ts';

export const eventLaunch = defineTopic({
  type: 'event-launch',
  title: 'Event Launch',
  description: 'Get your delivery platform ready',
  icon: 'presentation',
  questions: [
    {
      text: 'What are your final plans for your event: the place, the date, the helpers?',
      hint: 'Include the time zone, and describe helpers by role. Leave out names. If a piece is still open, just say so.',
      example: 'A library room, Saturday morning, March 6, Eastern time. A friend greets people at the door.',
    },
    {
      text: 'What’s done for your event, and what’s left to do?',
      hint: 'Run through the page, slides, handout, emails and recording. Nothing done yet? That’s fine too.',
      example: 'The handout is done. No sign-up page, and no reminder emails.',
    },
    {
      text: 'What needs extra care on the day of your event?',
      hint: 'It might be sound, internet, empty chairs, captions, breaks or shy guests. One or two will do. Leave out names.',
      example: 'Two guests don’t hear well, and I get nervous when I have to invite people.',
    },
  ],
  role: 'a small-event producer',
  keyDecisions: [
    'Event date',
    'Place or platform',
    'Capacity',
    'Roles',
    'Sign-up page',
    'Backup',
    'Follow-up starts',
    'Message budget',
  ],
  deliverables: [
    {
      heading: 'Event at a glance',
      form: 'lines',
      count: [6, 6],
      ask: 'Place or platform, Format, Date and time with zone, Capacity, Roles, Backup',
    },
    {
      heading: 'Setup checklist',
      form: 'checklist',
      count: [8, 14],
      ask: 'what is not ready, in 4 groups: page and sign-up, platform or room, content, people',
    },
    {
      heading: 'Countdown',
      form: 'table',
      count: [5, 7],
      ask: 'weekday and date, 4 weeks before to 1 day after | up to 3 tasks | who',
    },
    {
      heading: 'Run of show',
      form: 'table',
      count: [6, 10],
      ask: "the event plan's agenda where quoted, else the owner's own times: time | who | what | slide or link",
    },
    {
      heading: 'Reminder messages',
      form: 'rows',
      count: [1, 5],
      ask: 'to people who signed up: weekday and date | channel | subject (50 characters or fewer)',
    },
    {
      heading: 'Backup plan',
      form: 'rows',
      count: [3, 5],
      ask: 'problem the owner named | first move | who; then words to say as a Script',
    },
    {
      heading: 'Welcome and access',
      form: 'checklist',
      count: [4, 6],
      ask: 'captions, breaks, taking part without speaking, recording notice, as needed here',
    },
    {
      heading: 'After the event',
      form: 'numbered',
      count: [3, 5],
      ask: 'steps within 72 hours',
    },
    {
      heading: 'Reminders in full',
      form: 'drafts',
      count: [1, 5],
      ask: 'one per reminder, ready to send',
      onlyIn: 'large',
    },
  ],
  words: [900, 1350],
  schedulesMessages: true,
  reads: [
    { type: 'event', heading: 'One-day event' },
    { type: 'marketing', heading: 'Event invitation sequence' },
    { type: 'event', heading: 'Three-day event' },
  ],
  voiceNote: "Write producer's notes: short, timed, named roles.",
  insteads: ['Tell people before recording.'],
});
