import { setTimeout as wait } from 'node:timers/promises';
import { saveRetryDelayMs } from '#domain/api/backoff.ts';
import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { codeOfStatus, isRetried } from '#domain/error-facts.ts';
import { answeredBlueprint } from '#harness/answered-blueprint.ts';
import type { Browser } from './browser.ts';

export type Writer = ReturnType<typeof startWriter>;
type Stored = Blueprint & { version: number };

/** One document that its owner writes over and over, sending each save again until it is answered. */
export function startWriter(browser: Pick<Browser, 'ask'>, uid: string, type: BlueprintType, bytes: number) {
  const blueprint = answeredBlueprint({ type });
  const path = `/api/users/${uid}/blueprints/${blueprint.id}`;
  const times: number[] = [];
  const repeats = new Map<number, number>();
  const refused = new Map<number, number>();
  let acked = 0;

  const textOf = (seq: number) => `${seq} `.repeat(Math.ceil(bytes / 4)).slice(0, bytes);

  async function send(seq: number): Promise<number> {
    const content = { ...blueprint.content, aiOutput: textOf(seq) };
    const said = await browser
      .ask({
        method: 'PUT',
        path,
        headers: {
          'x-client': 'two-servers',
          'x-seq': String(seq),
          ...(seq === 1 ? { 'if-none-match': '*' } : { 'if-match': `"${seq - 1}"` }),
        },
        body: JSON.stringify({ ...blueprint, content }),
      })
      .catch(() => ({ status: 0 }));
    return said.status;
  }

  /** True when it was saved in the end; false when the server refused it for good. */
  async function save(seq: number): Promise<boolean> {
    const begun = performance.now();
    for (let attempt = 0; ; attempt += 1) {
      const status = await send(seq);
      if (status === 200) {
        times.push(performance.now() - begun);
        acked = seq;
        return true;
      }
      // As in the client; 0 is no answer at all. Any other answer is one that a person would get to see.
      const isRepeated = status === 0 || isRetried(codeOfStatus(status));
      const counts = isRepeated ? repeats : refused;
      counts.set(status, (counts.get(status) ?? 0) + 1);
      if (!isRepeated) return false;
      await wait(saveRetryDelayMs({ attempt, random: Math.random() }));
    }
  }

  return {
    times,
    repeats,
    refused,
    get acked() {
      return acked;
    },
    async run(isRunning: () => boolean): Promise<void> {
      while (isRunning() && (await save(acked + 1)));
    },
    /** Every save raises the version by one, so a version above `acked` would be a save applied twice. */
    check(stored: readonly Stored[]): { isLost: boolean; isTwice: boolean } {
      const mine = stored.find(({ id }) => id === blueprint.id);
      const isLost = acked > 0 && mine?.content.aiOutput !== textOf(acked);
      return { isLost, isTwice: (mine?.version ?? 0) > acked };
    },
  };
}
