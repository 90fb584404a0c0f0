import { setTimeout as wait } from 'node:timers/promises';
import type { ReceivedDocument } from '#domain/all-documents.ts';
import { saveRetryDelayMs } from '#domain/api/backoff.ts';
import { codeOfStatus, isRetried } from '#domain/error-facts.ts';
import type { Browser } from './browser.ts';
import type { Written } from './written.ts';

/** A document that its owner overwrites again and again, repeating each save until it is answered. */
export function startWriter(
  browser: Pick<Browser, 'ask'>,
  { name, path, before, documentOf, wordsOf }: Written,
) {
  const times: number[] = [];
  const repeats = new Map<number, number>();
  const refused = new Map<number, number>();
  let acked = 0;

  async function send(seq: number): Promise<number> {
    const expected = before + seq - 1;
    const said = await browser
      .ask({
        method: 'PUT',
        path,
        headers: {
          'x-client': 'two-servers',
          'x-seq': String(seq),
          ...(expected === 0 ? { 'if-none-match': '*' } : { 'if-match': `"${expected}"` }),
        },
        body: JSON.stringify(documentOf(seq)),
      })
      .catch(() => ({ status: 0 }));
    return said.status;
  }

  /** True when it was saved in the end; false when the server refused it permanently. */
  async function save(seq: number): Promise<boolean> {
    const begun = performance.now();
    for (let attempt = 0; ; attempt += 1) {
      const status = await send(seq);
      if (status === 200) {
        times.push(performance.now() - begun);
        acked = seq;
        return true;
      }
      // The same as in the client; 0 is no reply. Any other reply would be shown to the person.
      const isRepeated = status === 0 || isRetried(codeOfStatus(status));
      const counts = isRepeated ? repeats : refused;
      counts.set(status, (counts.get(status) ?? 0) + 1);
      if (!isRepeated) return false;
      await wait(saveRetryDelayMs({ attempt, random: Math.random() }));
    }
  }

  return {
    name,
    times,
    repeats,
    refused,
    get acked() {
      return acked;
    },
    async run(isRunning: () => boolean): Promise<void> {
      while (isRunning() && (await save(acked + 1)));
    },
    /** Every save raises the version by one, so a version above the last confirmed one means a save was applied twice. */
    check(told: readonly ReceivedDocument[]): { isLost: boolean; isTwice: boolean } {
      const { id } = documentOf(acked);
      const mine = told.find(({ doc }) => doc.id === id);
      const isLost = acked > 0 && (!mine || wordsOf(mine.doc) !== wordsOf(documentOf(acked)));
      return { isLost, isTwice: (mine?.version ?? 0) > before + acked };
    },
  };
}
