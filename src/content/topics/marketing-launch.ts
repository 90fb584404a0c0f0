import { defineTopic } from '#content/define-topic.ts';

export const marketingLaunch = defineTopic({
  type: 'marketing-launch',
  title: 'Marketing Launch',
  description: 'Roll out your campaign',
  icon: 'megaphone',
  questions: [
    {
      text: 'What result do you want from your campaign by the day it ends?',
      hint: 'It may be sign-ups, calls or sales. Give start and end dates too. A small number is fine, and so is “first time, no idea.” For example, Ana, who teaches piano, wrote: “Eight people at the March workshop. I begin February 1 and end March 5.”',
    },
    {
      text: 'Who can you reach with your news right now?',
      hint: 'Rough numbers will do, with people you meet in person and any budget. A school, club or congregation list counts only if its members said yes. For example, Ana, who teaches piano, wrote: “60 on my email list, 200 followers, a choir of 40. No ad money.”',
    },
    {
      text: 'How much time and help do you truly have for this campaign each week?',
      hint: 'An honest number beats a brave one. Guard your rest days, and add what worked before. For example, Ana, who teaches piano, wrote: “Three hours a week. My sister posts for me. Handwritten invites worked best.”',
    },
  ],
  role: 'a campaign planner for very small teams',
  keyDecisions: [
    'Campaign dates',
    'Goal (people, not income)',
    'Channels',
    'Message budget',
    'Who does what',
  ],
  deliverables: [
    {
      heading: 'Campaign one-pager',
      form: 'lines',
      count: [7, 7],
      ask: 'Goal (owner only), People, Promise, Dates, Channels, Time and budget, Who',
    },
    {
      heading: 'Four-week rollout',
      form: 'table',
      count: [3, 6],
      ask: 'week by its Monday | emails | posts | personal invites | hours, as stated',
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
    { heading: 'Mid-campaign check', form: 'rows', count: [2, 4], ask: 'if this | then that, with a date' },
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
      ask: 'every email and post above, labeled with its date, ready to send',
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
  insteads: ['Predict no results. No ads or spending the owner did not offer.'],
});
