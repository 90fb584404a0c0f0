import { TELL_TITLE } from './places.ts';
import { aboutCents, thousands } from './words/amounts.ts';

const questions = (count: number) => (count === 1 ? '1 question' : `${thousands(count)} questions`);
const answers = (count: number) => (count === 1 ? '1 answer' : `${count} answers`);
const pieces = (count: number) => (count === 1 ? 'one piece' : `${count} pieces`);

export const TELLING_COPY = {
  title: TELL_TITLE,
  lead: 'You’ve probably said much of this before: on an about page, on a flyer, in a talk. Put it here, and we’ll look for your answers, in your own words. You decide about each one.',
  rule: 'Paste only what is yours to use. Leave other people’s names out.',
  texts: 'Your texts',
  voice: 'Or say it out loud',
  newText: 'Paste or type your text',
  newPlaceholder: 'Paste your about page, a flyer, a letter, notes of a talk...',
  another: 'Add another text',
  open: 'Open a file',
  openHelp:
    'Text or Word files (.txt, .md, .docx). From a PDF or a website: open it, select all, copy, and paste it here.',
  opening: 'Opening the file...',
  fileFailed: (name: string) => `We couldn’t read “${name}”. Open it, select all, copy, and paste it here.`,
  fileKind: (name: string) =>
    `We can’t open “${name}”. Choose a .txt, .md or .docx file, or open it, select all, copy, and paste it here.`,
  fileTooLarge: (name: string) =>
    `“${name}” is too large. Open it, copy the part that’s about your business, and paste it here.`,
  fileEmpty: (name: string) => `There’s no text in “${name}”.`,
  dropped: (what: string) => `Opened. Left out: ${what}.`,
  pasteDropped: 'Pasted. Pictures were left out.',
  full: 'That’s 10 texts, the most you can have here. To add another, delete one.',
  nameOf: (number: number) => `Text ${number}`,
  nameLabel: 'Name of this text',
  textLabel: (name: string) => `Text of “${name}”`,
  size: (words: number, sentences: number) =>
    `${words === 1 ? '1 word' : `${thousands(words)} words`}, ${sentences === 1 ? '1 sentence' : `${thousands(sentences)} sentences`}`,
  tooLong: 'A text can be up to about 7,000 words. Please shorten it.',
  remove: 'Delete',
  removeText: (name: string) => `Delete “${name}”`,
  removed: (name: string) => `“${name}” was deleted.`,
  facts: (count: number) =>
    count === 1
      ? 'One thing in your texts may belong in My facts.'
      : `${count} things in your texts may belong in My facts.`,
  openFacts: 'Open My facts',
  find: {
    title: 'Find answers in my texts',
    start: 'Find answers',
    again: 'Look again',
    changed: 'This text has changed since we looked.',
    leaves: (button: string, host: string, count: number, cents: number | undefined) =>
      `When you choose ${button}, this text goes to ${host} with your key, in ${pieces(count)}. ${
        cents === undefined ? 'We don’t have a price for your model.' : `It costs ${aboutCents(cents)}.`
      }`,
    stop: 'Stop',
    progress: (done: number, total: number) => `Looking: piece ${Math.min(done + 1, total)} of ${total}...`,
    done: (count: number) =>
      count === 0 ? 'We found no answers in this text.' : `Found ${answers(count)} in this text.`,
    show: 'See the answers',
    stopped: 'Stopped. What was found so far is kept.',
    failed: (number: number, total: number) => `Piece ${number} of ${total} didn’t work.`,
    retry: 'Try this piece again',
    unreadable:
      'We couldn’t find any sentence numbers in this reply. Ask the assistant to answer only with lines like “audience.1: 12, 13”, then paste its reply again.',
    unclear: 'The AI answered in a way we couldn’t use. Try this piece again.',
    reply: 'The reply',
    cut: (count: number) =>
      count === 1
        ? 'One answer was long, so we kept only its first sentences.'
        : `${count} answers were long, so we kept only their first sentences.`,
    key: 'With your own AI key, this page can look for you. Add one in Settings.',
    openSettings: 'Open Settings',
  },
  chat: {
    title: 'Without a key',
    lead: 'Any chat assistant can look for your answers. Your text goes to the assistant you choose.',
    copy: '1. Copy your text and our instructions:',
    copyPrompt: 'Copy prompt',
    copied: 'Prompt copied. Paste it into any chat assistant.',
    changed:
      'This text has changed since you copied the prompt. Copy the prompt again, and send it once more.',
    copyFailed: 'Your browser blocked copying. Select the text and copy it yourself.',
    toCopy: 'Text to copy',
    paste: '2. Send it in a chat, copy the reply, and paste it here:',
    pasteReply: 'Paste reply',
    label: 'Reply',
    placeholder: 'Paste the reply here...',
    use: 'Read the reply',
    cancel: 'Cancel',
  },
  proposals: {
    title: 'Answers we found',
    lead: 'Choose “Use this”, and we’ll put it under its question, ready for you to submit.',
    found: (count: number) => `${answers(count)} found`,
    textLabel: (question: string) => `Answer to: ${question}`,
    origin: 'Where it came from',
    originClose: 'Hide',
    from: (name: string) => `From “${name}”`,
    changed: 'The text this came from was changed or deleted.',
    use: 'Use this',
    add: 'Add to my answer',
    notThis: 'Not this',
    asFound: 'Back to my own words',
    used: (title: string) => `It’s waiting for you in “${title}”.`,
    added: (title: string) => `Added to your answer in “${title}”.`,
    aside: 'Put aside.',
    already: 'Your answer so far',
    tooLong: 'An answer can be up to about 5,000 words. Shorten it, then use it.',
    allUsed: 'You’ve been through everything we found.',
  },
  heard: {
    mark: 'heard',
    help: 'Words marked “heard” were written down by a machine. Check numbers, days and names.',
    helpLook: 'Words marked “heard” were written down by a machine. Choose one to check it in your text.',
    look: (word: string) => `Check “${word}” in your text`,
    more: (count: number) => `and ${count} more`,
  },
  asideTitle: (count: number) => `Put aside: ${count}`,
  bringBack: 'Bring back',
  open57: {
    title: (count: number) => `Not said yet: ${questions(count)}`,
    count: questions,
    lead: 'Open one whenever you like.',
    none: 'You’ve said something about every question.',
  },
  atQuestion: {
    title: 'From what you told us',
    all: 'See everything we found',
  },
  nudge: {
    label: 'One thought',
    add: 'Add to my answer',
    to: (question: string) => `About “${question}”:`,
  },
} as const;
