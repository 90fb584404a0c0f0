import type { LengthSaid } from './lengths-said.ts';

const REPLAYS =
  /\b(?:replays?|videos? (?=(?:stay|come down|go away|are (?:up|yours|available)|will be (?:up|available)))|recordings?|recorded (?:calls?|sessions?|classes))\b/i;
const STAYS =
  /\b(?:stay(?:s|ing)?(?: up)?|kept|keeps?|have|available|access|yours|up|live|watch|gone|expire\w*|come down|down|online|there)\b/i;
const FOREVER =
  /\b(?:forever|for ?ever|for life|lifetime|for good|for keeps|always|as long as (?:you|they) (?:like|want))\b/i;
const HOW_LONG =
  /\b(?:(?:for|up|within|after) )?(?:\d{1,3}|an?|one|two|three|four|six|twelve|thirty|sixty|ninety)[- ](?:more )?(?<unit>hours?|days?|weeks?|wks?|months?|years?|yrs?)\b/i;

/** How long replays can be watched: "yours to keep forever", "up for 90 days after the last class". */
export function replaysSaid(sentence: string): LengthSaid | undefined {
  const at = REPLAYS.exec(sentence)?.index;
  if (at === undefined) return undefined;
  const rest = sentence.slice(at).split(/[.;!?]/)[0] ?? '';
  if (
    (FOREVER.test(rest) && STAYS.test(rest)) ||
    /\b(?:lifetime|forever) access to (?:the |all )?(?:\w+ )?$/i.test(
      sentence.slice(Math.max(0, at - 40), at),
    )
  )
    return { value: 'Replays for good', key: 'forever' };
  const found = STAYS.test(rest) ? HOW_LONG.exec(rest) : null;
  if (!found) return undefined;
  const words = found[0].replace(/^(?:for|up|within|after) /i, '');
  return { value: `Replays for ${words}`, key: words.toLowerCase().replace('-', ' ').replace(/s$/, '') };
}
