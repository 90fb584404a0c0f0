import { existsSync } from 'node:fs';
import { measureKit } from './measure-kit.ts';

// npm run lab -- kit: precision and recall of messages in recorded plans, compared with handmade lists in recordings/.
const LISTS = [
  ['kit-by-hand.json', 'the reader was made with these plans in view', 0.97, 0.95, 0.95],
  [
    'kit-unseen.json',
    'recorded later, and not used to make the reader before it was first measured',
    0.9,
    0.9,
    0.9,
  ],
] as const;

for (const [list, kind, precision, recall, channel] of LISTS) {
  if (!existsSync(`recordings/${list}`)) continue;
  const found = measureKit(list);
  for (const line of found.wrong) console.log(`wrong    ${line}`);
  for (const line of found.missed) console.log(`missed   ${line}`);
  for (const line of found.otherChannel) console.log(`channel  ${line}`);
  console.log(
    `\n${list} (${kind}): ${found.plans} plans, ${found.right} pieces right, ${found.wrong.length} wrong, ${found.missed.length} missed.\n` +
      `Precision ${found.precision.toFixed(3)} (at least ${precision}), recall ${found.recall.toFixed(3)} (at least ${recall}), channel ${found.channel.toFixed(3)} (at least ${channel}).\n`,
  );
  if (found.blind)
    console.log(
      `When first measured: precision ${found.blind.precision}, recall ${found.blind.recall}, channel ${found.blind.channel}.\n`,
    );
  if (found.precision < precision || found.recall < recall || found.channel < channel) process.exitCode = 1;
}
