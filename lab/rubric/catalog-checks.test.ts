import { describe, expect, it } from 'vitest';
import { TOPICS } from '#content/catalog.ts';
import type { Question, Topic } from '#content/topic.ts';
import { checkComplete, checkMeanGrade, checkRepeats, overlap } from './catalog-checks.ts';

function withQuestion(type: string, index: 0 | 1 | 2, change: Partial<Question>): Topic[] {
  return TOPICS.map((topic) => {
    if (topic.type !== type) return topic;
    const [first, second, third] = topic.questions;
    const changed = { ...topic.questions[index], ...change };
    if (index === 0) return { ...topic, questions: [changed, second, third] };
    if (index === 1) return { ...topic, questions: [first, changed, third] };
    return { ...topic, questions: [first, second, changed] };
  });
}

describe('the catalog as a whole', () => {
  it('has all topics in card order with their cards and three questions each', () => {
    expect(checkComplete(TOPICS)).toEqual([]);
  });

  it('reads at grade 6 or lower on average', () => {
    expect(checkMeanGrade(TOPICS)).toEqual([]);
  });

  it('never asks for the same thing twice', () => {
    expect(checkRepeats(TOPICS)).toEqual([]);
  });
});

describe('each check finds a planted fault', () => {
  it('R1: topics out of order', () => {
    expect(checkComplete([...TOPICS].reverse())).toContainEqual(
      expect.objectContaining({ rule: 'R1', where: 'catalog' }),
    );
  });

  it('R1: a changed card and a blank hint', () => {
    const [first, ...rest] = withQuestion('identity', 1, { hint: ' ' });
    const broken = first ? [{ ...first, title: 'Who You Are' }, ...rest] : rest;
    expect(checkComplete(broken).map(({ problem }) => problem)).toEqual([
      'title is Who You Are',
      'question 1 is blank',
    ]);
  });

  it('R3: a catalog of formal hints', () => {
    const formal = TOPICS.map((topic) => ({
      ...topic,
      questions: topic.questions.map(({ text }) => ({
        text,
        example: 'Play songs.',
        hint: 'Articulate organizational differentiation characteristics comprehensively.',
      })) as unknown as Topic['questions'],
    }));
    expect(checkMeanGrade(formal)).toMatchObject([
      { rule: 'R3', problem: expect.stringMatching(/, over 6$/) },
    ]);
  });

  it('R7: the same question in two topics', () => {
    const repeated = withQuestion('sales', 1, {
      text: 'What stories and topics could you share all day?',
    });
    expect(checkRepeats(repeated)).toEqual([
      { rule: 'R7', where: 'sales.1', problem: 'repeats communications.2 (0.50 of the words)' },
    ]);
  });

  it('R7: a question that returns to an earlier guess without saying so', () => {
    const vague = withQuestion('launch', 0, { text: 'What are the dates that matter most for your launch?' });
    expect(checkRepeats(vague)).toEqual([
      { rule: 'R7', where: 'launch.0', problem: 'asks again without saying "now" or "final"' },
    ]);
  });

  it('R7: small words do not count as overlap', () => {
    expect(overlap('What do you have for them?', 'What do you have for it?')).toBe(0);
  });
});
