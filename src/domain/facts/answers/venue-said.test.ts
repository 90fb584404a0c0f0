import { describe, expect, it } from 'vitest';
import { nameHeld, nameKey, namesAgree } from './names-said.ts';
import { venueKey, venueSaid, venuesAgree } from './venue-said.ts';

describe('where an event is', () => {
  it.each([
    ['Library mtg room in Wooster holds 40, Sat Jan 23, 2 to 4.', 'Library mtg room in Wooster'],
    ['right here at my place up Mission Creek I’ve got the arena', 'my place up Mission Creek'],
    [
      'it’s going to be at the county fairgrounds in Livingston same day',
      'the county fairgrounds in Livingston',
    ],
    ['The fellowship hall at Nueva Esperanza seats 60', 'The fellowship hall at Nueva Esperanza'],
    ['The church is redoing its floor, so it will be the library on Guilbeau', 'the library on Guilbeau'],
    ['live on Zoom, Sat Feb 6 at 5pm', 'live on Zoom'],
    ['in our fellowship hall and on zoom at the same time', 'our fellowship hall and on Zoom'],
    ['Moved it to the Legion on Main Street, Saturday', 'the Legion on Main Street'],
    ['The VFW hall downtown, they let me have it', 'The VFW hall downtown'],
    ['Half past seven, St Brendan’s hall in Island Bay', 'St Brendan’s hall in Island Bay'],
  ])('is read: %s', (answer, place) => expect(venueSaid(answer)).toBe(place));

  it.each([
    ['An open barn day in spring'],
    ['Room is booked since October'],
    ['I put a flyer on the board at the library'],
    ['instead of the church'],
    ['my living room or the library'],
  ])('is not every place that is named: %s', (answer) => expect(venueSaid(answer)).toBeUndefined());

  it.each([
    ['the hall of the parish', 'the big room of the library', false],
    ['my place', 'the county fairgrounds', false],
    ['my place', 'the barn', true],
    ['St Brendan’s hall', 'the parish hall', true],
    ['St Brendan’s hall', 'the library', false],
    ['our church and on Zoom', 'Zoom', true],
    ['grant park', 'grant park by the pavilion', true],
  ])('%s and %s may be one place: %s', (one, other, is) =>
    expect(venuesAgree(venueKey(one) ?? '', venueKey(other) ?? '')).toBe(is),
  );
});

describe('what an event is called', () => {
  it.each([
    ['I call it Tea for the Tired.', 'Tea for the Tired'],
    ['A free workshop, "Find Your Real Number," Thurs. Feb. 25', 'Find Your Real Number'],
    ['Paint a Psalm Night, free, live on Zoom', 'Paint a Psalm Night'],
    ['Psalm & Paint Party is set!', 'Psalm & Paint Party'],
    ['3 Nights to Steady, free challenge.', '3 Nights to Steady'],
    ['it’s called porch tea and it’s free', 'porch tea'],
    ['We shall hold "An Evening for Two" in the hall', 'An Evening for Two'],
  ])('is read: %s', (answer, name) => expect(nameHeld(answer)).toBe(name));

  it.each([
    ['Parish hall, free'],
    ['Grant Park, a nice spot'],
    ['Wed Feb 18, Thurs and Fri'],
    ['Room is booked'],
  ])('is not how a sentence begins: %s', (answer) => expect(nameHeld(answer)).toBeUndefined());

  it.each([
    ['Paint a Psalm Night', 'Psalm & Paint Party', false],
    ['The Circle', 'The Lamplight Circle', true],
    ['Soft Hands Strong Heart', 'The Quiet Rein', false],
    ['A Morning of Nothing', 'An Hour of Nothing', false],
    ['Paint a Psalm Night', 'Paint a Psalm Morning', false],
    ['A Morning of Nothing', 'The Morning of Nothing event', true],
    ['Paint a Psalm Night', 'Paint a Psalm', true],
    ['Paint a Psalm Night', 'paint a psalm nite', true],
    ['Paint a Psalm Night', 'Paint a Psalm Evening', true],
    ['The Women’s Table', "The Women's Table", true],
    ['The Debt Program', 'The Debt Programme', true],
  ])('%s and %s may be one: %s', (one, other, is) =>
    expect(namesAgree(nameKey(one) ?? '', nameKey(other) ?? '')).toBe(is),
  );

  it.each([['the morning'], ['A night'], ['The class']])('%s is how any of them is spoken of', (said) =>
    expect(nameKey(said)).toBeNull(),
  );
});
