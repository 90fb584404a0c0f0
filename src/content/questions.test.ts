import { describe, expect, it } from 'vitest';
import { TOPICS } from './catalog.ts';

// Answers are stored by index. If a question is reworded, its meaning and position must stay, or people find old words
// under a question they never answered.
const QUESTIONS = {
  identity: [
    'What do people already come to you for help with?',
    'Tell me about one moment that led you to this work.',
    'What do you believe that shapes the way you work with people?',
  ],
  audience: [
    'Describe the one person or couple you most want to help, as if to a friend.',
    'What moment made the person you serve say, “I need help with this”?',
    'What would an ordinary day look like for the person you serve, once their problem is solved?',
  ],
  purpose: [
    'What do you hope will change around the people you serve because of your work?',
    'What does a good working week look like for you three years from now?',
    'What will you always do, or never do, in the way you run your business?',
  ],
  analysis: [
    'What words do the people you serve use to describe their problem?',
    'What have the people you serve already tried that did not last?',
    'Where do the people you serve go for advice they can trust?',
  ],
  solutions: [
    'How do you walk a person from stuck to unstuck, step by step?',
    'What do you do for people that other kinds of help tend to leave out?',
    'What small win can someone have in the first half hour with your help?',
  ],
  fulfillment: [
    'What does your main offer look like, from the first day to the last?',
    'What can most clients realistically expect from your offer if they do their part?',
    'What price, or range of prices, do you have in mind for your offer?',
  ],
  event: [
    'What is the one thing your event will help people do?',
    'What kind of event could you run with the time and space you have?',
    'What next step will you invite people to take as your event ends?',
  ],
  brand: [
    'How do you want people to feel each time they come across your business?',
    'Which colors, pictures and styles feel like you, or not like you at all?',
    'What words do you love to use in your work, or try to avoid?',
  ],
  communications: [
    'What is the one thing you hope people remember after they meet you?',
    'Where can you speak or write to people, even in a busy month?',
    'What stories and topics could you talk about all day?',
  ],
  ai: [
    'Which chores keep coming back and eat up your week?',
    'What tools do you work with today, on paper or on a screen?',
    'Which parts of your work do you want AI to stay out of?',
  ],
  marketing: [
    'How do people first come across you and your work today?',
    'What does a person need to know or trust before saying yes to you?',
    'Tell me about the people you can write to today.',
  ],
  sales: [
    'What steps does a person take with you, from first interest to paying?',
    'What do people ask or worry about right before they pay?',
    'How do you like to follow up with people still making up their minds?',
  ],
  course: [
    'What will a student be able to do by the end of your course?',
    'What do you teach first, next and last in your course?',
    'How will students practice and get help from you each week?',
  ],
  coaching: [
    'Where could a client realistically be after one year of coaching with you?',
    'What schedule of client meetings would fit your real week?',
    'How will you and your client both know the coaching is working?',
  ],
  'fulfillment-launch': [
    'What do you use to get paid, share materials and meet with clients?',
    'What is still missing between a client paying you and the first meeting?',
    'What’s the plan for your first clients, as things stand now?',
  ],
  'event-launch': [
    'What are your final plans for your event: the place, the date, the helpers?',
    'What’s done for your event, and what’s left to do?',
    'What needs extra care on the day of your event?',
  ],
  'marketing-launch': [
    'What do you hope comes of the weeks you spend spreading the word?',
    'Who can you reach with your news right now?',
    'How much time do you really have each week to spread the word?',
  ],
  launch: [
    'What are the final dates that matter most for your launch?',
    'What would make this launch a success in your own eyes?',
    'What could get in your way during this launch?',
  ],
  onboarding: [
    'What do you want new clients to feel and know in their first week?',
    'What do you need to know, or agree on, before a client begins?',
    'How will you help new clients get an early win and keep going?',
  ],
};

const DATE = /(?:February|March|April) \d+/g;

describe('the 57 questions', () => {
  it.each(TOPICS)('of $type keep their order and meaning', ({ type, questions }) => {
    expect(questions.map(({ text }) => text)).toEqual(QUESTIONS[type]);
  });

  it('give the invented teacher consistent dates', () => {
    const dated = TOPICS.flatMap(({ type, questions }) =>
      questions.map(({ example }, index) => `${type}.${index}: ${example.match(DATE)?.join(', ') ?? ''}`),
    ).filter((line) => !line.endsWith(': '));
    expect(dated).toEqual([
      'event.1: March 6',
      'fulfillment-launch.2: March 22',
      'event-launch.0: March 6',
      'marketing-launch.0: February 1, March 5',
      'launch.0: March 6, March 8, March 12, March 22, February 15',
      'launch.2: February 15',
    ]);
  });
});
