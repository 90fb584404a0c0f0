import { defineTopic } from '#content/define-topic.ts';

export const marketingLaunch = defineTopic({
  type: 'marketing-launch',
  title: 'Marketing Launch',
  description: 'Roll out your campaign',
  icon: 'megaphone',
  questions: [
    {
      text: 'What do you hope comes of the weeks you spend spreading the word?',
      hint: 'Name one result: sign-ups, calls or sales. Add the day you start and the day you stop. A small number is fine, and so is “first time, no idea.”',
      example: 'Eight people at the March workshop. I begin February 1 and end March 5.',
    },
    {
      text: 'Who can you reach with your news right now?',
      hint: 'Rough numbers will do, with people you meet in person and any budget. A school, club or congregation list counts only if its members said yes.',
      example: '60 on my email list, 200 followers, a choir of 40. No ad money.',
    },
    {
      text: 'How much time do you really have each week to spread the word?',
      hint: 'An honest number beats a brave one. Guard your rest days. Who helps, and what worked before?',
      example: 'Three hours a week. My sister posts for me. Handwritten invites worked best.',
    },
  ],
  role: 'a campaign planner for very small teams',
  keyDecisions: ['Campaign dates', 'Goal (owner only)', 'Channels', 'Message budget', 'Who does what'],
  deliverables: [
    {
      heading: 'Campaign one-pager',
      form: 'lines',
      count: [7, 7],
      ask: 'Goal (owner only), People, Promise, Dates, Channels, Time and budget, Who',
    },
    {
      heading: 'Weekly rollout',
      form: 'table',
      count: [3, 6],
      ask: 'week by its Monday until sign-up closes | emails | posts | personal invites | hours, added up',
    },
    {
      heading: 'Email schedule',
      form: 'table',
      count: [1, 8],
      ask: 'as the budget allows: weekday and date | subject (50 characters or fewer) | call to action | who is left out',
    },
    {
      heading: 'Social schedule',
      form: 'table',
      count: [1, 10],
      ask: 'weekday and date | topic | format; or "Not used" without social media',
      optional: true,
    },
    {
      heading: 'Personal invites',
      form: 'drafts',
      count: [1, 2],
      ask: 'personal invite 50-70 words; partner invite 60-80 words only if a partner is named',
    },
    {
      heading: 'Numbers to track',
      form: 'rows',
      count: [3, 6],
      ask: 'number | where to find it | when to look',
      ownerOnly: true,
    },
    {
      heading: 'How many conversations',
      form: 'rows',
      count: [1, 3],
      ask: "what happened | what the goal may need, worked back from the owner's own past numbers; without any, leave this out",
      optional: true,
      ownerOnly: true,
    },
    {
      heading: 'Mid-campaign check',
      form: 'rows',
      count: [2, 4],
      ask: 'if this | then that, counted back from the closing day',
    },
    {
      heading: 'Go-live checklist',
      form: 'checklist',
      count: [6, 11],
      ask: 'with unsubscribe, real deadlines, links tested',
    },
    {
      heading: 'Messages in full',
      form: 'drafts',
      count: [2, 16],
      ask: 'every email and post above, ready to send',
      onlyIn: 'large',
    },
  ],
  words: [950, 1450],
  schedulesMessages: true,
  reads: [
    { type: 'marketing', heading: 'Event invitation sequence' },
    { type: 'event-launch', heading: 'Reminder messages' },
    { type: 'communications', heading: 'Four-week content calendar' },
    { type: 'marketing', heading: 'Stay-in-touch rhythm' },
  ],
  voiceNote: 'Write a plain work plan.',
  insteads: ['Plan ads or spending only if the owner offered it.'],
});
