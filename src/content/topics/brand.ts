import { defineTopic } from '#content/define-topic.ts';

export const brand = defineTopic({
  type: 'brand',
  title: 'Brand Identity',
  description: 'Define your visuals and messaging',
  icon: 'palette',
  questions: [
    {
      text: 'How do you want people to feel each time they come across your business?',
      hint: 'Give three to five words for their feelings, not for your skills. Your first thoughts are often the true ones.',
      example: 'Welcome, unhurried, a bit playful.',
    },
    {
      text: 'Which colors, pictures and styles feel like you, or not like you at all?',
      hint: 'Think of a room you love, a book cover, a shop you’d walk past. No design skills needed. Name your business and any logo.',
      example: 'Late Start Piano. Warm wood, cream, deep green. No neon. My logo is a hand-drawn key.',
    },
    {
      text: 'What words do you love to use in your work, or try to avoid?',
      hint: 'A few of each is plenty. If you like, add faith words you want said in public, or kept private.',
      example: 'I say beginner, never student. I stay away from the word master.',
    },
  ],
  role: 'a brand voice and visual-style guide writer for small businesses',
  keyDecisions: [
    'Business name',
    'Promise',
    'Tagline',
    'Traits',
    'Colors',
    'Words to use and avoid',
    'Not to be mentioned (owner only)',
    "Faith level in public (open / quiet / not stated, then the owner's own limits on it)",
  ],
  deliverables: [
    { heading: 'Brand promise', form: 'prose', count: [0, 20], ask: '1 sentence' },
    { heading: 'Traits', form: 'rows', count: [3, 4], ask: 'we are | we are not' },
    { heading: 'Tagline options', form: 'bullets', count: [3, 3], ask: '7 words or fewer each' },
    {
      heading: 'Color palette',
      form: 'rows',
      count: [4, 5],
      ask: 'role | color name | HEX | where to use; then 1 line on the pair to check for 4.5 to 1 contrast',
    },
    {
      heading: 'Type and images',
      form: 'bullets',
      count: [6, 9],
      ask: "2 fonts with a fallback each, 2-4 image dos, 2-3 image don'ts",
    },
    {
      heading: 'Words we use and avoid',
      form: 'bullets',
      count: [6, 16],
      ask: "two lists, Use and Avoid, 3-8 words each, the owner's own first",
    },
    {
      heading: 'Message pillars',
      form: 'rows',
      count: [3, 3],
      ask: 'pillar | what it means | one sample sentence',
    },
    {
      heading: 'Brand checklist',
      form: 'checklist',
      count: [4, 8],
      ask: "to hold against a page before it goes out, from this brand's own words, colors and limits",
    },
    {
      heading: 'Before and after',
      form: 'table',
      count: [10, 10],
      ask: 'a sentence as others would write it | the same in this voice',
      onlyIn: 'large',
    },
  ],
  words: [800, 1100],
  reads: [
    { type: 'purpose', heading: 'Mission statement' },
    { type: 'identity', heading: 'One-line introduction' },
  ],
  voiceNote: 'Describe looks in plain words a friend could follow.',
  insteads: [
    'Leave open whether a name, domain or trademark is free.',
    'Use religious symbols only if the owner asked for them.',
  ],
});
