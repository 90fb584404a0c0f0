import { KIT_FORMS } from '#content/kit/kit-forms.ts';
import { BLUEPRINT_TYPES, type BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { piecesIn } from '#domain/kit/pieces-in.ts';
import type { IsoDay } from '#domain/reading/calendar.ts';

// A label or a channel may be one of several: "Script||Saying the price".
export type Messages = readonly (readonly [
  plan: string,
  label: string,
  channel: string,
  subject?: string,
  day?: IsoDay | '',
])[];

type Plans = {
  readonly today: IsoDay;
  readonly isShown: boolean;
  readonly planOf: (type: BlueprintType) => string;
};

/** Compares the pieces found in these plans with the list. */
export function measureMessages(messages: Messages, { today, isShown, planOf }: Plans): void {
  const ofKind = /^(?:reply guide|if something breaks|ai helpers|core message)$/i;
  const found = BLUEPRINT_TYPES.flatMap((topic) =>
    piecesIn({ topic, text: planOf(topic), since: today }, KIT_FORMS)
      .filter(
        ({ section, label }) => !ofKind.test(section) || label.includes('aloud') || label.includes('gate'),
      )
      .map(({ label, channel, subject = '', when }) => ({
        plan: numbered(topic),
        label: bare(label),
        channel: channel as string,
        subject,
        day: when ?? '',
      })),
  );
  const left = [...found];
  let sameChannel = 0;
  let sameHead = 0;
  let headed = 0;
  const listed = messages.filter(([, label]) => !/one-line replies/.test(label));
  const missed = listed.filter(([plan, label, channel, subject, day]) => {
    const labels = label.split('||').map(bare);
    const at = left.findIndex((one) => one.plan === plan && labels.includes(one.label));
    const [piece] = at === -1 ? [] : left.splice(at, 1);
    if (!piece) return true;
    if (channel.split('||').includes(piece.channel)) sameChannel += 1;
    else if (isShown) console.log(`    channel ${plan} ${label} is ${channel}, not ${piece.channel}`);
    if (subject === undefined || day === undefined) return false;
    headed += 1;
    if (piece.subject === subject && piece.day === day) sameHead += 1;
    else if (isShown)
      console.log(`    head    ${plan} ${label}: "${subject}" ${day}, not "${piece.subject}" ${piece.day}`);
    return false;
  });
  const right = found.length - left.length;
  say('messages', { right, found: found.length, listed: listed.length });
  console.log(`  channel: ${(sameChannel / right).toFixed(3)}`);
  if (headed > 0)
    console.log(`  subject and day: ${sameHead} of ${headed} (${(sameHead / headed).toFixed(3)})`);
  if (!isShown) return;
  for (const { plan, label } of left) console.log(`    wrong   ${plan} ${label}`);
  for (const [plan, label] of missed) console.log(`    missed  ${plan} ${label}`);
}

export function numbered(type: BlueprintType): string {
  return `${String(BLUEPRINT_TYPES.indexOf(type) + 1).padStart(2, '0')}-${type}`;
}

function bare(label: string): string {
  return label
    .replace(/^(?:Email|Text|Post|Page|Script|Note by hand) · /, '')
    .replace(/[“”"]/g, '"')
    .toLowerCase();
}

export type Counts = { right: number; found: number; listed: number };

export function say(what: string, { right, found, listed }: Counts): void {
  const share = (part: number, whole: number) => (whole === 0 ? 1 : part / whole).toFixed(3);
  console.log(
    `  ${what}: ${found} found, ${listed} listed; precision ${share(right, found)}, recall ${share(right, listed)}`,
  );
}
