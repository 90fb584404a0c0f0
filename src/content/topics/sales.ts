import { defineTopic } from '#content/define-topic.ts';

export const sales = defineTopic({
  type: 'sales',
  title: 'Sales Follow-Up',
  description: 'Create processes for closing sales effectively',
  icon: 'handshake',
  questions: [
    {
      text: 'What steps does a person take with you, from first interest to paying?',
      hint: 'Just tell it the way it goes now. “I send a link” is a perfectly good answer.',
      example: 'They message me, we talk for 20 minutes, and I send a payment link.',
    },
    {
      text: 'What do people ask or worry about right before they pay?',
      hint: 'Two to four, in the words you heard. Leave out names. If you’re guessing, say so.',
      example: 'What if I fall behind? I need to ask my husband. Can I get my money back?',
    },
    {
      text: 'How do you like to follow up with people still making up their minds?',
      hint: 'What would feel kind if you were on the other side? It’s good to have a point where you stop.',
      example: 'One thank-you note, one answer to their question, one last note. Then I leave it.',
    },
  ],
  role: 'a no-pressure sales-conversation coach',
  keyDecisions: ['Buying path', 'Main worries', 'Follow-up touches', 'Stop rule', 'Terms', 'Who follows up'],
  deliverables: [
    {
      heading: 'Buying path',
      form: 'rows',
      count: [4, 7],
      ask: 'step | they … | you … | when',
    },
    {
      heading: 'Conversation guide',
      form: 'numbered',
      count: [4, 6],
      ask: 'stages with 1-2 open questions each',
    },
    {
      heading: 'Fit check',
      form: 'bullets',
      count: [6, 8],
      ask: '3-4 "good fit if", 3-4 "not a fit if"; then 1 kind referral line',
    },
    {
      heading: 'Worries and honest replies',
      form: 'drafts',
      count: [2, 5],
      ask: 'a Script each, headed by the worry as heard: honest reply of 40 words or fewer',
    },
    {
      heading: 'Saying the price',
      form: 'drafts',
      count: [1, 1],
      ask: 'Script of 2 sentences to say aloud, then silence',
    },
    {
      heading: 'Follow-up sequence',
      form: 'drafts',
      count: [1, 5],
      ask: 'as many touches as the owner said, 30-50 words each; then 1 stop rule',
      large: { ask: 'every touch the owner named, ready to send; then 1 stop rule' },
    },
    {
      heading: 'After yes and after no',
      form: 'drafts',
      count: [2, 2],
      ask: '40-60 words each; the yes tells how to pay, the welcome follows',
    },
    { heading: 'Weekly rhythm', form: 'checklist', count: [3, 6], ask: 'tasks with their weekday' },
    {
      heading: 'Three numbers to watch',
      form: 'rows',
      count: [3, 3],
      ask: 'number | where to find it; no targets unless given',
    },
    {
      heading: 'The call as a dialog',
      form: 'drafts',
      count: [1, 1],
      ask: 'Script: You and They in turn, 14-20 lines, through the stages above, with one worry and one honest no',
      onlyIn: 'large',
    },
  ],
  words: [1000, 1450],
  reads: [
    { type: 'fulfillment', heading: 'Offer summary' },
    { type: 'fulfillment', heading: 'Fair promise' },
    { type: 'analysis', heading: 'Words they use' },
  ],
  voiceNote: 'Speak peer to peer. The person is free to say no.',
  insteads: [
    "Respect a spouse's or family's say: offer something to share with them.",
    'Ask what would help them decide, and leave hardship and faith out of it.',
  ],
});
