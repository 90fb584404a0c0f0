import { describe, expect, it } from 'vitest';
import { createTabLock } from '#client/adapters/page/tabs/tab-lock.ts';
import type { Workspace } from '#client/saving/workspace.ts';
import { eventually } from '#domain/testing/eventually.ts';
import { IDENTITY, setUpGeneration } from './testing/generation-setup.ts';
import { createWritingTabs } from './writing-tabs.ts';

const { id: ID } = IDENTITY;

/** Two tabs of one browser: they share locks, a channel and, through the journal, the blueprints. */
function twoTabs() {
  const uid = crypto.randomUUID();
  const ears: ((heard: { uid: string; message: 'finish' }) => void)[] = [];
  const tab = () => {
    const own: typeof ears = [];
    return setUpGeneration({
      tabs: createWritingTabs(uid, {
        lock: createTabLock(navigator.locks),
        held: async (names) => {
          const { held = [] } = await navigator.locks.query();
          return names.filter((name) => held.some((lock) => lock.name === name));
        },
        channel: {
          post: (message) => ears.filter((ear) => !own.includes(ear)).forEach((hear) => void hear(message)),
          listen: (hear) => void [own, ears].map((all) => all.push(hear)),
          close: () => undefined,
        },
        clock: { after: () => () => undefined },
      }),
    });
  };
  const [first, second] = [tab(), tab()];
  follow(first.store, second.store);
  follow(second.store, first.store);
  return { first, second };
}

function follow(from: Workspace['store'], to: Workspace['store']): void {
  from.subscribe(({ blueprints }) => {
    if (to.getState().blueprints !== blueprints) to.setState({ blueprints });
  });
}

async function writingIn({ generation, writing, timers }: ReturnType<typeof setUpGeneration>, text: string) {
  const run = generation.generate(ID);
  const { request, finish } = await writing();
  request.onText(text);
  timers[0]?.();
  return { run, request, finish };
}

const statusIn = ({ generation }: ReturnType<typeof setUpGeneration>) => generation.stateOf(ID).status;

describe('a plan that another tab writes', () => {
  it('is shown and followed, and neither recovered nor written twice', async () => {
    const { first, second } = twoTabs();
    const { run, request, finish } = await writingIn(first, 'one ');
    await eventually(() => expect(statusIn(second)).toBe('elsewhere'));
    const heard: string[] = [];
    second.generation.drafts.subscribe(ID, () => heard.push(second.generation.drafts.read(ID)));
    request.onText('two');
    first.timers[0]?.();
    expect(heard).toEqual(['one two']);
    await second.generation.recover(ID);
    await second.generation.generate(ID);
    expect(statusIn(second)).toBe('elsewhere');
    expect(second.writings).toEqual([]);
    finish();
    await run;
    await eventually(() => expect(second.generation.stateOf(ID)).toEqual({ status: 'idle' }));
  });

  it('is not requested twice either before its first word', async () => {
    const { first, second } = twoTabs();
    const run = first.generation.generate(ID);
    const { finish, request } = await first.writing();
    await second.generation.generate(ID);
    await eventually(() => expect(statusIn(second)).toBe('elsewhere'));
    expect(second.writings).toEqual([]);
    request.onText('A plan.');
    finish();
    await run;
    await eventually(() => expect(statusIn(second)).toBe('idle'));
    // And here again, at once, although this tab may not have released its lock yet.
    void first.generation.generate(ID);
    await eventually(() => expect(first.writings).toHaveLength(2));
  });

  it('is offered when that tab stops, without mentioning a lost connection', async () => {
    const { first, second } = twoTabs();
    const { run } = await writingIn(first, 'half a plan');
    await eventually(() => expect(statusIn(second)).toBe('elsewhere'));
    first.generation.stop(ID);
    await run;
    await eventually(() =>
      expect(second.generation.stateOf(ID)).toMatchObject({ status: 'held', reason: 'broken' }),
    );
    expect(second.generation.stateOf(ID)).toMatchObject({ failure: undefined });
  });

  it('is stopped there before somebody signs out here, with all words so far', async () => {
    const { first, second } = twoTabs();
    const { run, request } = await writingIn(first, 'saved a second ago, ');
    request.onText('and just now');
    await second.generation.finish();
    expect(second.draftOf(ID)).toBe('saved a second ago, and just now');
    await run;
    expect(statusIn(first)).toBe('held');
  });
});

describe('leaving while a plan is written here', () => {
  it('keeps the words of the last second', async () => {
    const { first } = twoTabs();
    const run = first.generation.generate(ID);
    (await first.writing()).request.onText('just now');
    expect(first.draftOf(ID)).toBe('');
    await first.generation.finish();
    expect(first.draftOf(ID)).toBe('just now');
    await run;
  });
});
