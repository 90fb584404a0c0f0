import { createHash } from 'node:crypto';
import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import { BLUEPRINT_TYPES } from '#domain/blueprint/blueprint-types.ts';
import type { HttpPerson } from '#harness/http-person.ts';
import { newBlueprint } from './test-app.ts';

type Ledger = { blueprint: Blueprint; acked: number; sent: number; version: number };

const digest = (text: string) => createHash('sha256').update(text).digest('hex');

/** Text number `n` of about `bytes`, which contains its own number and hash. */
function textNumber(n: number, bytes: number): string {
  const words = `${n} ${digest(String(n))} `.repeat(Math.ceil(bytes / 70)).slice(0, bytes);
  return `${n}|${digest(words)}|${words}`;
}

/** The number in a text, or undefined if the text is torn. */
function numberInside(text: string): number | undefined {
  const [n, hash, words] = text.split('|');
  return words !== undefined && digest(words) === hash ? Number(n) : undefined;
}

/** Documents of one person, each overwritten again and again, with a ledger of confirmed saves. */
export function startingWriters(person: HttpPerson, count: number, bytes = 8_192) {
  const ledgers: Ledger[] = BLUEPRINT_TYPES.slice(0, count).map((type) => ({
    blueprint: newBlueprint(type),
    acked: 0,
    sent: 0,
    version: 0,
  }));
  const statuses = new Map<number | string, number>();
  const note = (status: number | string) => statuses.set(status, (statuses.get(status) ?? 0) + 1);

  async function writeOnce(ledger: Ledger, url: string): Promise<boolean> {
    const n = ledger.sent + 1;
    ledger.sent = n;
    const content = { ...ledger.blueprint.content, aiOutput: textNumber(n, bytes) };
    try {
      const answer = await person.put(
        url,
        { ...ledger.blueprint, content },
        ledger.version,
        n,
        AbortSignal.timeout(15_000),
      );
      const body = (await answer.json()) as { version?: number; current?: { version: number } };
      note(answer.status);
      if (answer.status === 200) {
        ledger.acked = n;
        ledger.version = body.version ?? 0;
      } else if (answer.status === 412) ledger.version = body.current?.version ?? 0;
      return answer.ok;
    } catch {
      note('no answer');
      return false;
    }
  }

  return {
    statuses,
    get acks() {
      return ledgers.reduce((sum, { acked }) => sum + acked, 0);
    },
    /** Writes until stopped; a refused or lost save is retried. */
    async run(url: string, isRunning: () => boolean, pauseMs = 0): Promise<void> {
      await Promise.all(
        ledgers.map(async (ledger) => {
          while (isRunning()) {
            const isSaved = await writeOnce(ledger, url);
            const pause = isSaved ? pauseMs : Math.max(20, pauseMs);
            if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
          }
        }),
      );
    },
    writeEachOnce: (url: string) => Promise.all(ledgers.map((ledger) => writeOnce(ledger, url))),
    /** Compares the server with the ledger: lost confirmed saves, and torn texts. */
    async check(url: string): Promise<{ lost: number; torn: number }> {
      const answer = await person.list(url);
      const { blueprints } = (await answer.json()) as { blueprints: (Blueprint & { version: number })[] };
      let lost = 0;
      let torn = 0;
      for (const ledger of ledgers) {
        const stored = blueprints.find(({ id }) => id === ledger.blueprint.id);
        ledger.version = stored?.version ?? 0;
        if (!stored) {
          if (ledger.acked > 0) lost += 1;
          continue;
        }
        const n = numberInside(stored.content.aiOutput ?? '');
        if (n === undefined) torn += 1;
        else if (n < ledger.acked) lost += 1;
      }
      return { lost, torn };
    },
  };
}
