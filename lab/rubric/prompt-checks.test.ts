import { describe, expect, it } from 'vitest';
import { CATALOG, TOPICS } from '#content/catalog.ts';
import { deliverablesOf, type Topic } from '#content/topic.ts';
import type { PromptTemplate } from '#domain/prompting/prompt-template.ts';
import { checkPrompt, PROMPT_CHECKS, type PromptRule } from './prompt-checks.ts';
import { ruleClauses } from './prompt-text.ts';

const rules = Object.keys(PROMPT_CHECKS) as PromptRule[];

function rewrite(topic: Topic, part: keyof PromptTemplate, from: string | RegExp, to: string): Topic {
  const { small, large } = topic.prompts;
  const text = small[part].replace(from, to);
  if (text === small[part]) throw new Error(`nothing to plant in ${topic.type} ${part}`);
  return { ...topic, prompts: { small: { ...small, [part]: text }, large } };
}

const problemsOf = (rule: PromptRule, topic: Topic) =>
  checkPrompt(rule, topic, 'small').map(({ problem }) => problem);

describe('the 19 prompts', () => {
  it.each(rules)('keep rule %s', (rule) => {
    expect(TOPICS.flatMap((topic) => checkPrompt(rule, topic, 'small'))).toEqual([]);
    expect(TOPICS.flatMap((topic) => checkPrompt(rule, topic, 'large'))).toEqual([]);
  });

  it('name 148 deliverables for small windows, and 167 for models that can write them', () => {
    expect(TOPICS.flatMap((topic) => deliverablesOf(topic, 'small'))).toHaveLength(148);
    expect(TOPICS.flatMap((topic) => deliverablesOf(topic, 'large'))).toHaveLength(167);
  });

  it('have about 40 rules after their sections, where there were 60 to 64', () => {
    for (const topic of TOPICS) {
      expect(ruleClauses(topic, 'small').length).toBeLessThanOrEqual(42);
      expect(ruleClauses(topic, 'large').length).toBeLessThanOrEqual(42);
    }
  });
});

describe('each rule finds a planted fault', () => {
  const { identity, coaching, event, sales } = CATALOG;
  const planted: readonly [PromptRule, string, Topic][] = [
    ['R10', 'voice has 4 characters, not 300-900', rewrite(identity, 'voice', /[\s\S]+/, 'Kind')],
    ['R10', 'identity has 0 characters, not 120-400', rewrite(identity, 'identity', /[\s\S]+/, '')],
    [
      'R10',
      'lacks the shared rule "Speak to the owner as "you",…"',
      rewrite(sales, 'voice', 'Be kind', 'Be'),
    ],
    ['R11', '"Story arc" is missing or out of order', rewrite(identity, 'tasks', 'Story arc', 'STORY ARC')],
    ['R11', '"Short bio" does not say 45-60', rewrite(identity, 'tasks', '45-60', '45-65')],
    [
      'R11',
      '"Four quarters" does not say 4',
      rewrite(coaching, 'tasks', 'quarters: 4 rows', 'quarters: rows'),
    ],
    [
      'R11',
      '"Long bio" is missing or out of order',
      rewrite(identity, 'tasks', /(- Short.*\n)(- Long.*\n)/, '$2$1'),
    ],
    ['R11', 'lacks Month 1 to Month 12', rewrite(coaching, 'tasks', 'Month 1 to Month 12', 'All months')],
    ['R11', 'lacks Five-day', rewrite(event, 'tasks', 'Five-day', '5-day')],
    ['R11', 'lacks three paragraphs', rewrite(event, 'tasks', 'three paragraphs', 'some paragraphs')],
    [
      'R11',
      'lacks Labels: Buying path; Main worries; Follow-up touches; Stop rule; Terms; Who follows up.',
      rewrite(sales, 'tasks', 'Stop rule; ', ''),
    ],
    ['R11', 'lacks 550-700 words', rewrite(identity, 'specifics', '550-700', '800-850')],
    [
      'R12',
      'lacks Facts win, then the current answers',
      rewrite(sales, 'tasks', 'Facts win, then the current answers', 'Old plans win'),
    ],
    [
      'R12',
      'names earlier plans that it never gets',
      rewrite(identity, 'tasks', 'Read', 'Read Previous Blueprint Outputs and'),
    ],
    ['R13', 'lacks testimonial', rewrite(sales, 'specifics', 'Testimonials', 'Words')],
    ['R13', 'lacks scripture', rewrite(sales, 'specifics', 'scripture', 'texts')],
    ['R14', 'lacks income', rewrite(sales, 'specifics', /income/gi, 'money')],
  ];

  it.each(planted)('%s: %s', (rule, problem, topic) => {
    expect(problemsOf(rule, topic)).toContain(problem);
  });

  it('R10: a prompt that has grown past its budget', () => {
    const long = rewrite(sales, 'specifics', /$/, ` ${'more '.repeat(240)}`);
    expect(problemsOf('R10', long)).toEqual([
      expect.stringMatching(/^specifics has \d+ characters, not 700-3400$/),
      expect.stringMatching(/^prompt has \d+ characters$/),
    ]);
  });

  it('R10: a prompt with a part too many', () => {
    const small = { ...identity.prompts.small, extra: 'more' };
    expect(problemsOf('R10', { ...identity, prompts: { ...identity.prompts, small } })).toEqual([
      'parts are identity, tasks, voice, specifics, extra',
    ]);
  });
});
