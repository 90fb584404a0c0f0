import { describe, expect, it } from 'vitest';
import { adviceWords } from '#content/decisions/advice.ts';
import { DECIDE_COPY } from './decisions.ts';
import { KIT_COPY } from './kit.ts';
import { LAUNCH_PAGE_COPY } from './launch-page.ts';
import { HELP_COPY, PRIVACY_COPY } from './person/help.ts';
import { FORM_PROBLEMS } from './review/reader.ts';
import { REVIEW_COPY } from './review/review.ts';
import { TELLING_COPY } from './telling.ts';
import { WEEK_COPY } from './week.ts';
import { LOAD_COPY } from './week-load.ts';

const HELP = Object.fromEntries(
  HELP_COPY.groups.flatMap(({ parts }) => parts.map(({ title, text }) => [title, text])),
);
const PRIVACY = Object.fromEntries(
  PRIVACY_COPY.groups.flatMap(({ parts }) => parts.map(({ title, text }) => [title, text])),
);

// The stiffest sentences of each screen, read aloud by somebody who had written none of them (docs/measurements/0687).
describe('what was stiff when read aloud is said like this now', () => {
  it.each([
    [
      HELP['Tell it once'],
      'Already have an about page, a flyer or notes for a talk? Paste them or record yourself, and we’ll look for your answers.',
    ],
    [
      HELP['Do I have to say anything about my faith?'],
      'No. Your plans can be as open or as quiet about it as you like, or leave it out.',
    ],
    [
      PRIVACY['If you give someone a link'],
      'Anyone who has it can read what you chose, without an account, until it ends or you stop it. They never see your answers, notes or earlier versions. They see your facts only if you share “My launch on one page”. We keep their comments with your plans, under the name they give.',
    ],
    [
      PRIVACY['What goes to the AI'],
      'The answers, facts and plans shown under “What the AI will read”, and only when you ask for a plan. A text you put under Tell it once goes to the AI only when you choose Find answers. The AI service’s own terms apply.',
    ],
    [LAUNCH_PAGE_COPY.picture.title, 'My launch timeline'],
    [LAUNCH_PAGE_COPY.picture.hours(4, true), 'Hours a week: 4, until you say how many you have'],
    [
      WEEK_COPY.found.lead,
      'Your launch days and the messages of the next four weeks come first, then your tasks, one week at a time. Nothing is added until you say so.',
    ],
    [
      WEEK_COPY.found.mentionsLead,
      'Lessons, days off and days that are somebody else’s. Choose one if you want it in your schedule.',
    ],
    [WEEK_COPY.calendar.free, 'Nothing planned this week.'],
    [LOAD_COPY.threeMore('Four'), 'Four this time, because they’re all due this week.'],
    [LOAD_COPY.preview.because.over('2027-03-12'), 'This was needed by Friday, March 12.'],
    [LOAD_COPY.moved.title(3), '3 tasks have a different day in their plans'],
    [
      LOAD_COPY.silent('2027-03-08'),
      'You’re not sending anything in the week of March 8, and it’s one of your launch weeks.',
    ],
    [
      adviceWords({ rule: 'silent-week', day: '2027-03-08' }),
      'You’re not sending anything in the week of Monday, March 8, 2027, one of your launch weeks. Send one more message?',
    ],
    [DECIDE_COPY.clear(0, 3), 'Nothing to decide so far. 3 facts are waiting for your yes.'],
    [
      KIT_COPY.writing.lead,
      'You’ll see them first. Nothing goes into your plan until you say so, and your current plan is kept under Earlier versions.',
    ],
    [
      KIT_COPY.writing.notKept,
      'We couldn’t save a copy of your current plan first, so nothing was changed. Check your internet connection, then try again.',
    ],
    [
      KIT_COPY.along.hint,
      'One file with every message, emails ready to paste, posts for a planner, your facts and your assistant prompts.',
    ],
    [
      TELLING_COPY.lead,
      'You’ve probably said much of this before: on an about page, on a flyer, in a talk. Put it here, and we’ll look for your answers, in your own words. You decide about each one.',
    ],
    [
      TELLING_COPY.proposals.lead,
      'Choose “Use this”, and we’ll put it under its question, ready for you to submit.',
    ],
    [TELLING_COPY.size(1_240, 80), '1,240 words, 80 sentences'],
    [
      FORM_PROBLEMS['too-long'],
      'A comment can be up to about 300 words. Please shorten it, or send it as two.',
    ],
    [
      REVIEW_COPY.dialog.lead,
      'They get a link and read it in any browser, without an account. They never see your answers, notes, other facts, earlier versions or private lines. Gaps appear as blanks.',
    ],
  ])('%s', (said, sentence) => {
    expect(said).toBe(sentence);
  });
});
