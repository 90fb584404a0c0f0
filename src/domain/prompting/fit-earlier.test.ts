import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import { AppError } from '#domain/errors.ts';
import { planned, promptRequest } from '#domain/testing/prompt-fixture.ts';
import { sampleBlueprint } from '#domain/testing/sample-blueprint.ts';
import { CONTEXT_CHAINS } from './context-chain.ts';
import { buildPrompt, type PromptRequest } from './prompt.ts';
import { budgetForModel } from './prompt-budget.ts';

const SMALL = budgetForModel('gpt-4');
const LARGE = budgetForModel('gpt-5');

type Over = Parameters<typeof promptRequest>[1];

/** The prompt for a window with `fewer` tokens less than everything takes. */
function withLess(type: Parameters<typeof promptRequest>[0], over: Over, fewer: number) {
  const all = buildPrompt(promptRequest(type, over));
  const inputTokens = all.tokens - fewer;
  return buildPrompt(promptRequest(type, { ...over, budget: { ...SMALL, inputTokens } }));
}

const systemOf = (prompt: { messages: readonly { content: string }[] }) => prompt.messages[0]?.content ?? '';

describe('the content sent from earlier topics', () => {
  it('is only what the chain names', () => {
    const prompt = buildPrompt(promptRequest('purpose', { earlier: [planned('sales'), planned('purpose')] }));
    expect(systemOf(prompt)).not.toContain('sales');
    expect(systemOf(prompt)).not.toContain('decided in purpose');
  });

  it('is the first lines of a plan whose Key decisions were deleted', () => {
    const output = 'The first sentence. '.repeat(40);
    const earlier = [sampleBlueprint({ type: 'identity', answers: ['a', 'b', 'c'], output })];
    const prompt = buildPrompt(promptRequest('purpose', { earlier }));
    expect(prompt.included).toEqual([{ type: 'identity', parts: ['answers', 'excerpt'] }]);
    expect(systemOf(prompt)).toContain(`Plan:\n${'The first sentence. '.repeat(30).trim()}\n<`);
  });

  it('is answers, marked as such, where a blueprint was completed but never generated', () => {
    const answered = sampleBlueprint({ type: 'identity', answers: ['I am Ana.', 'A song.', 'Patience.'] });
    const prompt = buildPrompt(promptRequest('purpose', { earlier: [answered] }));
    expect(prompt.included).toEqual([{ type: 'identity', parts: ['answers'] }]);
    expect(systemOf(prompt)).toContain(
      '### Title of identity (answers only, no plan yet)\nAnswers:\n- I am Ana.\n- A song.\n- Patience.\n</earlier-plans>',
    );
  });

  it('is nothing where there is neither answer nor plan', () => {
    const empty = sampleBlueprint({ answers: ['  ', ''] });
    const { included, leftOut } = buildPrompt(promptRequest('purpose', { earlier: [empty] }));
    expect([included, leftOut]).toEqual([[], []]);
  });

  it('includes, in a small window with room, the sections this topic works from', () => {
    const output = '## Key decisions\n**Steps:** five\n\n## Your method\n- **Sit:** first\n\n## Rest\nNo.';
    const earlier = [sampleBlueprint({ type: 'solutions', answers: ['a', 'b', 'c'], output })];
    const sections = [{ type: 'solutions', heading: 'Your method' }] as const;
    const prompt = buildPrompt(promptRequest('course', { earlier, sections }));
    expect(prompt.included).toEqual([{ type: 'solutions', parts: ['answers', 'key-decisions', 'sections'] }]);
    expect(systemOf(prompt)).toContain(
      'Plan:\nSteps: five\nYour method:\n- **Sit:** first\n</earlier-plans>',
    );
  });

  it('is, for a large window, every answer in full, all Key decisions and the nearest four plans whole', () => {
    const long = 'One more sentence here. '.repeat(80).trim();
    const earlier = CONTEXT_CHAINS.sales.chain.map((type) => ({
      ...planned(type, 6_000),
      content: { ...planned(type, 6_000).content, answers: { 0: long, 1: 'b', 2: 'c' } },
    }));
    const prompt = buildPrompt(promptRequest('sales', { earlier, budget: LARGE }));
    expect(prompt.included.filter(({ parts }) => parts.includes('whole')).map(({ type }) => type)).toEqual([
      'fulfillment',
      'event',
      'brand',
      'marketing',
    ]);
    expect(prompt.included.filter(({ parts }) => parts.includes('answers'))).toHaveLength(9);
    expect(prompt.included.filter(({ parts }) => parts.includes('key-decisions'))).toHaveLength(5);
    expect(prompt.leftOut).toEqual([]);
    expect(prompt.tokens).toBeLessThanOrEqual(60_000);
  });

  it('lets the playbook read the three plans of preparation where there is room', () => {
    const earlier = (['fulfillment-launch', 'event-launch', 'marketing-launch'] as const).map((type) =>
      planned(type),
    );
    const small = buildPrompt(promptRequest('launch', { earlier }));
    expect(small.included.map(({ type }) => type)).toEqual([
      'fulfillment-launch',
      'event-launch',
      'marketing-launch',
    ]);
    const fulfillment = planned('fulfillment');
    const tight = withLess('launch', { earlier: [fulfillment, ...earlier] }, 5);
    expect(tight.leftOut[0]).toEqual({ type: 'marketing-launch', what: 'key-decisions' });
    expect(tight.included[0]).toEqual({ type: 'fulfillment', parts: ['answers', 'key-decisions'] });
  });
});

describe('what is dropped when not everything fits', () => {
  const identity = sampleBlueprint({
    type: 'identity',
    answers: ['I teach piano.', 'A nurse played her song.', 'Patience. I am not an advisor.'],
    output: '## Key decisions\n**Name:** Ana\n**Price and terms:** $290 for ten weeks\n## End\nx',
  });
  const audience = sampleBlueprint({
    type: 'audience',
    answers: [
      'She is 58 and hums in the car. '.repeat(12).trim(),
      'No couples. She said sorry.',
      'Two songs.',
    ],
    output: '## Key decisions\n**Who:** she, 58\n## End\nx',
  });
  const earlier = [identity, audience];
  const facts = [{ name: 'Price', value: '$290 for ten weeks' }];

  it('is first what a confirmed fact already says', () => {
    const prompt = withLess('purpose', { earlier, facts }, 5);
    expect(systemOf(prompt)).not.toContain('Price and terms: $290 for ten weeks');
    expect(systemOf(prompt)).toContain('Name: Ana');
    expect(prompt.leftOut).toEqual([]);
  });

  it('is then Key decisions, the least important topic first', () => {
    const prompt = withLess('purpose', { earlier }, 3);
    expect(prompt.leftOut).toEqual([{ type: 'audience', what: 'key-decisions' }]);
    expect(systemOf(prompt)).toContain('Name: Ana');
    expect(systemOf(prompt)).toContain('She is 58 and hums in the car. '.repeat(12).trim());
  });

  it('is last the answers, with a mark for each cut', () => {
    const prompt = withLess('purpose', { earlier }, 60);
    expect(prompt.leftOut).toEqual([
      { type: 'identity', what: 'key-decisions' },
      { type: 'audience', what: 'some-answers' },
      { type: 'audience', what: 'key-decisions' },
    ]);
    expect(systemOf(prompt)).toContain('hums in the car. …');
    expect(prompt.included.map(({ parts }) => parts)).toEqual([['answers'], ['some-answers']]);
  });

  it('is never a limit the person set, and never identity.2, purpose.2 or brand.2', () => {
    const prompt = withLess('purpose', { earlier }, 118);
    const system = systemOf(prompt);
    expect(system).toContain('- Patience. I am not an advisor.');
    expect(system).toContain('- No couples. …');
    expect(system).not.toContain('She is 58');
    const types = ['identity', 'purpose', 'brand'] as const;
    const three = types.map((type) =>
      sampleBlueprint({ type, answers: ['Words. '.repeat(200), 'b', `Kept of ${type}, all of it.`] }),
    );
    const tight = withLess('communications', { earlier: three }, 1_000);
    for (const type of types) expect(systemOf(tight)).toContain(`- Kept of ${type}, all of it.`);
  });

  it('is never a conflict that is still open, or the messages that are booked', () => {
    const plan =
      '## Key decisions\n**Core message:** not too late\n**Message budget:** two a month\n**Open conflicts:** $290 or $280\n## End\nx';
    const brand = sampleBlueprint({ type: 'brand', answers: ['a', 'b', 'c'], output: plan });
    const prompt = withLess('communications', { earlier: [brand] }, 3);
    const system = systemOf(prompt);
    expect(prompt.leftOut).toEqual([{ type: 'brand', what: 'key-decisions' }]);
    expect(prompt.included).toEqual([{ type: 'brand', parts: ['answers'] }]);
    expect(system).toContain('Plan:\nMessage budget: two a month\nOpen conflicts: $290 or $280\n');
    expect(system).not.toContain('not too late');
  });

  it('is a topic as a whole when nothing of it is protected', () => {
    const bare = buildPrompt(promptRequest('purpose'));
    const budget = { ...SMALL, inputTokens: bare.tokens };
    const told = sampleBlueprint({ type: 'audience', answers: ['She hums.', 'At a party.', 'Two songs.'] });
    const prompt = buildPrompt(promptRequest('purpose', { earlier: [told], budget }));
    expect([prompt.included, prompt.leftOut]).toEqual([[], [{ type: 'audience', what: 'everything' }]]);
    expect(systemOf(prompt)).not.toContain('Previous Blueprint Outputs');
  });

  it('is nothing more: a limit that does not fit is reported, not dropped', () => {
    const bare = buildPrompt(promptRequest('purpose'));
    const request = promptRequest('purpose', { earlier, budget: { ...SMALL, inputTokens: bare.tokens } });
    const refuse = () => buildPrompt(request);
    expect(refuse).toThrow(AppError);
    expect(refuse).toThrow('This is more text than the model can read at once.');
  });
});

describe('for any earlier topics and any window', () => {
  const sentence = fc.constantFrom(
    'I teach piano.',
    'Never on Sundays.',
    'Ten come.',
    'I am not an advisor.',
  );
  const answer = fc.array(sentence, { minLength: 1, maxLength: 40 }).map((said) => said.join(' '));
  const chain = CONTEXT_CHAINS.marketing.chain;
  const blueprints = fc
    .tuple(...chain.map(() => fc.tuple(answer, answer, answer, fc.boolean())))
    .map((rows) =>
      rows.map(([one, two, three, isPlanned], index): Blueprint => {
        const type = chain[index] ?? 'identity';
        const output = isPlanned ? `## Key decisions\n**Main:** ${type}\n## End\nx` : '';
        return sampleBlueprint({ type, answers: [one, two, three], output });
      }),
    );

  it('the result fits, contains every limit, and names what is missing', () => {
    fc.assert(
      fc.property(blueprints, fc.integer({ min: 1_500, max: 12_000 }), (earlier, inputTokens) => {
        const request: PromptRequest = promptRequest('marketing', {
          earlier,
          budget: { ...SMALL, inputTokens },
        });
        let prompt: ReturnType<typeof buildPrompt>;
        try {
          prompt = buildPrompt(request);
        } catch (error) {
          expect(error).toMatchObject({ code: 'ai-context-length' });
          return;
        }
        expect(prompt.tokens).toBeLessThanOrEqual(inputTokens);
        const system = prompt.messages[0].content;
        const count = (text: string, words: string) => text.split(words).length - 1;
        const said = earlier.flatMap(({ content }) => Object.values(content.answers)).join(' ');
        for (const limit of ['Never on Sundays.', 'I am not an advisor.']) {
          expect(count(system, limit)).toBe(count(said, limit));
        }
        const isWhole = count(system, 'I teach piano.') === count(said, 'I teach piano.');
        if (!isWhole) expect(prompt.leftOut).not.toEqual([]);
      }),
      { numRuns: 40 },
    );
  });
});
