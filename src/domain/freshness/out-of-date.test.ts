import { describe, expect, it } from 'vitest';
import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import { editText, saveOutput } from '#domain/blueprint/change-blueprint.ts';
import { buildPrompt } from '#domain/prompting/prompt.ts';
import { budgetForModel, type PromptBudget } from '#domain/prompting/prompt-budget.ts';
import { planned, promptRequest } from '#domain/testing/prompt-fixture.ts';
import { sampleBlueprint, TUESDAY } from '#domain/testing/sample-blueprint.ts';
import { outOfDateSources } from './out-of-date.ts';
import { fingerprintSources } from './plan-sources.ts';

const SMALL = budgetForModel('gpt-4');
const LARGE = budgetForModel('gpt-5');

function generate(earlier: readonly Blueprint[], budget: PromptBudget = SMALL): Blueprint {
  const blueprint = sampleBlueprint({ type: 'purpose', answers: ['a', 'b', 'c'] });
  const { answers } = blueprint.content;
  const request = promptRequest('purpose', { answers, earlier, budget });
  const writtenFrom = fingerprintSources({ answers, prompt: buildPrompt(request), earlier: request.earlier });
  return saveOutput(blueprint, 'The plan', { origin: 'generated', at: TUESDAY, writtenFrom }, TUESDAY);
}

const identity = planned('identity');
const audience = planned('audience');
const rewritten = (blueprint: Blueprint, from: string, to: string): Blueprint => ({
  ...blueprint,
  content: { ...blueprint.content, aiOutput: (blueprint.content.aiOutput ?? '').replaceAll(from, to) },
});

describe('outOfDateSources', () => {
  it('is empty right after generating', () => {
    expect(outOfDateSources(generate([identity, audience]), { identity, audience })).toEqual([]);
  });

  it('names the answers when one was edited, but not for a space at its end', () => {
    const plan = generate([identity]);
    expect(outOfDateSources(editText(plan, 'answers.1', 'b, and more', TUESDAY), { identity })).toEqual([
      'answers',
    ]);
    expect(outOfDateSources(editText(plan, 'answers.1', 'b ', TUESDAY), { identity })).toEqual([]);
  });

  it('names an earlier plan whose Key decisions changed', () => {
    const changed = rewritten(audience, 'decided in', 'changed in');
    expect(outOfDateSources(generate([identity, audience]), { identity, audience: changed })).toEqual([
      'audience',
    ]);
  });

  it('counts a changed detail only where the whole plan was read', () => {
    const changed = rewritten(identity, 'detail', 'fact');
    expect(outOfDateSources(generate([identity], SMALL), { identity: changed })).toEqual([]);
    expect(outOfDateSources(generate([identity], LARGE), { identity: changed })).toEqual(['identity']);
  });

  it('names an earlier plan that was written since', () => {
    expect(outOfDateSources(generate([identity]), { identity, audience })).toEqual(['audience']);
    const answered = sampleBlueprint({ type: 'audience', answers: ['x', 'y', 'z'] });
    expect(outOfDateSources(generate([identity]), { identity, audience: answered })).toEqual([]);
    expect(outOfDateSources(generate([answered]), { audience: answered })).toEqual([]);
    expect(outOfDateSources(generate([answered]), { audience })).toEqual(['audience']);
  });

  it('names earlier answers that changed, where only answers were there', () => {
    const answered = sampleBlueprint({ type: 'audience', answers: ['x', 'y', 'z'] });
    const edited = editText(answered, 'answers.0', 'new', TUESDAY);
    expect(outOfDateSources(generate([answered]), { audience: edited })).toEqual(['audience']);
  });

  it('names an earlier blueprint whose answers changed after they were read beside its plan', () => {
    const edited = editText(identity, 'answers.0', 'another price', TUESDAY);
    expect(outOfDateSources(generate([identity, audience]), { identity: edited, audience })).toEqual([
      'identity',
    ]);
    expect(outOfDateSources(generate([identity], LARGE), { identity: edited })).toEqual(['identity']);
  });

  it('does not count a plan that found no room beside its answers as written since', () => {
    const all = buildPrompt(
      promptRequest('purpose', { answers: { 0: 'a', 1: 'b', 2: 'c' }, earlier: [audience] }),
    );
    const plan = generate([audience], { ...SMALL, inputTokens: all.tokens - 1 });
    expect(plan.content.outputFacts?.writtenFrom.audience).toMatch(/^o/);
    expect(outOfDateSources(plan, { audience })).toEqual([]);
    const edited = editText(audience, 'answers.0', 'somebody else', TUESDAY);
    expect(outOfDateSources(plan, { audience: edited })).toEqual(['audience']);
  });

  it('names a plan of preparation that the playbook has read', () => {
    const prepared = planned('event-launch');
    const request = promptRequest('launch', { earlier: [prepared] });
    const { answers } = sampleBlueprint({ type: 'launch', answers: ['a', 'b', 'c'] }).content;
    const writtenFrom = fingerprintSources({
      answers,
      prompt: buildPrompt(request),
      earlier: request.earlier,
    });
    const facts = { origin: 'generated', at: TUESDAY, writtenFrom } as const;
    const sheet = saveOutput(
      sampleBlueprint({ type: 'launch', answers: ['a', 'b', 'c'] }),
      'The plan',
      facts,
      TUESDAY,
    );
    expect(outOfDateSources(sheet, { 'event-launch': prepared })).toEqual([]);
    const moved = rewritten(prepared, 'decided in', 'moved in');
    expect(outOfDateSources(sheet, { 'event-launch': moved })).toEqual(['event-launch']);
  });

  it('says nothing of sources that are gone, did not fit or do not belong to the chain', () => {
    expect(outOfDateSources(generate([identity, audience]), {})).toEqual([]);
    expect(outOfDateSources(generate([identity]), { identity: sampleBlueprint() })).toEqual([]);
    expect(outOfDateSources(generate([identity]), { identity, sales: planned('sales') })).toEqual([]);
    const bare = buildPrompt(promptRequest('purpose', { answers: { 0: 'a', 1: 'b', 2: 'c' } }));
    const plan = generate([audience], { ...SMALL, inputTokens: bare.tokens });
    expect(plan.content.outputFacts?.writtenFrom.audience).toBe('dropped');
    expect(outOfDateSources(plan, { audience })).toEqual([]);
  });

  it('says nothing of a plan without record, or without text', () => {
    const plan = generate([identity]);
    const pasted = saveOutput(plan, 'Pasted', { origin: 'pasted', at: TUESDAY, writtenFrom: {} }, TUESDAY);
    expect(outOfDateSources(pasted, { identity, audience })).toEqual([]);
    const emptied = { ...plan, content: { ...plan.content, aiOutput: '' } };
    expect(outOfDateSources(emptied, { identity, audience })).toEqual([]);
    const unmarked = { answers: plan.content.outputFacts?.writtenFrom.answers ?? '', identity: '?1' };
    const odd = saveOutput(
      plan,
      'Plan',
      { origin: 'generated', at: TUESDAY, writtenFrom: unmarked },
      TUESDAY,
    );
    expect(outOfDateSources(odd, { identity })).toEqual([]);
  });
});
