import type { DayInText } from '#domain/reading/days-in.ts';

const NEAR = 45;
/** What else has a day in a launch: what is printed, due, booked, tried out or cheaper until then. */
const ERRAND =
  /\b(?:early[- ]?birds?|early price|regular|rsvp|flyers?|posters?|helpers?|volunteers|set ?up|payments?|due|deposit|balance|booked|reserved|since|trial|pilot|beta|tell(?:ing)?|announc\w+|print\w*|mail(?:ing)?|remind\w*|invit\w+|welcome call|follow[- ]?up|confirm|rehears\w+)\b[^.;:]{0,30}$/i;
/** A word for the launch's own days takes the day back: "flyers are out and the class starts Feb 9". */
const OWN =
  /\b(?:starts?|starting|begins?|begin|kick\w*|event|workshop|webinar|open house|class|group)\b[^.;:]{0,20}$/i;

const SIGN_UP_STARTS =
  /\b(sign[- ]?ups?|registrations?|enroll?ments?|enrollment|doors|cart) (?:will )?(?:starts?|begins?|goes live|go live)\b/gi;
const MORNING_OF = /\b(?:the )?(?:morning|evening|afternoon|night) of (?=\p{L}|the \d|\d)/giu;

/** "Sign-ups start on the 25th" opens them, and "the morning of January 25" is just that day. */
export function withOwnCues(plain: string): string {
  return plain.replace(SIGN_UP_STARTS, '$1 open').replace(MORNING_OF, '');
}

/** Whether a day belongs to something that has to be done, not to the launch itself. */
export function isOfErrand(plain: string, { start }: DayInText): boolean {
  const before = plain.slice(Math.max(0, start - NEAR), start);
  const errand = ERRAND.exec(before);
  return errand !== null && !OWN.test(before.slice(errand.index + 1));
}
