import { describe, expect, it } from 'vitest';
import { IDENTITY, setUpGeneration } from './testing/generation-setup.ts';

const signal = new AbortController().signal;
const CHANGE = { plan: '## A\n\nlong\n\n## B\n\nother', section: '## A\n\nlong', wish: 'Shorter' };

describe('asking for a change', () => {
  it('sends the plan’s own rules, answers and facts, the whole plan, the section and the request', async () => {
    const { generation, writing } = setUpGeneration();
    const heard: string[] = [];
    const reply = generation.asking.changeSection(IDENTITY.id, CHANGE, {
      signal,
      onText: (text) => heard.push(text),
    });
    const { request, finish } = await writing();
    const [system, user] = request.messages;
    expect(system?.content).toContain('# Today');
    expect(user?.content).toContain('I taught piano.');
    expect(user?.content).toContain('<current-plan>\n## A\n\nlong\n\n## B\n\nother\n</current-plan>');
    expect(user?.content).toContain('<current-section>\n## A\n\nlong\n</current-section>');
    expect(user?.content).toContain('<wish>\nShorter\n</wish>');
    request.onText('## A\n');
    request.onText('\nshort');
    finish();
    expect(await reply).toBe('## A\n\nshort');
    expect(heard).toEqual(['## A\n', '## A\n\nshort']);
  });

  it('sends only the section if the model has no room for the plan', async () => {
    const { generation, writing } = setUpGeneration();
    const plan = 'word '.repeat(6_000);
    void generation.asking.changeSection(IDENTITY.id, { ...CHANGE, plan }, { signal });
    const { request } = await writing();
    expect(request.messages[1]?.content).not.toContain('<current-plan>');
    expect(request.messages[1]?.content).toContain('<current-section>');
  });

  it('needs a key', async () => {
    const { generation } = setUpGeneration({ key: null });
    await expect(generation.asking.changeSection(IDENTITY.id, CHANGE, { signal })).rejects.toThrow(
      'Please add your OpenAI API key in settings first',
    );
  });
});

it('asks which answers would change the plan most', async () => {
  const { generation, writing, saved } = setUpGeneration();
  const questions = generation.asking.questionsFor(IDENTITY.id, { signal });
  const { request, finish } = await writing();
  expect(request.messages[1]?.content).toContain('Do not write the plan yet.');
  request.onText('1. Who pays?\n2. When do you start?');
  finish();
  expect(await questions).toEqual(['Who pays?', 'When do you start?']);
  expect(saved).toEqual([]);
});

describe('messages that a plan only announces', () => {
  const ROWS = '### Email · Tuesday, February 9, 2027\nSubject: Stiff hands';

  it('are requested with their headings and rows, without the plan if there is no room for it', async () => {
    const { generation, writing } = setUpGeneration();
    const plan = 'word '.repeat(6_000);
    const reply = generation.asking.writeMessages(IDENTITY.id, { plan, rows: ROWS }, { signal });
    const { request, finish } = await writing();
    expect(request.messages[1]?.content).toContain(`<current-section>\n${ROWS}\n</current-section>`);
    expect(request.messages[1]?.content).not.toContain('<current-plan>');
    request.onText('### Email');
    finish();
    expect(await reply).toBe('### Email');
  });

  it('are requested from a chat assistant with the whole plan, and without a key', async () => {
    const { generation } = setUpGeneration({ key: null });
    const plan = 'word '.repeat(6_000);
    const prompt = await generation.asking.messagesPrompt(IDENTITY.id, { plan, rows: ROWS });
    expect(prompt[1]?.content).toContain('<current-plan>\nword word');
    expect(prompt[1]?.content).toContain(ROWS);
  });
});
