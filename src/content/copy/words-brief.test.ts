import { expect, it } from 'vitest';
import { FACT_HINTS } from '#content/facts/fact-hints.ts';
import { sentenceFor } from '#domain/errors.ts';
import '#domain/late-errors.ts';
import { BLUEPRINT_COPY } from './blueprint.ts';
import { BOOK_COPY, OUT_OF_DATE_COPY } from './book.ts';
import { CHECKS_COPY } from './checks.ts';
import { DASHBOARD_COPY } from './dashboard.ts';
import { DOCUMENT_COPY } from './document.ts';
import { FACTS_COPY } from './facts.ts';
import { GAPS_COPY } from './gaps.ts';
import { GENERATION_COPY } from './generation.ts';
import { ACCOUNT_COPY } from './person/account.ts';
import { AUTH_COPY } from './person/auth.ts';
import { EMPTY_ANSWER_COPY } from './person/empty-answer.ts';
import { SETTINGS_COPY } from './person/settings.ts';
import { SIGN_OUT_COPY } from './person/sign-out.ts';
import { WEEK_COPY } from './week.ts';
import { fieldWords } from './words/field-words.ts';
import { COST_COPY } from './writing/cost.ts';
import { FINISH_COPY } from './writing/finish.ts';
import { VERSIONS_COPY } from './writing/versions.ts';

// Sentences required by the words brief that no screen test types out.
it.each([
  [FINISH_COPY.lead, 'Now turn them into a plan. There are two ways. Pick the one that suits you.'],
  [FINISH_COPY.connect.title, 'Connect your own AI key'],
  [FINISH_COPY.connect.steps[0], 'Open an account at OpenAI (platform.openai.com), and add five dollars.'],
  [
    FINISH_COPY.connect.typical('about 8 cents'),
    'With the model we suggest, a plan costs about 8 cents. You pay the AI service, not us.',
  ],
  [
    SETTINGS_COPY.guide.cost('gpt-6.1-sol', '8 cents', '$1.52'),
    'With gpt-6.1-sol, the model we suggest, one plan costs about 8 cents, the whole book about $1.52.',
  ],
  [SETTINGS_COPY.guide.advice, 'To be safe, set a monthly spending limit there.'],
  [
    SETTINGS_COPY.you.hint,
    'Shown on your book’s cover and in your files, and sent to the AI with your answers. Saved as you type.',
  ],
  [SETTINGS_COPY.look.themes.system, 'Match my device'],
  [
    AUTH_COPY.pitch.points[0],
    'Costs nothing with the chat assistant you already use, or a few cents a plan with your own AI key',
  ],
  [
    AUTH_COPY.pitch.points[1],
    'Your answers stay in your account. They go to an AI only when you ask for a plan. Your AI key never reaches us',
  ],
  [
    VERSIONS_COPY.description,
    'Choose a version to compare it with your current plan. If you restore one, your current plan is kept here too. Earlier versions are kept for 30 days.',
  ],
  [
    ACCOUNT_COPY.email.text('ana@example.com'),
    'Make sure ana@example.com is the right address. If you forget your password, that’s where the link goes. This is optional.',
  ],
  [
    DASHBOARD_COPY.shortWay.offer,
    'Looking for your first client? Start with these seven topics and do the rest later.',
  ],
  [DASHBOARD_COPY.lastTime(2, 'Your Identity'), 'Pick up where you left off: question 2 of “Your Identity”'],
  [
    GENERATION_COPY.scripture.lead,
    'These scripture references aren’t in your answers or earlier plans. Look each one up before you share it. We only recognize references to the Bible and the Quran, so check any others yourself.',
  ],
  [
    GAPS_COPY.stray.lead,
    'These were for gaps that are no longer in your plans. Copy what you still need, and remove the rest.',
  ],
  [GAPS_COPY.points.doneNow, 'Done. You won’t see it again unless the plan changes.'],
  [fieldWords('drafts.gaps'), 'Text for gaps you haven’t filled in'],
  [fieldWords('settled'), 'What you marked as done'],
  [
    OUT_OF_DATE_COPY.keeps,
    'Nothing changes until you say so. Your current plan will be kept under Earlier versions.',
  ],
  [CHECKS_COPY.lead, 'We compared this plan with what you’ve told us. Nothing changes until you say so.'],
  [CHECKS_COPY.why.percentage, 'This number isn’t in your answers or facts'],
  [CHECKS_COPY.why.date, 'This date isn’t in your answers or facts'],
  [CHECKS_COPY.why.weekday, 'The weekday and the date don’t match'],
  [CHECKS_COPY.why.pressure, 'This pushes people to act now, and nothing in your facts backs it up'],
  [CHECKS_COPY.why.faith, 'This says more about faith than you asked for'],
  [CHECKS_COPY.otherwise(1), 'Your plans say something else in 1 sentence'],
  [CHECKS_COPY.otherwise(2), 'Your plans say something else in 2 sentences'],
  [CHECKS_COPY.replace.gone, 'That sentence has changed since then, so we left it alone.'],
  [WEEK_COPY.datedEmpty, 'Nothing planned for the next seven days.'],
  [WEEK_COPY.nextLead, 'The next open items on your checklists, in topic order.'],
  [WEEK_COPY.allDone, 'Everything on your checklists is done or has a date.'],
  [WEEK_COPY.kept.avoid('2027-03-13'), 'Saturday, March 13 is one of your dates to avoid.'],
  [
    WEEK_COPY.calendar.doors('2027-03-08', 3),
    'Sign-up opens Monday, March 8, but 3 checklist items won’t be done by then',
  ],
  [WEEK_COPY.out.table, 'Spreadsheet (Excel, Google Sheets)'],
  [
    FACTS_COPY.lead,
    'The facts of your business in one place. Every new plan uses the ones you confirm, even if an answer says something else.',
  ],
  [FACTS_COPY.putAside('Price'), 'Skipped the suggestion for “Price”.'],
  [FACTS_COPY.forgotten('Price'), '“Price” was cleared.'],
  [FACT_HINTS.businessName, 'As it appears on your page or card. For example: Late Start Piano'],
  [FACT_HINTS.whatIAmNot, 'What people shouldn’t mistake you for. For example: not a music therapist'],
  [FACT_HINTS.timeZone, 'The time zone of your calls and events. For example: Eastern'],
  [FACT_HINTS.hoursAWeek, 'The time you really have. For example: three hours a week'],
  [
    FACT_HINTS.faith,
    'Open, quiet or not mentioned, with any limits. For example: quiet, no verses in public',
  ],
  [DOCUMENT_COPY.edit.badAddress, 'That doesn’t look like a web address. Start it with https://.'],
  [COST_COPY.unknown, 'We don’t have a price for this model. Check your AI service’s price list.'],
  // growth.test.ts plants a fourth question.
  [
    BOOK_COPY.empty.replace('four questions', 'three questions'),
    'Your book is empty. Answer a topic’s three questions and write its plan, and it will appear here.',
  ],
  [BOOK_COPY.export.privateIn, 'Your private lines will be included. Be careful who you share this with.'],
  [BOOK_COPY.export.copyFailed, 'Your browser blocked copying. Export a Word file instead.'],
  [EMPTY_ANSWER_COPY.none, 'There’s no earlier version of this answer. We keep them for 30 days.'],
  [
    BLUEPRINT_COPY.answeredElsewhere.text,
    'This question was answered in another tab or on another device. You’ll find that answer above. What you typed here is kept, but you haven’t submitted it.',
  ],
  [SIGN_OUT_COPY.key.kept, 'Your key stays in this browser. If someone else signs in here, it’s removed.'],
  [
    sentenceFor('ai-forbidden'),
    'Your key isn’t allowed to write plans. Create a new key with all permissions, and paste it in Settings.',
  ],
  [
    sentenceFor('backup-invalid'),
    'This file isn’t a backup from this app. Choose the file you downloaded here. Its name ends in .json.',
  ],
  [
    sentenceFor('ai-only-thinking'),
    'This model spent its whole limit on thinking and wrote nothing. Your plan hasn’t changed. Choose another model in Settings.',
  ],
  [sentenceFor('type-exists'), 'You’ve already started this topic. Open it from your topics.'],
])('%s', (said, sentence) => {
  expect(said).toBe(sentence);
});
