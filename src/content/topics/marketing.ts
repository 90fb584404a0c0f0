import { defineTopic } from '#content/define-topic.ts';

export const marketing = defineTopic({
  type: 'marketing',
  title: 'Marketing Flows',
  description: 'Automate sequences that build relationships',
  icon: 'mail',
  questions: [
    {
      text: 'How do people find you and stay in touch with you today?',
      hint: 'Through a friend, a talk, a search? Add one small free thing you could send them, or leave that for later. For example: “Friends of learners ask for my number. I could give them a one-page song sheet.”',
    },
    {
      text: 'What does a person need to know or trust before saying yes to you?',
      hint: 'Listen for the questions in their mind, in order if you can. Your best guess is welcome. For example: “That stiff hands are fine. That nobody will judge. That 15 minutes is enough.”',
    },
    {
      text: 'How do you write to your people, at a pace you can keep?',
      hint: 'Name your tool, about how many people, and how often. Many start with no list at all. Count texts only where people agreed. For example: “A free email tool and about 60 people. Twice a month is my limit.”',
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
