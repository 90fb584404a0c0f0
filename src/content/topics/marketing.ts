import { defineTopic } from '#content/define-topic.ts';

export const marketing = defineTopic({
  type: 'marketing',
  title: 'Marketing Flows',
  description: 'Automate sequences that build relationships',
  icon: 'mail',
  questions: [
    {
      text: 'How do people first come across you and your work today?',
      hint: 'Through a friend, a talk, a search? What has brought people to you before? Add how they stay in touch, and one small free thing you could send. Not decided yet? That’s fine.',
      example: 'Friends of learners ask for my number. I could give them a one-page song sheet.',
    },
    {
      text: 'What does a person need to know or trust before saying yes to you?',
      hint: 'Listen for the questions in their mind, in order if you can. Your best guess is welcome. Could a past client say a word for you?',
      example: 'That stiff hands are fine. That nobody will judge. That 15 minutes is enough.',
    },
    {
      text: 'Tell me about the people you can write to today.',
      hint: 'About how many, how they said yes, and what you use to send email. “None yet” is fine. What’s the most often you’d write? Count text messages only if people said yes to them.',
      example: 'A free email tool and about 60 people. Every other Tuesday is my limit.',
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
      ask: 'stage | they need to … | they …',
      onlyIn: 'large',
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
    {
      heading: 'Sample email',
      form: 'prose',
      count: [120, 160],
      ask: 'the first welcome Email',
      onlyIn: 'small',
    },
    {
      heading: 'Referral ask',
      form: 'drafts',
      count: [1, 1],
      ask: 'Text or Note by hand of 40-60 words for the people who already send others',
    },
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
      ask: 'every email of the sequences above, ready to send',
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
  insteads: ['Write subject lines without guilt.'],
});
