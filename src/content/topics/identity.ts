import { defineTopic } from '#content/define-topic.ts';

export const identity = defineTopic({
  type: 'identity',
  title: 'Your Identity',
  description: 'Uncover the core of who you are and what you represent',
  icon: 'fingerprint',
  questions: [
    {
      text: 'What do people already come to you for help with?',
      hint: 'Give your name, what you call yourself, and facts you could show. Just starting out? Say so. For example, Ana, who teaches piano, wrote: “I’m Ana. I’ve taught piano to about 200 adults in 14 years. They ask how to start late without feeling foolish.”',
    },
    {
      text: 'Tell me about one moment that led you to this work.',
      hint: 'A small moment is plenty, in three to five sentences. Hard memories can stay private. Leave out other people’s names. For example, Ana, who teaches piano, wrote: “A retired nurse played her first whole song and wept. I saw that adult beginners need a patient start.”',
    },
    {
      text: 'What do you believe that shapes the way you work with people?',
      hint: 'Two to four values are enough, and anything you are not. If faith matters here, say how openly to show it, or leave it out. For example, Ana, who teaches piano, wrote: “Patience, honesty about slow progress, and no one is too old to begin.”',
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
    { heading: 'Short bio', form: 'prose', count: [45, 60], ask: 'third person' },
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
      ask: 'Stage introduction (spoken by a host, 50-80 words), About page (120-180 words), Social line (25 words or fewer)',
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
    'Add no audience, employer, degree, year or award. Write around what is missing.',
    'Use Dr., Rev., Certified and other titles only as typed. Otherwise name the work.',
    'Do not turn a hard story into a triumph. End it where the owner ended it.',
  ],
});
