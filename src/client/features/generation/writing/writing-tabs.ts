import type { TabChannel } from '#client/adapters/page/tabs/tab-channel.ts';
import type { TabLock } from '#client/adapters/page/tabs/tab-lock.ts';

type Clock = { after: (ms: number, run: () => void) => () => void };

// A tab of an earlier version of the app never answers.
const PATIENCE_MS = 3_000;

/** Which plans are being written in which tab of this browser. A tab that dies lets go by itself. */
export type WritingTabs = {
  /** Writes here, until the returned function is called. */
  begin: (id: string) => () => void;
  /** Whether another tab does. */
  isWriting: (id: string) => Promise<boolean>;
  /** Once, when no tab writes it any more. */
  whenFree: (id: string, run: () => void) => () => void;
  /** Has the other tabs stop writing these plans; resolves when what had arrived is in the journal. */
  finishOthers: (ids: readonly string[]) => Promise<void>;
  /** Another tab wants it finished here. */
  onFinish: (run: () => void) => void;
  close: () => void;
};

type Browser = {
  lock: TabLock;
  /** Which of these locks some tab holds. */
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
      // Not at once: the lock may be given before there is anything to release it with.
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
