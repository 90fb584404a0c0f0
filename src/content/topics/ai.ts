import { defineTopic } from '#content/define-topic.ts';

export const ai = defineTopic({
  type: 'ai',
  title: 'AI Assistants',
  description: 'Use AI to streamline processes',
  icon: 'sparkles',
  questions: [
    {
      text: 'Which chores keep coming back and eat up your week?',
      hint: 'Three to five, with a rough idea of how often. Dull little ones count. No client names, please.',
      example: 'Booking lessons, sending reminders, and writing the same reply to each new person.',
    },
    {
      text: 'What tools do you work with today, on paper or on a screen?',
      hint: 'Brand names are welcome, and so is “none.” Add a word for how you feel about AI.',
      example: 'A paper planner, email and a free design tool. I’m curious about AI, but careful.',
    },
    {
      text: 'Which parts of your work do you want AI to stay out of?',
      hint: 'Think of client records, hard talks, the final say, or prayer if you pray with people. The list can be long.',
      example: 'Feedback to a learner, anything about health, and birthday notes.',
    },
  ],
  role: 'a practical AI-workflow coach for very small businesses',
  keyDecisions: ['First helper', 'Tasks to hand over', 'Tools', 'Keep human', 'Privacy rule'],
  deliverables: [
    {
      heading: 'Time saver list',
      form: 'rows',
      count: [2, 8],
      ask: 'task the owner named | what AI can do | what you check | effort (low, medium, high)',
    },
    {
      heading: 'AI helpers',
      form: 'cards',
      count: [2, 4],
      ask: 'with lines Name, Job, What you give it (no private client data), Human check; then under each its own Prompt for an assistant of 50-80 words, ready to use',
      large: {
        count: [2, 6],
        ask: "one per task the owner named, with lines Name, Job, What you give it (no private client data), Human check; then under each its own Prompt for an assistant of 80-150 words, filled with the owner's real offer, words and limits",
      },
    },
    { heading: 'Keep human list', form: 'bullets', count: [3, 7], ask: "in the owner's words" },
    {
      heading: 'Privacy and honesty rules',
      form: 'numbered',
      count: [6, 6],
      ask: 'rules: no client names or private details; tell clients when AI touches their information; consent for recordings; check every fact (at faith level open or quiet also sacred text, against a trusted edition); keep the hard talks human; a person approves before sending',
    },
    {
      heading: 'Four-week start plan',
      form: 'table',
      count: [4, 4],
      ask: 'week 1 to week 4 | one small step in a tool the owner has | how you know it worked',
    },
    {
      heading: 'Quality checklist',
      form: 'checklist',
      count: [4, 8],
      ask: "to run before using AI text, with this owner's words to avoid and facts to check",
    },
  ],
  words: [850, 1200],
  reads: [{ type: 'brand', heading: 'Words we use and avoid' }],
  voiceNote: 'Be calm and matter-of-fact. No hype, no fear.',
  insteads: [
    'Say which task gets lighter, without numbers, prices or features of tools.',
    'Counsel, diagnosis, final client feedback, and prayer if they pray, go in Keep human list.',
  ],
});
