import type { DayInText } from '#domain/reading/days-in.ts';

const NEAR = 45;
/** Other things with a date in a launch: printing, bookings, rehearsals, early prices. */
const ERRAND =
  /\b(?:early[- ]?birds?|early price|regular|rsvp|flyers?|posters?|helpers?|volunteers|set ?up|payments?|due|deposit|balance|booked|reserved|since|trial|pilot|beta|tell(?:ing)?|announc\w+|print\w*|mail(?:ing)?|remind\w*|invit\w+|welcome call|follow[- ]?up|confirm|rehears\w+)\b[^.;:]{0,30}$/i;
/** A word for the launch's own days takes the day back: "flyers are out and the class starts Feb 9". */
const OWN =
  /\b(?:starts?|starting|begins?|begin|kick\w*|event|workshop|webinar|open house|class|group)\b[^.;:]{0,20}$/i;

/** Other wordings for "sign-up closes", each with its usual form. */
const OWN_CUES: readonly (readonly [RegExp, string])[] = [
  [
    /\b(sign[- ]?ups?|registrations?|enroll?ments?|doors|cart) (?:will )?(?:starts?|begins?|goes live|go live)\b/gi,
    '$1 open',
  ],
  [
    /\bcan (?:book|sign up|register|join|pay)(?: in)? from\b|\btake (?:names|bookings) from\b|\b(?:form|link|list|page|bookings?) (?:goes|is|will be|go) (?:live|out|up)\b|\badmissions? (?:is |are )?opens?\b/gi,
    'sign-up opens',
  ],
  [
    /\b(?:names?|forms|bookings?|payments?|money|fees?|everyone|everybody|they) (?:(?:has|have|must|should|needs?)(?: to)? (?:be )?)?(?:in|down|back|paid(?: up)?|signed up)(?: to me)?,? (?:by|before)\b|\b(?:payments?|list|books?|admissions?|form) (?:closes?|shuts?)\b|\b(?:sign[- ]?ups?|registrations?|enroll?ments?|bookings?|cart) (?:for|to) [^.;,\d]{1,25} ends?\b|\bstop taking (?:names|people|bookings|sign-?ups|payments?)\b|(?<!\b(?:that|who|whoever) )\b(?:sign(?:ed)? up|pay|register|book) by\b|\b(?:stays?|remains?|kept|is|are) open (?:un)?til{1,2}\b|\b(?:stays?|remains?) open (?:through|thru|to|up to)\b|\b(?:have|[’']ve got) (?:until|till)\b(?=[^.;]{3,40}(?:$| to (?:pay|decide|book|sign|join|say)))|\b(?:last|final) (?:day|date)(?! of school)(?: (?:to|for|of)(?: [\p{L}’']+){1,5}?)?(?= (?:is|would be|will be)|:)/giu,
    'sign-up closes',
  ],
  [
    /\b(?:batch|class(?:es)?|course|we|it) (?:will )?(?:commences?|resumes?|gets? going|get started|walk from|go from)\b|\bcommences?\b|\b(?:classes|it runs|\p{L}{3,6}days)(?: run)? from(?= )|\bfirst (?:of the \p{L}+ )?(?:\p{L}{3,6}days?|reading|practice|module) is|\b(?:lesson|class|session) (?:one|1)\b|\b(?:day|week) (?:one|1)(?: is|:)|\boff we go\b/giu,
    'the class starts',
  ],
];
const MORNING_OF = /\b(?:the )?(?:morning|evening|afternoon|night) of (?=\p{L}|the \d|\d)/giu;

/** "Sign-ups start on the 25th" opens them, "everybody's name in by Friday" closes them, and "the morning of January 25" is just that day. */
export function withOwnCues(plain: string): string {
  return OWN_CUES.reduce((said, [pattern, cue]) => said.replace(pattern, cue), plain).replace(MORNING_OF, '');
}

/** Whether a date belongs to an errand, not to the launch itself. */
export function isOfErrand(plain: string, { start }: DayInText): boolean {
  const before = plain.slice(Math.max(0, start - NEAR), start);
  const errand = ERRAND.exec(before);
  return errand !== null && !OWN.test(before.slice(errand.index + 1));
}

/** "Feb 13 is open kitchen, Feb 14 sign-up starts, Mar 6 we start": each with the words up to the next; undefined where days stand otherwise. */
export function daysBeforeTheirWords(plain: string, days: readonly DayInText[]) {
  const [first, second] = days;
  if (!first || !second || first.start > 3) return undefined;
  const isOwn = days.every(({ start, end }, at) => {
    const next = days[at + 1]?.start ?? plain.length;
    const words = plain.slice(end, next);
    return (
      (start === first.start ||
        /[,;/|]\s*(?:and |then )*$/.test(plain.slice(Math.max(0, start - 12), start))) &&
      /^(?:,? (?:\([^)]*\) ?)?|[:=–-] ?| [:=–-] )\p{L}{2}/u.test(words) &&
      !/^,? (?:and|to|or|until|through)\b/i.test(words)
    );
  });
  if (!isOwn) return undefined;
  return days.map((day, at) => {
    const text = plain.slice(day.start, days[at + 1]?.start ?? plain.length);
    return { text, day: { ...day, start: 0, end: day.end - day.start } };
  });
}
