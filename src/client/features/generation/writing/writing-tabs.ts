import type { TabChannel } from '#client/adapters/page/tabs/tab-channel.ts';
import type { TabLock } from '#client/adapters/page/tabs/tab-lock.ts';

type Clock = { after: (ms: number, run: () => void) => () => void };

// A tab with an earlier version of the app never answers.
const PATIENCE_MS = 3_000;

/** Which plans are being written in which tab of this browser. A dead tab releases its lock automatically. */
export type WritingTabs = {
  /** Marks it as being written here, until the returned function is called. */
  begin: (id: string) => () => void;
  /** Whether another tab is writing it. */
  isWriting: (id: string) => Promise<boolean>;
  /** Runs once, when no tab is writing it. */
  whenFree: (id: string, run: () => void) => () => void;
  /** Makes the other tabs stop writing these plans; resolves when all words so far are in the journal. */
  finishOthers: (ids: readonly string[]) => Promise<void>;
  /** Another tab wants it stopped here. */
  onFinish: (run: () => void) => void;
  close: () => void;
};

type Browser = {
  lock: TabLock;
  /** Which of these locks are held by any tab. */
  held: (names: readonly string[]) => Promise<string[]>;
  channel: TabChannel<'finish'>;
  clock: Clock;
};

export function createWritingTabs(uid: string, { lock, held, channel, clock }: Browser): WritingTabs {
  const own = new Set<string>();
  const nameOf = (id: string) => `bp-writing:${uid}:${id}`;

  function whenFree(name: string, run: () => void): () => void {
    let isOver = false;
    let release: (() => void) | undefined;
    const end = () => {
      isOver = true;
      release?.();
    };
    release = lock.hold(name, () => {
      if (isOver) return;
      // Not at once: the lock may be granted before there is a function to release it.
      queueMicrotask(() => {
        end();
        run();
      });
    });
    return end;
  }

  return {
    begin(id) {
      const release = lock.hold(nameOf(id), () => undefined);
      own.add(id);
      return () => {
        own.delete(id);
        release();
      };
    },
    isWriting: async (id) => !own.has(id) && (await held([nameOf(id)])).length > 0,
    whenFree: (id, run) => whenFree(nameOf(id), run),
    async finishOthers(ids) {
      const others = await held(ids.map(nameOf));
      if (others.length === 0) return;
      channel.post({ uid, message: 'finish' });
      const free = others.map((name) => new Promise<void>((resolve) => void whenFree(name, resolve)));
      await Promise.race([
        Promise.all(free),
        new Promise<void>((resolve) => clock.after(PATIENCE_MS, resolve)),
      ]);
    },
    onFinish: (run) =>
      channel.listen((heard) => {
        if (heard.uid === uid) run();
      }),
    close: () => channel.close(),
  };
}
