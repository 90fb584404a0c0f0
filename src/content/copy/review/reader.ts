import type { Seat } from '#domain/review/find-seat.ts';
import type { FormProblem, ReaderNote } from '#domain/review/reader-page.ts';

/** Texts for readers with a link. They have no account, and may never have heard of us. */
export const READER_COPY = {
  tabTitle: 'A plan to read',
  arrivedTitle: 'Your comment arrived',
  refusedTitle: 'Your comment wasn’t sent yet',
  title: 'You’ve been asked to read this',
  forName: (name: string) => `For ${name}`,
  about: 'The person who sent you this link is working on it, and would like to know what you think.',
  mayComment:
    'Under each part you can write a comment. The person who sent you the link can read it, and so can anyone else who has the link. Any reply appears here, too.',
  readOnly: 'You can read it here. Tell the person who sent you the link what you think.',
  private: (day: string) =>
    `Please don’t pass the link on: anyone who has it can read this. It works until ${day}.`,
  contents: 'Contents',
  backToContents: 'Back to contents',
  launch: {
    blank: 'Not known yet',
    nextEmpty: 'Nothing to do yet.',
    next: 'The next three things',
    budget: (hours: string) => `Dashed line: ${hours} hours a week.`,
    noDays: 'No launch days yet.',
    daysOver: 'The days of this launch have passed.',
  },
  comments: 'Comments',
  gone: 'Comments on parts that are gone',
  reader: 'A reader',
  reply: 'Reply',
  arrived: 'Your comment arrived. Thank you.',
  form: {
    open: 'Comment on this part',
    quote: 'Which words? (optional)',
    quoteHint: 'Copy the words from this part and paste them here.',
    text: 'Your comment',
    name: 'Your name',
    send: 'Send comment',
    notSent: 'Your comment wasn’t sent yet. Everything you wrote is still here.',
  },
} as const;

/** Each says what to do next; every typed word is still in the form. */
export const FORM_PROBLEMS: Readonly<Record<FormProblem, string>> = {
  empty: 'Please write a comment first.',
  'too-long': 'A comment can be up to about 300 words. Please shorten it, or send it as two.',
  'quote-too-long': 'Please paste fewer words here: up to about 50.',
  'quote-not-found': 'We couldn’t find these words in this part. Paste them again, or leave this empty.',
  'name-too-long': 'A name can be up to 60 characters. Please shorten it.',
  'part-gone': 'This part was changed while you were writing. Copy your comment and add it to another part.',
  'too-often': 'That’s a lot of comments in a short time. Please wait a little, then send this one again.',
  'link-full': 'This link has all the comments it can hold. Ask the person who sent it for a new one.',
  'person-full':
    'There’s no room for more comments right now. Tell the person who sent you the link what you think.',
};

/** The place of a comment after the plan changed. Next to its sentence nothing needs to be said. */
export const SEAT_WORDS: Readonly<Record<Seat['seat'], string>> = {
  beside: '',
  changed: 'This sentence has changed',
  rewritten: 'This part was rewritten',
  gone: 'This part is gone',
};

type NoteWords = {
  readonly title: string;
  readonly text: string;
  /** Above the words of a refused comment. */
  readonly unsent?: string;
  readonly button?: string;
};

const GONE: NoteWords = {
  title: 'This link doesn’t lead anywhere',
  text: 'It may have ended, or a part of it is missing. Ask the person who sent it to you for a new one.',
};

const UNSENT = 'Your comment wasn’t sent. Here is what you wrote, to copy:';

export const READER_NOTES: Readonly<Record<ReaderNote, NoteWords>> = {
  gone: GONE,
  'gone-unsent': { ...GONE, unsent: UNSENT },
  failed: {
    title: 'That didn’t work',
    text: 'Go back and try again in a minute. What you wrote is still in the form.',
  },
  'failed-unsent': {
    title: 'That didn’t work',
    text: 'Go back and try again in a minute.',
    unsent: UNSENT,
  },
  'too-large-unsent': {
    title: 'That’s too long to send',
    text: 'A comment can be up to about 300 words, and the words you quote up to about 50. Go back, shorten it, and send it again.',
    unsent: UNSENT,
  },
  'mail-asked': {
    title: 'Emails about new comments',
    text: 'Once a day at most, we tell you when somebody has commented on your plans.',
    button: 'Stop these emails',
  },
  'mail-stopped': {
    title: 'You won’t get these emails anymore',
    text: 'Comments still appear beside your plans. You can turn the emails on again where you make a link.',
  },
};
