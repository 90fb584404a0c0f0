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
  keyDecisions: ['Campaign dates', 'Goal', 'Channels', 'Emails planned', 'Who does what', 'Check-in day'],
  deliverables: [
    {
      heading: 'Campaign one-pager',
      form: 'lines',
      count: [7, 7],
      ask: 'Goal, People, Promise, Dates, Channels, Time and budget, Who',
    },
    {
      heading: 'Four-week rollout',
      form: 'table',
      count: [4, 4],
      ask: 'week theme | emails | posts | personal invites | hours; within the stated hours',
    },
    {
      heading: 'Email schedule',
      form: 'table',
      count: [6, 8],
      ask: 'day | subject (50 characters or fewer) | purpose | call to action | who is left out',
    },
    {
      heading: 'Social schedule',
      form: 'table',
      count: [8, 12],
      ask: 'within the stated rhythm: day | topic | format; or just "Not used" if the owner has no social media',
      optional: true,
    },
    {
      heading: 'Personal invites',
      form: 'drafts',
      count: [2, 2],
      ask: 'personal invite 50-70 words, partner invite 60-80 words',
    },
    {
      heading: 'Numbers to track',
      form: 'rows',
      count: [6, 6],
      ask: 'number | where to find it | when to look; targets only from the answers',
    },
    { heading: 'Mid-campaign check', form: 'rows', count: [4, 4], ask: 'if this | then that' },
    {
      heading: 'Go-live checklist',
      form: 'checklist',
      count: [10, 12],
      ask: 'with permission, honest subject lines, unsubscribe, real deadlines, links tested',
    },
  ],
  words: [1200, 1600],
  voiceNote: 'Write a plain work plan, with warm, brief drafts.',
  insteads: [
    'Predict no results or benchmarks. Say what to watch.',
    'No ads or spending the owner did not offer. Use the reach they have.',
    'No church, school or client list without permission. Plan how to ask.',
    'No false countdowns. Use the real dates.',
  ],
});
