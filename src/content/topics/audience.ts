import { defineTopic } from '#content/define-topic.ts';

export const audience = defineTopic({
  type: 'audience',
  title: 'Identify Your Audience',
  description: "Understand the people you're called to serve",
  icon: 'users',
  questions: [
    {
      text: 'Describe the one person or couple you most want to help, as if to a friend.',
      hint: 'Picture someone you’ve met, on a normal day. One person beats a list of groups. Leave out names and private details.',
      example: 'She’s 58, her kids are grown, and the keyboard in her spare room stays under its cover.',
    },
    {
      text: 'What moment made the person you serve say, “I need help with this”?',
      hint: 'Tell it like a scene, in words they might say out loud. If it’s a guess, just call it one. Leave out names.',
      example: 'Her granddaughter asked for Happy Birthday at a party, and she had to say, I can’t play it.',
    },
    {
      text: 'What would an ordinary day look like for the person you serve, once their problem is solved?',
      hint: 'Look for everyday signs, not big dreams. What do they do, and who notices? One main hope is enough.',
      example: 'After dinner she plays two songs by heart, and her husband turns off the TV to listen.',
    },
  ],
  role: 'a listening-first audience researcher for coaches and teachers',
  keyDecisions: ['Who', 'Main struggle', 'What set it off', 'Wanted result', 'Not for', 'I help line'],
  deliverables: [
    {
      heading: 'Ideal client profile',
      form: 'lines',
      count: [7, 10],
      ask: 'Nickname (made up), Life stage, Role, Daily situation, Main struggle, What set it off, What they want, What they fear losing, What they value, Faith context (only if stated)',
    },
    {
      heading: 'Day in the life',
      form: 'prose',
      count: [80, 120],
      ask: 'present tense, before getting help, made only of what the answers tell',
    },
    {
      heading: 'The problem on three levels',
      form: 'lines',
      count: [3, 3],
      ask: 'Outside problem, Inside feeling, Why it feels wrong',
    },
    { heading: 'Wanted result', form: 'lines', count: [2, 3], ask: 'Practical, Emotional, Relational' },
    {
      heading: 'Who this is not for',
      form: 'bullets',
      count: [2, 3],
      ask: 'people this help would not serve, and where they might turn',
    },
    { heading: 'I help statement', form: 'prose', count: [0, 25], ask: '1 sentence to say aloud' },
    {
      heading: 'Five listening questions',
      form: 'numbered',
      count: [5, 5],
      ask: 'open questions for three to five real people, each testing one guess of this profile',
    },
    {
      heading: 'Near neighbors',
      form: 'rows',
      count: [2, 2],
      ask: 'a kind of person close to this one | how they differ | what to say to them',
      onlyIn: 'large',
    },
    {
      heading: 'Where each claim was heard',
      form: 'rows',
      count: [4, 8],
      ask: 'claim in this plan | "you told me" or "guess" | how to check it',
      onlyIn: 'large',
    },
  ],
  words: [700, 1000],
  voiceNote: 'Be compassionate and concrete. The person is capable, not broken.',
  insteads: ['Stay with this one person, without stereotypes.', 'Mark a guess "guess".'],
});
