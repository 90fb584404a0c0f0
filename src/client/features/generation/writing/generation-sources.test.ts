import { describe, expect, it } from 'vitest';
import { editText, saveOutput } from '#domain/blueprint/change-blueprint.ts';
import { confirmFact } from '#domain/facts/change-facts.ts';
import { blankFactSheet } from '#domain/facts/fact-sheet.ts';
import { outOfDateSources } from '#domain/freshness/out-of-date.ts';
import { planPrompt } from './generation-prompt.ts';
import { IDENTITY, NOW, setUpGeneration as setUp } from './testing/generation-setup.ts';

const sheet = confirmFact(blankFactSheet(NOW), 'offerPrice', '$290', NOW);
const ID = IDENTITY.id;

async function written(setup: ReturnType<typeof setUp>, text = 'a plan') {
  const run = setup.generation.generate(ID);
  const { request, finish } = await setup.writing();
  request.onText(text);
  finish();
  await run;
  return request;
}

describe('the sources of a plan', () => {
  it.each(['gpt-4', 'gpt-5'])('begins with the confirmed facts, also for %s', async (model) => {
    const setup = setUp({ sheet });
    setup.settings.getState().saveEndpoint({ ...setup.settings.getState(), openAIKey: 'sk-abc123', model });
    const { messages } = await written(setup);
    expect(messages[0]?.content).toContain('# Confirmed facts\n');
    expect(messages[0]?.content).toContain('<facts>\nPrice: $290\n</facts>');
    expect(setup.saved[0]?.facts.writtenFrom.facts).toMatch(/^offerPrice:[0-9a-f]{8}$/);
  });

  it('contains no settled question, and every open one', async () => {
    const plan =
      '## Key decisions\n\n**Terms:** $290\n**Rule:** One note\n**Open conflicts:** Price: $280 or $290; used: $290. Keyboards: three or five; used: three.';
    const sales = {
      ...IDENTITY,
      id: 'sales',
      type: 'audience',
      content: { ...IDENTITY.content, aiOutput: plan },
    } as const;
    const { prompt } = await planPrompt(
      { ...IDENTITY, type: 'purpose' },
      { blueprints: { sales }, sheet },
      'gpt-5',
    );
    const sent = prompt.messages.map(({ content }) => content).join('\n');
    expect(sent).toMatch(/Open conflicts:(?:\*\*)? Keyboards: three or five; used: three\./);
    expect(sent).not.toContain('$280');
  });

  it('are stored with the draft before the plan is finished, and after the page was closed', async () => {
    const setup = setUp({ sheet });
    const run = setup.generation.generate(ID);
    const { request } = await setup.writing();
    request.onText('half');
    setup.generation.stop(ID);
    await run;
    const draft = setup.store.getState().blueprints[ID];
    expect(draft?.content.draftFacts).toMatchObject({
      origin: 'generated',
      writtenFrom: { facts: expect.stringMatching(/^offer/) },
    });

    const later = setUp({ blueprints: draft ? [editText(draft, 'answers.0', 'Something else.', NOW)] : [] });
    await later.generation.recover(ID);
    await later.generation.keepDraft(ID);
    const kept = later.store.getState().blueprints[ID] ?? IDENTITY;
    expect(kept.content.aiOutput).toBe('half');
    expect(outOfDateSources(kept, {})).toEqual(['answers']);
  });

  it('are kept for a continued text: its beginning may be out of date', async () => {
    const setup = setUp();
    const run = setup.generation.generate(ID);
    (await setup.writing()).request.onText('half ');
    setup.generation.stop(ID);
    await run;
    const before = setup.store.getState().blueprints[ID] ?? IDENTITY;
    setup.store.setState({ blueprints: { [ID]: editText(before, 'answers.0', 'Something else.', NOW) } });
    const more = setup.generation.continueWriting(ID);
    const rest = await setup.writing(1);
    rest.request.onText('and whole');
    rest.finish();
    await more;
    const plan = setup.store.getState().blueprints[ID] ?? IDENTITY;
    expect(plan.content.aiOutput).toBe('half and whole');
    expect(outOfDateSources(plan, {})).toEqual(['answers']);
  });

  it('are those of the copied prompt, for a pasted reply', async () => {
    const setup = setUp({ key: null });
    await setup.generation.promptToCopy(ID);
    const before = setup.store.getState().blueprints[ID] ?? IDENTITY;
    setup.store.setState({ blueprints: { [ID]: editText(before, 'answers.0', 'Something else.', NOW) } });
    await setup.generation.pasteReply(ID, 'a reply');
    expect(outOfDateSources(setup.store.getState().blueprints[ID] ?? IDENTITY, {})).toEqual(['answers']);
  });

  it('do not depend on the chosen model: the copied prompt is the large one', async () => {
    const { generation } = setUp({ key: null });
    const copied = await generation.promptToCopy(ID);
    const [small, large] = [await generation.promptOf(ID), await generation.promptOf(ID, '', 'gpt-4.1')];
    expect(copied).toEqual(large.prompt.messages);
    expect(copied).not.toEqual(small.prompt.messages);
    expect((await generation.chatPromptOf(ID)).prompt.messages).toEqual(copied);
  });

  it('are the current ones, for a reply to a prompt that was not copied here', async () => {
    const setup = setUp({ key: null });
    await setup.generation.pasteReply(ID, 'a reply');
    const plan = setup.store.getState().blueprints[ID] ?? IDENTITY;
    expect(outOfDateSources(plan, {})).toEqual([]);
    expect(outOfDateSources(editText(plan, 'answers.0', 'Something else.', NOW), {})).toEqual(['answers']);
  });
});

describe('a reply that is pasted and not used yet', () => {
  it('is stored with the blueprint, shown as no plan yet, and becomes the plan when it is used', async () => {
    const setup = setUp({ key: null });
    setup.generation.holdPaste(ID, 'a reply');
    expect(setup.draftOf(ID)).toBe('a reply');
    expect(setup.generation.stateOf(ID)).toMatchObject({ status: 'held', reason: 'pasted' });
    expect(setup.saved).toEqual([]);

    const draft = setup.store.getState().blueprints[ID];
    const later = setUp({ blueprints: draft ? [draft] : [], key: null });
    await later.generation.recover(ID);
    expect(later.generation.stateOf(ID)).toMatchObject({ status: 'held', reason: 'pasted' });
    await later.generation.keepDraft(ID);
    expect(later.saved[0]).toMatchObject({ text: 'a reply', facts: { origin: 'pasted' } });
    expect(later.saved[0]?.facts.writtenFrom.answers).toBeDefined();
  });

  it('is removed when its box is emptied, without changing the plan', () => {
    const planned = saveOutput(IDENTITY, 'the plan', { origin: 'edited', at: NOW, writtenFrom: {} }, NOW);
    const setup = setUp({ blueprints: [planned], key: null });
    setup.generation.holdPaste(ID, 'a reply');
    setup.generation.holdPaste(ID, '');
    expect(setup.draftOf(ID)).toBe('');
    expect(setup.generation.stateOf(ID)).toEqual({ status: 'idle' });
    expect(setup.store.getState().blueprints[ID]?.content.aiOutput).toBe('the plan');
  });
});
