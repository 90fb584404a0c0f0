import { defineTopic } from '#content/define-topic.ts';

export const course = defineTopic({
  type: 'course',
  title: 'Fulfillment Courses',
  description: 'Build your teaching content',
  icon: 'book-open',
  questions: [
    {
      text: 'What will a student be able to do by the end of your course?',
      hint: 'If your course is your main offer, say “same as my offer” and add what a friend could see or hear. No course yet? Describe the one you could imagine.',
      example: 'Play three songs with both hands for a friend.',
    },
    {
      text: 'What do you teach first, next and last in your course?',
      hint: 'If it follows your method, say so and list the lessons. A rough list is all you need. Include handouts, videos or talks you already have.',
      example: 'Sitting and hands, one-finger songs, chords, two hands, then playing for someone.',
    },
    {
      text: 'How will students practice and get help from you each week?',
      hint: 'Live or recorded? How much time? Who answers questions? It’s fine if you’re still deciding.',
      example: '15 minutes a day, a short video each week, and I answer questions on Thursdays.',
    },
  ],
  role: 'an instructional designer who plans backward from a demonstrable outcome',
  keyDecisions: ['Course title', 'Outcome', 'Modules', 'Length and weekly time', 'Final project', 'Format'],
  deliverables: [
    {
      heading: 'Course summary',
      form: 'lines',
      count: [6, 6],
      ask: 'Title, For, Outcome, Length, Format, Time per week',
    },
    {
      heading: 'Learning outcomes',
      form: 'numbered',
      count: [3, 5],
      ask: 'outcomes, each starting with an action verb someone could observe',
    },
    {
      heading: 'Final project',
      form: 'bullets',
      count: [3, 3],
      ask: 'success signs, after 1 project in 40-60 words',
    },
    {
      heading: 'Module map',
      form: 'rows',
      count: [3, 6],
      ask: 'one per topic the owner listed: title | outcome | 2-4 lesson titles | practice | check',
    },
    {
      heading: 'First lesson plan',
      form: 'rows',
      count: [4, 5],
      ask: 'parts with minutes, 30 minutes or less in all, ending in the first small win',
    },
    {
      heading: 'Support along the way',
      form: 'rows',
      count: [2, 4],
      ask: 'support the owner offers | when | who',
    },
    {
      heading: 'Production timeline',
      form: 'table',
      count: [4, 8],
      ask: 'week, counted back from the start | make, from what the owner already has | check',
    },
    {
      heading: 'Course checklist',
      form: 'checklist',
      count: [6, 10],
      ask: 'with captions, transcripts, permission for any music, picture or quoted text used',
    },
    {
      heading: 'Lesson plans',
      form: 'cards',
      count: [6, 24],
      ask: 'every lesson of the map, with lines Name, Aim, Steps (5), Practice, Check',
      onlyIn: 'large',
    },
  ],
  words: [1000, 1500],
  reads: [
    { type: 'solutions', heading: 'Your method' },
    { type: 'fulfillment', heading: 'Client journey' },
    { type: 'solutions', heading: 'First small win' },
  ],
  voiceNote: 'Speak teacher to teacher, in verbs a learner can do.',
  insteads: ['Plan no more content than the weekly time allows: the rest goes to a "later" lesson.'],
});
