import { describe, expect, it } from 'vitest';
import { SimulatedDevice } from '#client/saving/testing/simulated-deps.ts';
import { createWorkspace } from '#client/saving/workspace.ts';
import type { AskedQuestion } from '#content/telling/pointing-prompt.ts';
import { AppError } from '#domain/errors.ts';
import type { ChatMessage } from '#domain/prompting/prompt.ts';
import { proposedIn } from '#domain/telling/read-telling.ts';
import { TELLING_ID } from '#domain/telling/telling.ts';
import { createPointing } from './pointing.ts';
import { tellingActions } from './telling-actions.ts';

const QUESTIONS: AskedQuestion[] = [
  { slot: 'identity.1', topic: 'Your Identity', text: 'What do people come for?' },
];
const LONG = Array.from({ length: 300 }, (_, nth) => `This is sentence number ${nth + 1} of my long talk.`)
  .map((one, nth) => (nth % 10 === 9 ? `${one}\n\n` : `${one} `))
  .join('');

async function setUp(text: string, replies: (string | AppError)[]) {
  const workspace = createWorkspace(new SimulatedDevice().tab());
  await Promise.resolve();
  const actions = tellingActions(workspace);
  const asked: string[] = [];
  const pointing = createPointing({
    workspace,
    loadQuestions: async () => QUESTIONS,
    async ask(messages: readonly ChatMessage[], signal) {
      asked.push(messages[1]?.content ?? '');
      const reply = replies.shift() ?? '';
      if (signal.aborted) throw new AppError('ai-aborted');
      if (reply instanceof AppError) throw reply;
      return reply;
    },
  });
  const id = actions.add('pasted', text);
  const telling = () => workspace.store.getState().documents.telling[TELLING_ID];
  const found = () => proposedIn(telling()).map(({ slot, text: words }) => `${slot}: ${words}`);
  const statuses = () => pointing.store.getState()[id]?.pieces.map(({ status }) => status);
  return { workspace, actions, pointing, id, asked, found, statuses };
}

describe('searching a text for answers', () => {
  it('sends each chunk separately, and keeps findings when another chunk fails', async () => {
    const { pointing, id, asked, found, statuses } = await setUp(LONG, [
      'identity.1: 1',
      new AppError('ai-server-error'),
      'identity.1: 299',
    ]);
    await pointing.start(id);
    expect(asked).toHaveLength(3);
    expect(statuses()).toEqual(['done', 'failed', 'done']);
    expect(found()).toEqual([
      'identity.1: This is sentence number 1 of my long talk.\nThis is sentence number 299 of my long talk.',
    ]);
    await pointing.retry(id, 1);
    expect(asked).toHaveLength(4);
    expect(asked[3]).toBe(asked[1]);
  });

  it('ignores a reply about a text that has changed', async () => {
    const { pointing, actions, id, found, statuses } = await setUp('I teach piano. People freeze.', [
      'identity.1: 1',
    ]);
    const run = pointing.start(id);
    actions.edit(id, 'People freeze. I teach piano.');
    await run;
    expect(found()).toEqual([]);
    expect(statuses()).toEqual(['failed']);
  });

  it('sends no more of a text that has changed: nobody pays for missing sentences', async () => {
    const { pointing, actions, id, asked, statuses } = await setUp(LONG, ['identity.1: 1']);
    const run = pointing.start(id);
    actions.edit(id, `${LONG} More.`);
    await run;
    expect(asked.length).toBeLessThan(2);
    expect(statuses()?.slice(1)).toEqual(['stopped', 'stopped']);
  });

  it('reports once that an answer is too long, even if only two chunks together are', async () => {
    const { pointing, id } = await setUp(LONG, ['identity.1: 1-5', 'identity.1: 140-145', 'none']);
    await pointing.start(id);
    expect(pointing.store.getState()[id]?.cut).toEqual(['identity.1']);
  });

  it('accepts a reply that nothing answers a question', async () => {
    const { pointing, id, statuses, found } = await setUp('I teach piano.', ['None.']);
    await pointing.start(id);
    expect([statuses(), found()]).toEqual([['done'], []]);
  });

  it('accepts no reply with another text’s numbers', async () => {
    const { pointing, actions, id, found } = await setUp('I teach piano. People freeze.', []);
    await pointing.promptFor(id);
    actions.edit(id, 'Hello. I teach piano. People freeze.');
    pointing.takeReply(id, 'identity.1: 1');
    expect(found()).toEqual([]);
    expect(pointing.store.getState()[id]?.pieces).toMatchObject([
      { status: 'failed', message: expect.stringContaining('since you copied the prompt') },
    ]);
    await pointing.promptFor(id);
    pointing.takeReply(id, 'identity.1: 2');
    expect(found()).toEqual(['identity.1: I teach piano.']);
  });

  it('stops at once, and sends no more chunks', async () => {
    const { pointing, id, asked, statuses } = await setUp(LONG, ['identity.1: 1']);
    const run = pointing.start(id);
    pointing.stop(id);
    await run;
    expect(asked.length).toBeLessThan(2);
    expect(new Set(statuses())).toEqual(new Set(['stopped']));
  });

  it('keeps an unreadable reply, to show it', async () => {
    const { pointing, id } = await setUp('I teach piano.', ['Sorry!']);
    await pointing.start(id);
    const pieces = () => pointing.store.getState()[id]?.pieces;
    // With a key there is nothing to paste: the next step is the button below.
    const message = expect.stringMatching(/Try this piece again\.$/);
    expect(pieces()).toMatchObject([{ status: 'failed', reply: 'Sorry!', message }]);
    pointing.takeReply(id, 'Sorry, too!');
    const paste = expect.stringMatching(/paste its reply again\.$/);
    expect(pieces()).toMatchObject([{ status: 'failed', reply: 'Sorry, too!', message: paste }]);
  });
});

describe('using a finding', () => {
  it('makes it the unsent answer of its question; a second one is added after it, and Undo removes only its own words', async () => {
    const { pointing, workspace, actions, id } = await setUp('I teach piano. People freeze.', [
      'identity.1: 1\nidentity.2: 2',
    ]);
    await pointing.start(id);
    const other = actions.add('pasted', 'I also sing.');
    pointing.takeReply(other, 'identity.1: 1');
    const all = () => proposedIn(workspace.store.getState().documents.telling[TELLING_ID]);
    const drafts = () => {
      const { byType, blueprints } = workspace.store.getState();
      return blueprints[byType.identity ?? '']?.content.drafts;
    };
    for (const one of all().filter(({ slot, sourceId }) => slot === 'identity.1' && sourceId === id))
      actions.use(one);
    expect(drafts()).toEqual({ 'answers.0': 'I teach piano.' });
    const undos = all()
      .filter(({ state, slot }) => state === 'offered' && slot === 'identity.1')
      .map((one) => actions.use(one));
    expect(drafts()).toEqual({ 'answers.0': 'I teach piano.\n\nI also sing.' });
    for (const undo of undos) undo();
    expect(drafts()).toEqual({ 'answers.0': 'I teach piano.' });
    expect(
      all()
        .map(({ slot, state }) => `${slot} ${state}`)
        .sort(),
    ).toEqual(['identity.1 offered', 'identity.1 used', 'identity.2 offered']);
  });

  it('never overwrites a submitted answer, nor later words when it is undone', async () => {
    const { pointing, workspace, actions, id } = await setUp('I teach piano.', ['identity.1: 1']);
    const topic = workspace.actions.openTopic('identity', {
      title: 'Your Identity',
      description: 'The core of it',
    });
    workspace.actions.submitAnswer(topic, 0, 'Music.');
    await pointing.start(id);
    const answer = () => workspace.store.getState().blueprints[topic]?.content.answers[0];
    const [one] = proposedIn(workspace.store.getState().documents.telling[TELLING_ID]);
    if (!one) throw new Error('one was found');
    const undo = actions.use(one);
    expect(answer()).toBe('Music.\n\nI teach piano.');
    workspace.actions.editText(topic, 'answers.0', 'Music.\n\nI teach piano. And song.');
    undo();
    expect(answer()).toBe('Music.\n\nI teach piano. And song.');
  });
});
