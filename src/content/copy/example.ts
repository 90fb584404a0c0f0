import { questionCount } from './words/question-count.ts';

export const EXAMPLE_COPY = {
  see: 'See an example',
  tabTitle: 'An example launch book · Business Launch Blueprint',
  description:
    'A finished launch book to look through: nineteen plans for an invented piano teacher, written from her own short answers.',
  mark: 'Example',
  about: (person: string) =>
    `This is an example. ${person} doesn’t exist. An AI wrote these plans from answers like the ones you’ll give, and nobody has edited them. Words in brackets are what she still has to fill in.`,
  bookTitle: 'Launch book',
  preparedBy: (person: string) => `Prepared by ${person}`,
  trade: 'Piano for adults who start late',
  contents: 'Contents',
  answers: (firstName: string) => `What ${firstName} answered`,
  top: 'Back to contents',
  start: 'Start your own',
  end: {
    title: 'Your book starts with one question',
    text: `Nineteen topics, ${questionCount} short questions each. Start with one topic today. In about ten minutes you can be reading its plan.`,
  },
} as const;
