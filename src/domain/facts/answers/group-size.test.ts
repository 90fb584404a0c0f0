import { describe, expect, it } from 'vitest';
import { groupSizeIn } from './group-size.ts';

describe('how many there is room for', () => {
  it.each([
    ['12 of us at most so everybody gets a turn.', '12'],
    ['I have 10 chairs around the table so when its 10 I stop and start a waiting list.', '10'],
    ['20 men, 5 crews of 4', '20'],
    ['14 seats (a couple counts as one).', '14'],
    ['Twelve households in total, not one more', 'Twelve'],
    ['the bunkhouse sleeps nine so I’m taking nine women and that’s all I want', 'nine'],
    ['8 churches max so I can mix with each one.', '8'],
    ['I’ve got room for 12 families', '12'],
    ['There’s room for a dozen at the library table', 'Twelve'],
    ['Max 16. Min 6.', '16'],
    ['We cap it at ten', 'ten'],
    ['16 is my limit', '16'],
    ['8 to 12 women', '12'],
    ['I’d take up to 15 families', '15'],
    ['First cohort kicks off in February, 10 churches.', '10'],
    ['eight couples at most', 'eight couples'],
    ['We take twelve pairs.', 'twelve pairs'],
  ])('where the question asks for it: %s', (answer, size) => expect(groupSizeIn(answer, true)).toBe(size));

  it.each([
    ['3 gals already told me save me a seat'],
    ['Three families already told me yes for February.'],
    ['7 guys said they’re in'],
    ['My year-long mentorship is $1,140 for four people only.'],
    ['up to 3 people per church'],
    ['goal 12 in the group, 15 would be a praise break.'],
    ['I call each gal once in the middle.'],
    ['480 for a household'],
    ['Best for a mom with two kids.'],
    ['6 weeks, 90 minutes each'],
    ['Eleven families finished last spring'],
    ['I’d be happy with ten women'],
  ])('not who came before, is in already, is hoped for, or each may bring: %s', (answer) =>
    expect(groupSizeIn(answer, true)).toBeUndefined(),
  );

  it.each([
    ['Twenty people max so I can see every page.', 'Twenty'],
    ['35 at the park, then 16 men in, 4 crews of 4.', '16'],
    ['40 people in the room on Feb. 25, 14 families in the group', '14'],
    ['that the group is small, a dozen households', 'Twelve'],
    ['if I say 20 spots I mean twenty', '20'],
    ['The class holds 24', '24'],
  ])('elsewhere where it is a limit, seats, or the group with its people: %s', (answer, size) =>
    expect(groupSizeIn(answer, false)).toBe(size),
  );

  it.each([
    ['31 people came last year'],
    ['I want 25 guests at the tea'],
    ['I’d love 10 families signed up for the class'],
    ['three spots left'],
    ['312 people on my email list'],
    ['900 women in the Facebook group'],
  ])('elsewhere no other people: %s', (answer) => expect(groupSizeIn(answer, false)).toBeUndefined());
});
