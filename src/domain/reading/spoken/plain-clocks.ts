const HOURS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const HOUR = `(?:${HOURS.join('|')}|\\d{1,2})`;
/** "Half eight" is half past eight to those who say so; "quarter to nine". */
const PART = new RegExp(
  `\\b(?<part>half|quarter|a quarter)(?: (?<side>past|to|after|till))? (?<hour>${HOUR})\\b(?! (?:hours?|hrs?|of)\\b)`,
  'gi',
);
const O_CLOCK = new RegExp(`\\b(?<hour>${HOUR}) o[’']?clock\\b`, 'gi');
const THIRTY = new RegExp(
  `\\b(?<hour>${HOURS.join('|')})[- ](?<minutes>thirty|fifteen|forty[- ]five)\\b(?! (?:min|people|women|dollars))`,
  'gi',
);
const MINUTES: Readonly<Record<string, string>> = { t: '30', fi: '15', fo: '45' };
/** "From nine to twelve", of the day: the second is no number of anything. */
const SPAN = new RegExp(
  `(?<=\\b(?:from|at|\\w+days?|mornings?|evenings?|afternoons?|nights?),? )(?<from>${HOURS.join('|')}|\\d{1,2}:\\d\\d) (?:to|till|until) (?<to>${HOURS.join('|')}|\\d{1,2}:\\d\\d)(?=$|[.,;:!?)]| (?:in|at|on|and|with|for|o[’']clock|every|each|then|so)\\b)`,
  'gi',
);
const HALF_TO =
  /(?<=\d:\d\d (?:to|till|until) )(?<to>one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/gi;
const MAYBE = /\b(?:half|quarter|o[’']?clock|thirty|fifteen|forty[- ]five|to|till|until)\b/i;

/** Times of the day in digits: "ten o'clock to half twelve" is "10:00 to 12:30". */
export function withPlainClocks(text: string): string {
  if (!MAYBE.test(text)) return text;
  return text
    .replace(PART, (words, part: string, side: string | undefined, hour: string) => {
      const at = hourOf(hour);
      const isTo = /^t/i.test(side ?? '');
      if (/half/i.test(part)) return isTo ? words : `${at}:30`;
      return side === undefined ? words : isTo ? `${at === 1 ? 12 : at - 1}:45` : `${at}:15`;
    })
    .replace(O_CLOCK, (_, hour: string) => `${hourOf(hour)}:00`)
    .replace(
      THIRTY,
      (_, hour: string, minutes: string) =>
        `${hourOf(hour)}:${MINUTES[/^t/i.test(minutes) ? 't' : minutes.slice(0, 2).toLowerCase()]}`,
    )
    .replace(SPAN, (_, from: string, to: string) => `${clockOf(from)} to ${clockOf(to)}`)
    .replace(HALF_TO, (to) => `${hourOf(to)}:00`);
}

const hourOf = (word: string) => (/^\d/.test(word) ? Number(word) : HOURS.indexOf(word.toLowerCase()) + 1);
const clockOf = (word: string) => (word.includes(':') ? word : `${hourOf(word)}:00`);
