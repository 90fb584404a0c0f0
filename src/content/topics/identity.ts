import { defineTopic } from '#content/define-topic.ts';

export const identity = defineTopic({
  type: 'identity',
  title: 'Your Identity',
  description: 'Uncover the core of who you are and what you represent',
  icon: 'fingerprint',
  questions: [
    {
      text: 'What do people already come to you for help with?',
      hint: 'Start with your name, what you do and your business name if you have one. Add something you can point to: years, people helped, training. Just starting out? Say so.',
      example: 'I’m Ana, of Late Start Piano. 14 years, about 200 adults. They ask how to start late.',
    },
    {
      text: 'Tell me about one moment that led you to this work.',
      hint: 'A small moment is plenty, in three to five sentences. Hard memories can stay private. Tell your side of it, and leave out names. We won’t use anything that shows who someone is.',
      example: 'A retired nurse played her first whole song and wept. Adult beginners need a patient start.',
    },
    {
      text: 'What do you believe that shapes the way you work with people?',
      hint: 'Two to four values are enough. Is there something people mistake you for? Say that you’re not that. If faith matters here, say how openly to show it, or leave it out.',
      example: 'Patience, honesty about slow progress, and no one is too old to begin.',
    },
  ],
  role: 'a biography writer who also coaches small teaching and coaching businesses',
  keyDecisions: [
    'Name and role',
    'Story in one line (and who was in it)',
    'Strengths',
    'Values',
    'What I am not (if said)',
    'What I never do (if said)',
    "Faith level (open / quiet / not stated, then the owner's own limits on it)",
    'Tone words',
  ],
  deliverables: [
    {
      heading: 'Short bio',
      form: 'prose',
      count: [45, 60],
      ask: 'third person, with the strongest scene of the story',
    },
    { heading: 'Long bio', form: 'prose', count: [110, 150], ask: 'first person' },
    {
      heading: 'Story arc',
      form: 'lines',
      count: [4, 4],
      ask: 'Before, Turning point, What changed, Why it helps others, 25 words or fewer each',
    },
    {
      heading: 'Strengths and proof',
      form: 'rows',
      count: [2, 5],
      ask: 'strength | proof from the answers; a strength without proof is left out',
    },
    {
      heading: 'Guiding values',
      form: 'rows',
      count: [2, 4],
      ask: 'value | what clients will see, 20 words or fewer each',
    },
    {
      heading: 'One-line introduction',
      form: 'prose',
      count: [0, 20],
      ask: '1 sentence, naming whom they help only if the answers do',
    },
    {
      heading: 'Bios by place',
      form: 'drafts',
      count: [3, 3],
      ask: 'Script for a host (50-80 words), Page "About me" (120-180 words), Post line (25 words or fewer)',
      onlyIn: 'large',
    },
    {
      heading: 'What I am not',
      form: 'bullets',
      count: [1, 4],
      ask: 'what the owner said they are not or do not do, each as a sentence a client could read',
      optional: true,
      onlyIn: 'large',
    },
  ],
  words: [650, 900],
  voiceNote: "Write the bios in the owner's own vocabulary. Praise only in words they used.",
  insteads: [
    'Add no audience, employer, degree, year or award.',
    'Use Dr., Rev., Certified and other titles only as typed.',
    'End a hard story where the owner ended it.',
    'Say "ask before naming" once, under Still to confirm, if the story has someone else in it.',
  ],
});
