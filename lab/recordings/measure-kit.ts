import { existsSync, readFileSync } from 'node:fs';
import { KIT_FORMS } from '#content/kit/kit-forms.ts';
import { isBlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { piecesIn } from '#domain/kit/pieces-in.ts';

/** A piece that a person would use from a plan: section, label and channel. */
type Listed = readonly [section: string, label: string, channel: string];
type KitList = {
  readonly rule: string;
  readonly blind?: { readonly precision: number; readonly recall: number; readonly channel: number };
  readonly plans: readonly {
    readonly persona: string;
    readonly set: string;
    readonly plan: string;
    readonly pieces: readonly Listed[];
  }[];
};

export type KitMetrics = {
  readonly plans: number;
  readonly right: number;
  readonly wrong: readonly string[];
  readonly missed: readonly string[];
  readonly otherChannel: readonly string[];
  readonly precision: number;
  readonly recall: number;
  readonly channel: number;
  readonly blind?: KitList['blind'];
};

const WRITTEN_ON = '2026-11-16';
const key = (section: string, label: string) =>
  `${section}\n${label}`
    .toLowerCase()
    .replace(/[“”]/g, '"')
    .replace(/[^\p{L}\p{N}\n]+/gu, ' ')
    .trim();

/** Compares the pieces found in recorded plans with a handmade list. */
export function measureKit(list: string): KitMetrics {
  const { plans, blind } = JSON.parse(readFileSync(`recordings/${list}`, 'utf8')) as KitList;
  const wrong: string[] = [];
  const missed: string[] = [];
  const otherChannel: string[] = [];
  let right = 0;
  for (const { persona, set, plan, pieces } of plans) {
    const name = `${persona}/${set}/${plan}`;
    const path = set === 'unseen' ? `recordings/unseen/${persona}/${plan}.md` : `recordings/${name}.reply.md`;
    const topic = plan.slice(3);
    if (!existsSync(path) || !isBlueprintType(topic)) throw new Error(`There is no ${path}.`);
    const found = piecesIn({ topic, text: readFileSync(path, 'utf8'), since: WRITTEN_ON }, KIT_FORMS);
    const left = [...found];
    for (const [section, label, channel] of pieces) {
      const at = left.findIndex((piece) => key(piece.section, piece.label) === key(section, label));
      const [piece] = at === -1 ? [] : left.splice(at, 1);
      if (!piece) missed.push(`${name}: ${section} · ${label}`);
      else {
        right += 1;
        if (piece.channel !== channel)
          otherChannel.push(`${name}: ${section} · ${label} is ${channel}, not ${piece.channel}`);
      }
    }
    wrong.push(
      ...left.map(({ section, label, body }) => `${name}: ${section} · ${label}: ${body.slice(0, 80)}`),
    );
  }
  const share = (part: number, whole: number) => (whole === 0 ? 1 : part / whole);
  return {
    plans: plans.length,
    right,
    wrong,
    missed,
    otherChannel,
    precision: share(right, right + wrong.length),
    recall: share(right, right + missed.length),
    channel: share(right - otherChannel.length, right),
    ...(blind && { blind }),
  };
}
