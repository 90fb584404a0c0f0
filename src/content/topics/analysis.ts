import { defineTopic } from '#content/define-topic.ts';

export const analysis = defineTopic({
  type: 'analysis',
  title: 'Audience Analysis',
  description: 'Go deeper into the heart of your people',
  icon: 'heart',
  questions: [
    {
      text: 'What words do the people you serve use to describe their problem?',
      hint: 'Two or three phrases as you heard them, then the feeling underneath. Leave out names. “I haven’t asked yet” is fine.',
      example:
        'My fingers are too stiff. I’d be embarrassed in a class. Underneath, a fear of looking silly.',
    },
    {
      text: 'What have the people you serve already tried that did not last?',
      hint: 'Apps, books, a kind friend, doing nothing: it all counts, even as a guess. Say why it faded, and be fair to other helpers.',
      example: 'Phone apps that felt like games, and a teacher who used children’s books.',
    },
    {
      text: 'Where do the people you serve go for advice they can trust?',
      hint: 'Real places, people, shows or groups, online or down the street. Faith communities may be listed like any other. Two or three are enough.',
      example: 'The community choir, the library bulletin board, a friend who plays guitar.',
    },
  ],
  role: 'an audience researcher who separates what was heard from what is guessed',
  keyDecisions: [
    'Top pain',
    'Top hope',
    'Worry that stops them',
    'Phrases to use',
    'Tried before',
    'Where they gather',
  ],
  deliverables: [
    {
      heading: 'Empathy map',
      form: 'lines',
      count: [6, 6],
      ask: 'Thinks, Feels, Says, Does, Pains, Gains, 1-3 items each',
    },
    {
      heading: 'Words they use',
      form: 'bullets',
      count: [4, 10],
      ask: 'phrases, each marked heard or guess',
    },
    {
      heading: 'Four forces',
      form: 'lines',
      count: [4, 4],
      ask: 'What pushes them, What pulls them, What worries them, What habit holds them, 1-2 items each',
    },
    {
      heading: 'What they have tried',
      form: 'rows',
      count: [2, 5],
      ask: 'tried | why it fell short | what to do differently',
    },
    {
      heading: 'Where to find them',
      form: 'rows',
      count: [2, 7],
      ask: 'place or person the owner named | how to show up with respect',
    },
    {
      heading: 'Assumptions to test',
      form: 'rows',
      count: [3, 5],
      ask: 'assumption | how to check it',
    },
    {
      heading: 'Message lines',
      form: 'rows',
      count: [6, 10],
      ask: "a line the owner could say, built on the clients' own phrase | heard or guess",
      onlyIn: 'large',
    },
  ],
  words: [750, 1050],
  reads: [
    { type: 'audience', heading: 'The problem on three levels' },
    { type: 'audience', heading: 'Wanted result' },
  ],
  voiceNote: 'Respect the people described, as if they were reading it.',
  insteads: [
    'Use the everyday word for a feeling, not a mental-health label.',
    'Before reaching out to a community, ask its leaders and members.',
  ],
});
