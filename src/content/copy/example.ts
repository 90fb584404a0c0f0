import { questionCount } from './words/question-count.ts';

export type ExampleBookCopy = {
  /** The recorded person. */
  readonly persona: string;
  readonly path: string;
  readonly firstName: string;
  readonly tabTitle: string;
  readonly description: string;
  /** On the cover. */
  readonly trade: string;
  /** In the link from the other book. */
  readonly does: string;
  readonly faith: string;
};

/** Two example books: one without any faith, one that is open about it. */
export const EXAMPLE_BOOKS: readonly [ExampleBookCopy, ExampleBookCopy] = [
  {
    persona: 'ana',
    path: '/example',
    firstName: 'Ana',
    tabTitle: 'An example launch book · Business Launch Blueprint',
    description:
      'A finished launch book to look through: nineteen plans for an invented piano teacher, written from her own short answers.',
    trade: 'Piano for adults who start late',
    does: 'Ana teaches piano',
    faith: 'Her plans don’t mention faith',
  },
  {
    persona: 'ruth',
    path: '/example/ruth',
    firstName: 'Ruth Ann',
    tabTitle: 'An example launch book with faith in it · Business Launch Blueprint',
    description:
      'A finished launch book to look through: nineteen plans for an invented teacher of Bible study leaders, open about her faith, written from her own short answers.',
    trade: 'Training for women who lead a Bible study',
    does: 'Ruth Ann trains Bible study leaders',
    faith: 'Her faith is in every plan',
  },
];

export const EXAMPLE_COPY = {
  see: 'See an example',
  mark: 'Example',
  about: (person: string) =>
    `This is an example. ${person} doesn’t exist. She confirmed her facts, and an AI wrote these plans from answers like the ones you’ll give. Nobody has edited them. The first page is put together from her facts and plans, without an AI. Smaller models write shorter plans. Words in brackets are what she still has to fill in.`,
  choose: 'Two example books',
  bookTitle: 'Launch book',
  preparedBy: (person: string) => `Prepared by ${person}`,
  contents: 'Contents',
  answers: (firstName: string) => `What ${firstName} answered`,
  top: 'Back to contents',
  start: 'Start your own',
  end: {
    title: 'Your book starts with one question',
    text: `Nineteen topics, ${questionCount} short questions each. Start with one topic today. In about ten minutes you can be reading its plan.`,
  },
} as const;
