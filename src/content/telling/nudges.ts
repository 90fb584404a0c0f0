import type { BlueprintType, PerQuestion } from '#domain/blueprint/blueprint-types.ts';

/** One line per question for somebody who has said little or nothing yet. Never sent to the AI. */
export const NUDGES: Readonly<Record<BlueprintType, PerQuestion<string>>> = {
  identity: [
    'Think of the last person who asked you for help. What did they want?',
    'Where were you that day, and what changed afterward?',
    'When did you last say no to something because of what you believe?',
  ],
  audience: [
    'Can you think of one real person? What did they say?',
    'What happened on that day, and who else was there?',
    'What would they do on a Tuesday evening that they don’t do now?',
  ],
  purpose: [
    'Who else would notice, besides the person you help?',
    'Which day of that week are you looking forward to most?',
    'What have you seen others do that you never want to do?',
  ],
  analysis: [
    'Can you remember one sentence that somebody said, word for word?',
    'What did they buy or start, and when did they stop?',
    'Whose name comes up when they tell you where they heard it?',
  ],
  solutions: [
    'What did you do first with the last person you helped?',
    'What have people thanked you for that surprised you?',
    'What could they do or hold at the end of that half hour?',
  ],
  fulfillment: [
    'What happens on the first day, and what on the last?',
    'What can someone you helped do today that they couldn’t do before?',
    'What did the last person pay, and was it too little or too much?',
  ],
  event: [
    'What will people be able to do when they walk out?',
    'Which room could you use, and on which day of the week?',
    'What would you say in the last two minutes?',
  ],
  brand: [
    'What did someone say after spending an hour with you?',
    'What hangs on your wall, or what would you never hang there?',
    'Which word do you hear others use that makes you wince?',
  ],
  communications: [
    'If they forget everything else, what one sentence should stay?',
    'Where did you last write or speak to people, and how long did it take?',
    'Which story do you catch yourself telling again and again?',
  ],
  ai: [
    'What did you do last week that you had also done the week before?',
    'What did you open this morning: an app, a notebook, a calendar?',
    'What would feel wrong if you learned that a machine had written it?',
  ],
  marketing: [
    'How did the last three people hear of you?',
    'What did someone ask before they said yes?',
    'About how many people are on your list, and where is it kept?',
  ],
  sales: [
    'Walk through the last time somebody paid you. What came first?',
    'What was the last worry you heard, in their own words?',
    'When somebody goes quiet, what do you do, and after how many days?',
  ],
  course: [
    'What could a student show a friend when it’s over?',
    'What has to come first, or nothing else makes sense?',
    'When somebody gets stuck on a Wednesday, what happens then?',
  ],
  coaching: [
    'Think of one client. Where were they a year after you met?',
    'Which hours of your week are really free for this?',
    'What small sign tells you that it’s working?',
  ],
  'fulfillment-launch': [
    'How does the money reach you, and how do the files reach them?',
    'If somebody paid tonight, what would you have to do tomorrow?',
    'How many people will you start with, and on which day?',
  ],
  'event-launch': [
    'Who has the key to the room, and who will stand at the door?',
    'What is the one thing that must not be forgotten?',
    'What went wrong the last time you invited people?',
  ],
  'marketing-launch': [
    'How many people would make these weeks worth it for you?',
    'Who would pass your news on if you asked them today?',
    'On which days could you do it, and for how many hours?',
  ],
  launch: [
    'Which date can’t move, whatever happens?',
    'What would you tell a friend the day after, if it went well?',
    'What else is in your calendar during those weeks?',
  ],
  onboarding: [
    'What did you want to know in your own first week somewhere new?',
    'What did you wish you had asked a client at the start?',
    'What is the first thing they could finish and be proud of?',
  ],
};
