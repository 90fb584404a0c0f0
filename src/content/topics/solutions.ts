import { defineTopic } from '#content/define-topic.ts';

export const solutions = defineTopic({
  type: 'solutions',
  title: 'Building a Bridge',
  description: 'Connect what they need with what you offer',
  icon: 'waypoints',
  questions: [
    {
      text: 'How do you walk a person from stuck to unstuck, step by step?',
      hint: 'Most people have three to six steps. Use your own plain names for them, and let the list be rough.',
      example: 'Sit, sing, copy, play, share. Five lessons, always in that order.',
    },
    {
      text: 'What do you do for people that other kinds of help tend to leave out?',
      hint: 'Pick one difference you have seen matter. It can be small, and you can give other helpers their due.',
      example: 'We start with a song you already love. Scales can come later.',
    },
    {
      text: 'What small win can someone have in the first half hour with your help?',
      hint: 'Choose something free that works even for people who never buy. Tiny is good.',
      example: 'They play the first line of a favorite song with one finger.',
    },
  ],
  role: 'a method and offer designer for coaches and teachers',
  keyDecisions: ['From and to', 'Method steps', 'Difference', 'First win', 'Proof available'],
  deliverables: [
    { heading: 'Bridge statement', form: 'prose', count: [0, 30], ask: '1 sentence: from, to, through what' },
    {
      heading: 'Need to offer map',
      form: 'rows',
      count: [3, 5],
      ask: 'need in their words | what you do | change they notice',
      onlyIn: 'large',
    },
    {
      heading: 'Your method',
      form: 'rows',
      count: [3, 7],
      ask: 'one per step the owner gave, names unchanged: step | what happens | client win',
    },
    {
      heading: 'Why this way',
      form: 'bullets',
      count: [1, 3],
      ask: 'reasons, each with what the owner has seen',
    },
    {
      heading: 'First small win',
      form: 'lines',
      count: [3, 3],
      ask: 'Action, Time needed (30 minutes or less), How they know it worked',
    },
    {
      heading: 'Gaps to close',
      form: 'bullets',
      count: [2, 3],
      ask: 'needs from the answers that the method does not meet yet, each with a first step',
    },
    {
      heading: 'The method in full',
      form: 'numbered',
      count: [3, 7],
      ask: 'steps, one per step of the method: what you say, what they do, how long, what goes wrong and what to do then; no client story',
      onlyIn: 'large',
    },
  ],
  words: [700, 1000],
  reads: [
    { type: 'analysis', heading: 'What they have tried' },
    { type: 'analysis', heading: 'Words they use' },
  ],
  voiceNote: 'Be practical and hopeful. Put verbs before adjectives.',
  insteads: [
    "Explain the owner's steps under the names given.",
    'Say what this way adds to what other helpers do.',
  ],
});
