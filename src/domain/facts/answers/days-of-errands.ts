import type { DayInText } from '#domain/reading/days-in.ts';

const NEAR = 45;
/** What else has a day in a launch: what is printed, due, booked, tried out or cheaper until then. */
const ERRAND =
  /\b(?:early[- ]?birds?|early price|regular|rsvp|flyers?|posters?|helpers?|volunteers|set ?up|payments?|due|deposit|balance|booked|reserved|since|trial|pilot|beta|tell(?:ing)?|announc\w+|print\w*|mail(?:ing)?|remind\w*|invit\w+|welcome call|follow[- ]?up|confirm|rehears\w+)\b[^.;:]{0,30}$/i;
/** A word for the launch's own days takes the day back: "flyers are out and the class starts Feb 9". */
const OWN =
  /\b(?:starts?|starting|begins?|begin|kick\w*|event|workshop|webinar|open house|class|group)\b[^.;:]{0,20}$/i;

const PEOPLE =
  "(?:(?:they|people|folks|you|everyone|everybody|we|I|she|the \\p{L}+)(?:[’']ve| have| has)? )?";
const PAID = '(?:payments?|money|fees?|forms?|applications?|deposits?)';
/** What people say where others say "sign-up closes", each as that. */
const OWN_CUES: readonly (readonly [RegExp, string])[] = (
  [
    [
      '\\b(sign[- ]?ups?|registrations?|enroll?ments?|enrollment|doors|cart) (?:will )?(?:starts?|begins?|goes live|go live)\\b',
      '$1 open',
    ],
    [
      `\\b${PEOPLE}(?:can|may|could|will be able to) (?:book|sign up|register|join|pay|enroll?|reserve|put (?:their|your) names? down)(?: in)? (?:from|starting|as of|beginning)\\b|\\b(?:take|taking) (?:names|bookings|sign-?ups|deposits) (?:from|starting)\\b|\\b(?:form|link|list|page|sign-?up sheet|booking page|bookings?) (?:goes|is|will be|go) (?:live|out|up|available)\\b|\\b(?:admissions?|intake) (?:is |are )?opens?\\b`,
      'sign-up opens',
    ],
    [
      `\\b(?:names?|sign-?ups?|forms|bookings?|payments?|everyone|everybody|they)(?:[’']?s names?)? (?:(?:has|have|had|needs?|must|should|ought|are|is)(?: to)? (?:be |all be |have )?)?(?:to be )?(?:in|down|back|paid(?: up)?|signed up|registered|made|on the list)(?: to me)?,? (?:by|on or before|before|no later than)\\b|\\b${PAID} (?:closes?|(?:must|has to|have to|should|needs? to) be (?:in|back|paid|made|returned|complete\\p{L}*)(?: to me)? (?:by|before))\\b|\\bstop(?:ping)? (?:taking|accepting) (?:names|people|bookings|sign-?ups|payments?|any(?:one|body)(?: else)?)\\b|\\b(?:sign(?:ed)? up|pay|register|enroll?|book) by\\b|\\b(?:have|has|[’']ve|got) (?:got )?(?:until|till)\\b(?=[^.;]{3,40}(?:$|\\bto (?:pay|decide|book|sign|join|say|register)))|\\b(?:last|final|closing) (?:day|date)(?: (?:to|for|of) (?:[\\p{L}’']+ ?){1,5}?)?(?= (?:is|would be|will be|:)|:)|\\b(?:list|books?|intake|admissions?|form) (?:closes?|shuts?)\\b`,
      'sign-up closes',
    ],
    [
      `\\b(?:batch|class(?:es)?|course|training|program(?:me)?|lessons?|sessions?|group|we|it|cohort) (?:will )?(?:commences?|resumes?|get going|gets going|get started|get under ?way|walk from|sew from|meet from|go from|sing from|ride from|cook from)\\b|\\bcommenc(?:es?|ing)\\b|\\b(?:classes|lessons|sessions|it runs|\\p{L}{3,6}days)(?: run)? from(?= )|\\bit runs(?= \\d| [A-Z]\\p{L}{2,8} \\d)|\\bfirst (?:of the \\p{L}+ )?\\p{L}{3,6}days?(?: is|:)|\\b(?:lesson|class|session) (?:one|1)\\b|\\b(?:day one|day 1|week one|week 1)(?: is|:| =)|\\boff we go\\b`,
      'the class starts',
    ],
  ] as const
).map(([source, cue]) => [new RegExp(source, 'giu'), cue]);
const MORNING_OF = /\b(?:the )?(?:morning|evening|afternoon|night) of (?=\p{L}|the \d|\d)/giu;

/** "Sign-ups start on the 25th" opens them, "everybody's name in by Friday" closes them, and "the morning of January 25" is just that day. */
export function withOwnCues(plain: string): string {
  return OWN_CUES.reduce((said, [pattern, cue]) => said.replace(pattern, cue), plain).replace(MORNING_OF, '');
}

/** Whether a day belongs to something that has to be done, not to the launch itself. */
export function isOfErrand(plain: string, { start }: DayInText): boolean {
  const before = plain.slice(Math.max(0, start - NEAR), start);
  const errand = ERRAND.exec(before);
  return errand !== null && !OWN.test(before.slice(errand.index + 1));
}
