import { defineTopic } from '#content/define-topic.ts';

export const eventLaunch = defineTopic({
  type: 'event-launch',
  title: 'Event Launch',
  description: 'Get your delivery platform ready',
  icon: 'presentation',
  questions: [
    {
      text: 'What are your final plans for your event: the place, the date, the helpers?',
      hint: 'Include the time zone, and describe helpers by role. Leave out names. If a piece is still open, just say so. For example, Ana, who teaches piano, wrote: “A library room, Saturday morning, March 6, Eastern time. A friend greets people at the door.”',
    },
    {
      text: 'How far along is everything your event needs?',
      hint: 'Run through the page, slides, handout, emails and recording. Nothing done yet? That’s fine too. For example, Ana, who teaches piano, wrote: “The handout is done. No sign-up page, and no reminder emails.”',
    },
    {
      text: 'What needs extra care on the day of your event?',
      hint: 'It might be sound, internet, empty chairs, captions, breaks or shy guests. One or two will do. Leave out names. For example, Ana, who teaches piano, wrote: “Two guests don’t hear well, and I get nervous when I have to invite people.”',
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
      heading: 'Platform plan',
      form: 'lines',
      count: [6, 6],
      ask: 'Place or platform, Format, Date and time with zone, Capacity, Roles, Backup',
    },
    {
      heading: 'Setup checklist',
      form: 'checklist',
      count: [8, 14],
      ask: 'in 4 groups: page and sign-up, platform or room, content, people',
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
      ask: "from the event plan's own agenda: time | who | what | slide or link",
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
      ask: 'problem the owner named | first move | who',
    },
    {
      heading: 'Welcome and access',
      form: 'checklist',
      count: [4, 6],
      ask: 'captions, breaks, taking part without speaking, recording notice, as needed here',
    },
    { heading: 'After the event', form: 'numbered', count: [3, 5], ask: 'steps within 72 hours' },
    {
      heading: 'Reminders in full',
      form: 'drafts',
      count: [1, 5],
      ask: 'one per reminder, labeled with its date, ready to send',
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
  insteads: [
    'Give no steps for a tool not named. Describe the job.',
    'Never record people without telling them.',
  ],
});
