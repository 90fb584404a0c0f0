import { describe, expect, it } from 'vitest';
import { CATALOG, TOPICS } from '#content/catalog.ts';
import type { Topic } from '#content/topic.ts';
import type { PromptTemplate } from '#domain/prompting/prompt-template.ts';
import { checkPrompt, PROMPT_CHECKS, type PromptRule } from './prompt-checks.ts';

const rules = Object.keys(PROMPT_CHECKS) as PromptRule[];

function rewrite(topic: Topic, part: keyof PromptTemplate, from: string | RegExp, to: string): Topic {
  const text = topic.prompt[part].replace(from, to);
  if (text === topic.prompt[part]) throw new Error(`nothing to plant in ${topic.type} ${part}`);
  return { ...topic, prompt: { ...topic.prompt, [part]: text } };
}

const problemsOf = (rule: PromptRule, topic: Topic) => checkPrompt(rule, topic).map(({ problem }) => problem);

describe('the 19 prompts', () => {
  it.each(rules)('keep rule %s', (rule) => {
    expect(TOPICS.flatMap((topic) => checkPrompt(rule, topic))).toEqual([]);
  });

  it('name 142 deliverables', () => {
    expect(TOPICS.flatMap((topic) => topic.deliverables)).toHaveLength(142);
  });
});

describe('each rule finds a planted fault', () => {
  const { identity, coaching, event, sales } = CATALOG;
  const planted: readonly [PromptRule, string, Topic][] = [
    ['R10', 'voice has 4 characters, not 300-900', rewrite(identity, 'voice', /[\s\S]+/, 'Kind')],
    ['R10', 'identity has 0 characters, not 120-400', rewrite(identity, 'identity', /[\s\S]+/, '')],
    [
      'R10',
      'lacks the shared rule "Speak to the owner as "you".…"',
      rewrite(sales, 'voice', 'Be kind', 'Be'),
    ],
    ['R11', '"Story arc" is missing or out of order', rewrite(identity, 'tasks', 'Story arc', 'STORY ARC')],
    ['R11', '"Short bio" does not say 45-60', rewrite(identity, 'tasks', '45-60', '45-65')],
    ['R11', '"Four quarters" does not say 4', rewrite(coaching, 'tasks', 'exactly 4 rows', 'some rows')],
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
    ['R11', 'lacks 700-950 words', rewrite(identity, 'specifics', '700-950', '900-950')],
    ['R12', 'lacks current answers win', rewrite(sales, 'tasks', 'current answers win', 'old plans win')],
    [
      'R12',
      'names earlier plans that it never gets',
      rewrite(identity, 'tasks', 'Read', 'Read Previous Blueprint Outputs and'),
    ],
    ['R13', 'lacks testimonial', rewrite(sales, 'specifics', 'testimonial', 'word')],
    ['R13', 'lacks scripture', rewrite(sales, 'specifics', 'scripture', 'texts')],
    ['R14', 'lacks income', rewrite(sales, 'specifics', /income/gi, 'money')],
  ];

  it.each(planted)('%s: %s', (rule, problem, topic) => {
    expect(problemsOf(rule, topic)).toContain(problem);
  });

  it('R10: a prompt that has grown past its budget', () => {
    const long = rewrite(sales, 'specifics', /$/, ` ${'more '.repeat(200)}`);
    expect(problemsOf('R10', long)).toEqual([
      expect.stringMatching(/^specifics has \d+ characters, not 700-2000$/),
      expect.stringMatching(/^prompt has \d+ characters$/),
    ]);
  });

  it('R10: a prompt with a part too many', () => {
    const prompt = { ...identity.prompt, extra: 'more' };
    expect(problemsOf('R10', { ...identity, prompt })).toEqual([
      'parts are identity, tasks, voice, specifics, extra',
    ]);
  });
});
