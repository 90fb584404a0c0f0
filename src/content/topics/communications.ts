import { defineTopic } from '#content/define-topic.ts';

export const communications = defineTopic({
  type: 'communications',
  title: 'Communications',
  description: 'Create your messaging strategy',
  icon: 'messages-square',
  questions: [
    {
      text: 'What is the one thing you hope people remember after they meet you?',
      hint: 'Say it in a single sentence, the way you’d tell a friend over coffee. It doesn’t have to be clever.',
      example: 'You are not too late to play.',
    },
    {
      text: 'Where can you speak or write to people, even in a busy month?',
      hint: 'Name a place or two and a pace you could truly keep. Talks and phone calls count, and slow is fine.',
      example: 'Email every other Tuesday, and one short video a week.',
    },
    {
      text: 'What stories and topics could you talk about all day?',
      hint: 'True ones only. Three to five will do. If a story belongs to someone else, ask them first, and leave out names.',
      example: 'My own first recital at 35. Why scales can wait. How to practice in an apartment.',
    },
  ],
  role: 'a messaging strategist for coaches and teachers',
  keyDecisions: [
    'Core message',
    'Pillars',
    'Channels and rhythm',
    'Message budget',
    'Stories',
    'Main call to action',
  ],
  deliverables: [
    {
      heading: 'Core message',
      form: 'drafts',
      count: [1, 1],
      ask: '1 sentence of 20 words or fewer, then the same as a Script of 60-75 words',
    },
    {
      heading: 'Message map',
      form: 'rows',
      count: [2, 3],
      ask: 'pillar | main point | what the owner has seen | story to tell',
      onlyIn: 'large',
    },
    {
      heading: 'Story bank',
      form: 'rows',
      count: [1, 5],
      ask: 'story the owner gave | lesson | where to use it | permission needed or not',
    },
    {
      heading: 'Channel plan',
      form: 'rows',
      count: [1, 4],
      ask: 'place | purpose | rhythm as stated | time per week',
    },
    {
      heading: 'Four-week content calendar',
      form: 'table',
      count: [2, 12],
      ask: 'one per message the rhythm allows: weekday and date | topic | format | call to action',
    },
    {
      heading: 'Sample messages',
      form: 'drafts',
      count: [1, 2],
      ask: 'the first Email of the calendar, 90-120 words; a Post of 50-70 words if they post',
      onlyIn: 'small',
    },
    {
      heading: 'Reply guide',
      form: 'rows',
      count: [3, 4],
      ask: 'kind of comment | kind reply, 15 words or fewer',
    },
    {
      heading: 'Ask for words',
      form: 'drafts',
      count: [1, 1],
      ask: 'Email or Note by hand to past clients, 50-70 words, with 3 questions and an easy way to say no',
    },
    {
      heading: 'Calendar messages in full',
      form: 'drafts',
      count: [2, 12],
      ask: 'one per row of the calendar, ready to send',
      onlyIn: 'large',
    },
  ],
  words: [900, 1250],
  schedulesMessages: true,
  reads: [
    { type: 'brand', heading: 'Message pillars' },
    { type: 'brand', heading: 'Words we use and avoid' },
  ],
  voiceNote: 'Write drafts in the owner\'s voice, with phrases from "Words to use".',
  insteads: ['Write posts without hashtags.'],
});
