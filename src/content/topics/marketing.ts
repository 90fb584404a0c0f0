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
    'Stop rules',
    'Main call to action',
  ],
  deliverables: [
    {
      heading: 'Relationship path',
      form: 'rows',
      count: [5, 5],
      ask: 'stage | what they need | message | small action',
    },
    {
      heading: 'Free gift',
      form: 'lines',
      count: [6, 6],
      ask: '1 gift as Title, Format, Promise, Inside (3-5 points), then 2 one-line alternatives',
    },
    {
      heading: 'Welcome sequence',
      form: 'table',
      count: [5, 5],
      ask: 'emails over 10-14 days: day | subject (50 characters or fewer) | purpose | key point | one call to action',
    },
    {
      heading: 'Stay-in-touch rhythm',
      form: 'table',
      count: [4, 4],
      ask: 'one per week of a repeating month, within the stated rhythm',
    },
    {
      heading: 'Event invitation sequence',
      form: 'table',
      count: [4, 4],
      ask: 'emails: days before | subject | purpose | call to action',
    },
    { heading: 'Sample email', form: 'prose', count: [120, 160], ask: 'the first welcome email' },
    {
      heading: 'Automation map',
      form: 'rows',
      count: [6, 8],
      ask: 'trigger | wait | action | stop rule',
    },
    {
      heading: 'List care checklist',
      form: 'checklist',
      count: [8, 8],
      ask: 'with permission, honest subject lines, sender name, postal address, working unsubscribe',
    },
  ],
  words: [1200, 1600],
  voiceNote: 'Write like letters to one person, one point per email.',
  insteads: [
    'No open, click or revenue figures. Say what to notice.',
    'Never buy, scrape or borrow a list. Plan how to ask people first.',
    'No guilt in subject lines. Say what is inside.',
    'Never exceed the stated rhythm. Mark an unused week "rest".',
  ],
});
