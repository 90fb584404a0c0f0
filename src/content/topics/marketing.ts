import { defineTopic } from '#content/define-topic.ts';

export const marketing = defineTopic({
  type: 'marketing',
  title: 'Marketing Flows',
  description: 'Automate sequences that build relationships',
  icon: 'mail',
  questions: [
    {
      text: 'How do people first come across you and your work today?',
      hint: 'Through a friend, a talk, a search? Add how they stay in touch, and one small free thing you could send. Later is fine. For example, Ana, who teaches piano, wrote: “Friends of learners ask for my number. I could give them a one-page song sheet.”',
    },
    {
      text: 'What does a person need to know or trust before saying yes to you?',
      hint: 'Listen for the questions in their mind, in order if you can. Your best guess is welcome. For example, Ana, who teaches piano, wrote: “That stiff hands are fine. That nobody will judge. That 15 minutes is enough.”',
    },
    {
      text: 'What list and tool do you have for writing to people today?',
      hint: 'A rough number is fine, and many start with none. Add the most often you would want to write. Count texts only where people agreed. For example, Ana, who teaches piano, wrote: “A free email tool and about 60 people. Every other Tuesday is my limit.”',
    },
  ],
  role: 'an email-relationship planner for coaches and teachers',
  keyDecisions: [
    'Free gift',
    'Entry point',
    'Welcome emails',
    'Writing rhythm',
    'Message budget',
    'Stop rules',
    'Main call to action',
  ],
  deliverables: [
    {
      heading: 'Relationship path',
      form: 'rows',
      count: [3, 5],
      ask: 'stage | what they need | small action',
    },
    {
      heading: 'Free gift',
      form: 'lines',
      count: [4, 6],
      ask: 'Title, Format, Promise, Inside (3-5 points), then up to 2 alternatives',
    },
    {
      heading: 'Welcome sequence',
      form: 'table',
      count: [2, 5],
      ask: 'emails at the stated rhythm: when after sign-up | subject (50 characters or fewer) | key point | one call to action',
    },
    {
      heading: 'Stay-in-touch rhythm',
      form: 'table',
      count: [1, 4],
      ask: 'one per message of a month: when | topic | call to action',
    },
    {
      heading: 'Event invitation sequence',
      form: 'table',
      count: [1, 4],
      ask: 'emails in place of stay-in-touch ones: weekday and date | subject | call to action',
    },
    { heading: 'Sample email', form: 'prose', count: [120, 160], ask: 'the first welcome email' },
    { heading: 'Automation map', form: 'rows', count: [3, 6], ask: 'trigger | wait | action | stop rule' },
    {
      heading: 'List care checklist',
      form: 'checklist',
      count: [5, 8],
      ask: 'with permission, sender name, postal address, working unsubscribe',
    },
    {
      heading: 'Emails in full',
      form: 'drafts',
      count: [3, 9],
      ask: 'every email of the sequences above, labeled with its place or date, ready to send',
      onlyIn: 'large',
    },
  ],
  words: [1000, 1450],
  schedulesMessages: true,
  reads: [
    { type: 'event', heading: 'Event promise' },
    { type: 'solutions', heading: 'First small win' },
    { type: 'analysis', heading: 'Words they use' },
  ],
  voiceNote: 'Write like letters to one person, one point per email.',
  insteads: ['No open, click or revenue figures. No guilt in subject lines.'],
});
