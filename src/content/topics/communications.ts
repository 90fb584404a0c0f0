import { defineTopic } from '#content/define-topic.ts';

export const communications = defineTopic({
  type: 'communications',
  title: 'Communications',
  description: 'Create your messaging strategy',
  icon: 'messages-square',
  questions: [
    {
      text: 'What is the one thing you hope people remember after they meet you?',
      hint: 'Say it in a single sentence, the way you’d tell a friend over coffee. It doesn’t have to be clever. For example, Ana, who teaches piano, wrote: “You are not too late to play.”',
    },
    {
      text: 'Where can you speak or write to people, even in a busy month?',
      hint: 'Name a place or two and a pace you could truly keep. Talks and phone calls count, and slow is fine. For example, Ana, who teaches piano, wrote: “Email every other Tuesday, and one short video a week.”',
    },
    {
      text: 'What true stories or topics can you talk about with ease?',
      hint: 'Three to five will do. If a story belongs to someone else, ask them first, and leave out names. For example, Ana, who teaches piano, wrote: “My own first recital at 35. Why scales can wait. How to practice in an apartment.”',
    },
  ],
  role: 'a messaging strategist for coaches and teachers',
  keyDecisions: ['Core message', 'Pillars', 'Channels and rhythm', 'Stories', 'Main call to action'],
  deliverables: [
    {
      heading: 'Core message',
      form: 'drafts',
      count: [2, 2],
      ask: '1 sentence of 20 words or fewer, 1 spoken version of 60-75 words',
    },
    {
      heading: 'Message map',
      form: 'rows',
      count: [3, 3],
      ask: 'pillar | main point | proof or [ADD: proof] | story to tell',
    },
    {
      heading: 'Story bank',
      form: 'rows',
      count: [3, 5],
      ask: 'story | lesson | where to use it | permission needed or not; only stories the owner gave, then [ADD: story] to reach 3',
    },
    {
      heading: 'Channel plan',
      form: 'rows',
      count: [2, 4],
      ask: 'place | purpose | rhythm | time per week',
    },
    {
      heading: 'Four-week content calendar',
      form: 'table',
      count: [12, 12],
      ask: '3 per week: week and slot | topic | format | call to action',
    },
    {
      heading: 'Sample messages',
      form: 'drafts',
      count: [3, 3],
      ask: 'email 90-120 words, social post 50-70 words, spoken introduction 60 words or fewer',
    },
    { heading: 'Reply guide', form: 'rows', count: [4, 4], ask: 'kind of comment | kind one-line reply' },
  ],
  words: [1000, 1350],
  voiceNote: 'Write drafts in the owner\'s voice, with phrases from "Words to use".',
  insteads: [
    'Invent no stories, replies or quotes. Leave [ADD: story].',
    'No hashtag lists. Give one clear topic per post.',
    'Plan no more posts than the stated rhythm allows. Mark spare calendar rows "rest" or "reuse".',
    "No verses or prayers unless typed by the owner. Use the owner's own words.",
  ],
});
