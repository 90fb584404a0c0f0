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
    'Roles',
    'Sign-up page status',
    'Backup',
    'Follow-up starts',
  ],
  deliverables: [
    {
      heading: 'Platform plan',
      form: 'lines',
      count: [6, 6],
      ask: 'Place or platform, Format, Date and time with time zone, Capacity, Roles, Backup',
    },
    {
      heading: 'Setup checklist',
      form: 'checklist',
      count: [12, 15],
      ask: 'in exactly 4 groups: page and sign-up, platform or room, content, people',
    },
    {
      heading: 'Countdown',
      form: 'table',
      count: [7, 7],
      ask: 'with up to 3 tasks each: 4 weeks, 3 weeks, 2 weeks, 1 week, day before, day of, day after',
    },
    {
      heading: 'Run of show',
      form: 'table',
      count: [8, 10],
      ask: 'for the chosen length: time | who | what | slide or link',
    },
    {
      heading: 'Reminder messages',
      form: 'rows',
      count: [5, 5],
      ask: 'when | channel | subject (50 characters or fewer) | purpose',
    },
    { heading: 'Backup plan', form: 'rows', count: [5, 5], ask: 'problem | first move | who' },
    {
      heading: 'Welcome and access',
      form: 'checklist',
      count: [6, 6],
      ask: 'captions, breaks, ways to take part without speaking, recording notice, replay, time zones',
    },
    { heading: 'After the event', form: 'numbered', count: [5, 5], ask: 'steps within 72 hours' },
  ],
  words: [1100, 1450],
  voiceNote: "Write producer's notes: short, timed, named roles.",
  insteads: [
    'Give no platform steps for a tool not named. Describe the job to do.',
    'Predict no attendance. Plan for the capacity given.',
    'Never record people without telling them. Add a notice first.',
  ],
});
