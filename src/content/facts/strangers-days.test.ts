import { describe, expect, it } from 'vitest';
import { saidIn } from '#content/testing/said-in.ts';

// Days as people all over the world say them: written before the rules, in the words of people outside the test data.
describe('eventDate', () => {
  it.each([
    ['launch 0', 'Taster on Sat 20 Feb', '2027-02-20'],
    ['launch 0', 'open day sixth of February', '2027-02-06'],
    ['launch 0', 'The 20th of Feb is the supper', '2027-02-20'],
    ['launch 0', 'lab jan 31. reg opens that day, closes sun feb 14', '2027-01-31'],
    ['launch 0', 'Demo class 20 Feb', '2027-02-20'],
    ['launch 0', 'orientation is on the 20th February', '2027-02-20'],
    ['launch 0', 'masterclass 20/2, enrolment opens 22/2, closes 5/3, start 8/3', '2027-02-20'],
    ['launch 0', 'tasting night on 20 February', '2027-02-20'],
    ['launch 0', '20 Feb = the open studio', '2027-02-20'],
    ['event 1', 'Saturday 6th Feb, 10 to 12, at the library', '2027-02-06'],
    ['event 1', 'I was thinking the first Saturday of February', '2027-02-06'],
    ['event 1', 'Sat 2/6 at the hall', '2027-02-06'],
    ['event-launch 0', '6.2.2027 at the hall', '2027-02-06'],
    ['event-launch 0', '6-Feb-2027, hall', '2027-02-06'],
    ['event-launch 0', 'Feb. 6th, 10am', '2027-02-06'],
    ['launch 0', 'Open kitchen: 13 Feb\nSign-up: 14 Feb to 26 Feb\nStart: 6 Mar', '2027-02-13'],
    ['launch 0', 'Talk at the library is on the 13th of Feb 2027', '2027-02-13'],
    [
      'launch 0',
      'Feb 13 is open kitchen, Feb 14 signup starts, Feb 26 signup ends, Mar 6 we start',
      '2027-02-13',
    ],
  ])('%s: %s', (where, answer, said) => expect(saidIn('eventDate', where, answer)).toEqual([said]));
});

describe('doorsOpen', () => {
  it.each([
    [
      'launch 0',
      'open day sixth of February. they can pay from that same day. payment closes on Friday the twenty sixth of February.',
      '2027-02-06',
    ],
    ['launch 0', 'Bookings open on 22 February', '2027-02-22'],
    [
      'marketing-launch 0',
      'The supper is on 13 February. We begin to tell people on 6 January, and they can sign up right there that same night',
      '2027-02-13',
    ],
    ['launch 0', 'The form goes live Feb 22', '2027-02-22'],
    ['launch 0', 'link goes out Feb 22', '2027-02-22'],
    ['launch 0', 'Registration from 22 Feb to 5 March', '2027-02-22'],
    ['launch 0', 'sign ups Feb 22 - Mar 5', '2027-02-22'],
    ['launch 0', 'I take names from Feb 22', '2027-02-22'],
    ['launch 0', 'admission open from 22nd Feb', '2027-02-22'],
    ['launch 0', 'people can book from Monday 22 February', '2027-02-22'],
    ['launch 0', 'Workshop Feb 20, open the next morning', '2027-02-21'],
    ['launch 0', 'Open kitchen: 13 Feb\nSign-up: 14 Feb to 26 Feb\nStart: 6 Mar', '2027-02-14'],
    ['launch 0', 'I open the list on the 14th of February straight after church', '2027-02-14'],
    [
      'launch 0',
      'Feb 13 is open kitchen, Feb 14 signup starts, Feb 26 signup ends, Mar 6 we start',
      '2027-02-14',
    ],
  ])('%s: %s', (where, answer, said) => expect(saidIn('doorsOpen', where, answer)).toEqual([said]));

  it.each([['launch 0', 'Enrolment begins right after the talk']])('%s says none: %s', (where, answer) =>
    expect(saidIn('doorsOpen', where, answer)).toEqual([]),
  );
});

describe('doorsClose', () => {
  it.each([
    [
      'launch 0',
      'open day sixth of February. they can pay from that same day. payment closes on Friday the twenty sixth of February.',
      '2027-02-26',
    ],
    [
      'launch 0',
      "I have to have everybody's name in by Friday, March 12 for the grocery order",
      '2027-03-12',
    ],
    ['launch 2', 'the last day to put a name down would be Sunday 7 March', '2027-03-07'],
    ['launch 0', 'Forms must be back by Friday 5 March', '2027-03-05'],
    ['launch 0', 'last date for admission is 5 March', '2027-03-05'],
    ['launch 0', 'Bookings shut on 5 March', '2027-03-05'],
    ['launch 0', 'cut off 3/5', '2027-03-05'],
    ['launch 0', 'I stop taking names on March 5', '2027-03-05'],
    ['launch 0', 'Names down by Friday 5 March', '2027-03-05'],
    ['launch 0', 'Payment must be in by March 5', '2027-03-05'],
    ['launch 0', 'everyone has to be paid up by March 5', '2027-03-05'],
    ['launch 0', 'List closes March 5', '2027-03-05'],
    ['launch 0', 'Sign-up opens Monday 22 February and closes ten days later', '2027-03-04'],
    ['launch 0', 'Workshop Saturday February 20. Sign-up closes a week later', '2027-02-27'],
    ['launch 0', 'Workshop Saturday February 20. Closes the Friday after', '2027-02-26'],
    ['launch 0', 'Open Feb 22, close two weeks after that', '2027-03-08'],
    ['launch 0', 'workshop is Feb 20, sign up closes the friday before the start on March 13', '2027-03-12'],
    ['launch 0', 'Registration from 22 Feb to 5 March', '2027-03-05'],
    ['launch 0', 'sign ups Feb 22 - Mar 5', '2027-03-05'],
    ['launch 0', 'masterclass 20/2, enrolment opens 22/2, closes 5/3, start 8/3', '2027-03-05'],
    ['launch 0', '5 Mar = close', '2027-03-05'],
    ['launch 0', 'Open kitchen: 13 Feb\nSign-up: 14 Feb to 26 Feb\nStart: 6 Mar', '2027-02-26'],
    ['launch 0', 'Sign ups from 14 Feb till 26 Feb', '2027-02-26'],
    ['launch 0', 'You have until 26 Feb to pay', '2027-02-26'],
    ['launch 0', 'closing date 26 Feb, no exceptions', '2027-02-26'],
    ['launch 0', 'I shut the book on Friday 26 February', '2027-02-26'],
    ['launch 0', 'Final day to pay: Feb 26', '2027-02-26'],
    ['launch 0', 'Registration ends at midnight on 26th Feb', '2027-02-26'],
    ['launch 0', 'They must pay by the 26th of February', '2027-02-26'],
    [
      'launch 0',
      'Feb 13 is open kitchen, Feb 14 signup starts, Feb 26 signup ends, Mar 6 we start',
      '2027-02-26',
    ],
    [
      'marketing-launch 0',
      'I start telling people on 11 January and stop on 26 Feb when the list closes',
      '2027-02-26',
    ],
    ['sales 1', 'I tell them it closes on Friday 26 February whatever happens', '2027-02-26'],
    ['sales 2', 'A text two days before we close on 26 Feb', '2027-02-26'],
    ['event 2', 'They have until 26 Feb to decide', '2027-02-26'],
    ['launch 1', 'The flyers are out and it closes Friday 26 February', '2027-02-26'],
    ['launch 0', 'The list stays open until the 26th of February', '2027-02-26'],
  ])('%s: %s', (where, answer, said) => expect(saidIn('doorsClose', where, answer)).toEqual([said]));

  it.each([['fulfillment 2', 'Those that pay by the 19th of February get it for a hundred and ninety']])(
    '%s says none: %s',
    (where, answer) => expect(saidIn('doorsClose', where, answer)).toEqual([]),
  );
});

describe('startDate', () => {
  it.each([
    ['launch 0', 'Workshop February 20, start the Monday after', '2027-02-22'],
    ['launch 0', 'Workshop February 20. We start two weeks after the event', '2027-03-06'],
    ['launch 0', 'Close March 5, first class the following Tuesday', '2027-03-09'],
    ['launch 0', 'Event 20 Feb, begin a fortnight later', '2027-03-06'],
    ['launch 0', 'registration closes 28th Feb. Batch starts 8th March', '2027-03-08'],
    ['launch 0', 'Batch commences on 8 March', '2027-03-08'],
    ['launch 0', 'commence 8th March', '2027-03-08'],
    ['launch 0', 'classes resume 8 March', '2027-03-08'],
    ['launch 0', 'day one is Monday 8 March', '2027-03-08'],
    ['launch 0', 'Week 1 is Monday March 8', '2027-03-08'],
    ['launch 0', 'We walk from 13 March', '2027-03-13'],
    ['launch 0', 'We get going on March 8', '2027-03-08'],
    ['launch 0', 'off we go on 8 March', '2027-03-08'],
    ['launch 0', 'masterclass 20/2, enrolment opens 22/2, closes 5/3, start 8/3', '2027-03-08'],
    ['launch 0', '8 Mar = start', '2027-03-08'],
    ['fulfillment-launch 2', 'first session weds feb 10. my wife does check in', '2027-02-10'],
    ['fulfillment-launch 2', 'First walk is Saturday 13 March', '2027-03-13'],
    ['fulfillment-launch 2', 'we begin Tuesday the second of March', '2027-03-02'],
    ['fulfillment-launch 2', 'Course commences Monday 8 March with 10 learners', '2027-03-08'],
    ['launch 0', 'Open kitchen: 13 Feb\nSign-up: 14 Feb to 26 Feb\nStart: 6 Mar', '2027-03-06'],
    ['launch 0', 'Classes from 6 March', '2027-03-06'],
    ['launch 0', 'First Saturday is 6 March', '2027-03-06'],
    ['launch 0', 'The group itself begins on Saturday 6 March', '2027-03-06'],
    ['launch 0', 'Then we kick off Sat 3/6', '2027-03-06'],
    ['launch 0', 'lesson one Saturday 6 March', '2027-03-06'],
    ['launch 0', 'The first of the six Saturdays is 6 March', '2027-03-06'],
    [
      'launch 0',
      'Feb 13 is open kitchen, Feb 14 signup starts, Feb 26 signup ends, Mar 6 we start',
      '2027-03-06',
    ],
    ['fulfillment 0', 'Six Saturdays from 6 March', '2027-03-06'],
    ['event 2', 'come to the first class on 6 March', '2027-03-06'],
  ])('%s: %s', (where, answer, said) => expect(saidIn('startDate', where, answer)).toEqual([said]));
});

describe('datesToAvoid', () => {
  it.each([
    [
      'launch 0',
      "I am traveling for my brother's wedding from the eighteenth to the twenty second of February so nobody should look for me",
      'Thursday, February 18, 2027 to Monday, February 22, 2027',
    ],
    [
      'launch 0',
      'off feb 26-28 for a tourney im coaching. dont book anything then',
      'Friday, February 26, 2027 to Sunday, February 28, 2027',
    ],
    [
      'launch 0',
      "I'm away from 27 February to 2 March in Lourdes",
      'Saturday, February 27, 2027 to Tuesday, March 2, 2027',
    ],
    ['launch 0', 'Nothing in August', 'August'],
    ['launch 0', "I'm in Kerala the whole of April", 'April'],
    ['launch 0', 'Keep clear of 1 to 5 March, half term', 'Monday, March 1, 2027 to Friday, March 5, 2027'],
    ['launch 0', 'Half term is 15-19 Feb, no good', 'Monday, February 15, 2027 to Friday, February 19, 2027'],
    [
      'launch 0',
      'school holidays 26 March to 6 April so no',
      'Friday, March 26, 2027 to Tuesday, April 6, 2027',
    ],
    [
      'launch 0',
      "I'm having my knee looked at January 18 to 22 so leave that week be",
      'Monday, January 18, 2027 to Friday, January 22, 2027',
    ],
    [
      'marketing-launch 2',
      "Not the week of January 18th though, that's my knee",
      'Monday, January 18, 2027 to Sunday, January 24, 2027',
    ],
    ['launch 0', 'Not available 3 to 7 March', '3 to 7 March'],
    ['launch 0', 'Holy week no work', 'Sunday, March 21, 2027 to Sunday, March 28, 2027'],
    ['launch 2', 'exam week 1-5 March', 'Monday, March 1, 2027 to Friday, March 5, 2027'],
    [
      'launch 2',
      "I'll be at my mother's in Cebu from March 1 to 6",
      'Monday, March 1, 2027 to Saturday, March 6, 2027',
    ],
    ['launch 0', 'avoid 1-5 March', '1-5 March'],
    [
      'launch 0',
      'I travel to Accra 1 to 8 March, no internet',
      'Monday, March 1, 2027 to Monday, March 8, 2027',
    ],
    ['launch 0', 'Nothing between 20 December and 5 January', 'Between 20 December and 5 January'],
    ['launch 0', "Easter weekend I'm off", 'Sunday, March 28, 2027'],
    ['launch 0', "I'm not around 1st-5th March", 'Monday, March 1, 2027 to Friday, March 5, 2027'],
    [
      'launch 2',
      'Load shedding, and my holiday from 1 to 5 March',
      'Monday, March 1, 2027 to Friday, March 5, 2027',
    ],
  ])('%s: %s', (where, answer, said) => expect(saidIn('datesToAvoid', where, answer)).toEqual([said]));

  it.each([
    ['coaching 1', 'No walks in August'],
    ['launch 2', 'We start in March so April is full'],
  ])('%s says none: %s', (where, answer) => expect(saidIn('datesToAvoid', where, answer)).toEqual([]));
});

describe('restDays', () => {
  it.each([
    ['launch 0', 'No Sundays, we are in church', 'Sundays'],
    ['marketing-launch 2', 'Mondays are out', 'Mondays'],
    ['purpose 2', "I don't work on Sunday at all", 'Sunday'],
    ['purpose 2', 'i dont do sundays', 'Sundays'],
    ['purpose 2', "I won't work Sundays", 'Sundays'],
    ['purpose 2', 'Sabbath is kept, so nothing from Friday sundown to Saturday', 'Saturday'],
    ['purpose 2', "Friday is for Jumu'ah and family, no work", 'Friday'],
    ['purpose 2', 'never on a Sunday', 'Sunday'],
    ['purpose 2', "Sunday is God's", 'Sunday'],
    ['purpose 2', 'Sundays are for church', 'Sundays'],
    ['purpose 2', 'Not on Sundays. Ever.', 'Sundays'],
    ['purpose 2', 'Sunday I rest', 'Sunday'],
    ['purpose 2', 'Sundays belong to my family', 'Sundays'],
    ['purpose 2', "on Sundays I don't touch the laptop", 'Sundays'],
    ['purpose 2', 'Saturdays off, always', 'Saturdays'],
    ['purpose 2', 'I take Wednesdays off', 'Wednesdays'],
    ['purpose 1', 'sunday off always, church + my moms house', 'Sunday'],
    ['coaching 1', 'Any day but Sunday', 'Sunday'],
    ['coaching 1', 'Monday to Saturday, Sunday is rest', 'Sunday'],
    ['coaching 1', 'no calls Sunday or Monday', 'Sunday or Monday'],
    ['purpose 2', 'Fridays are for jumah', 'Fridays'],
    ['purpose 2', 'nothing happens on a Sunday in this house', 'Sunday'],
    ['purpose 2', 'Sundays and Wednesdays I keep for my family', 'Sundays and Wednesdays'],
    ['coaching 1', 'Tuesdays and Thursdays, never weekends', 'Weekends'],
    ['purpose 2', 'Sundays nothing, not even WhatsApp', 'Sundays'],
  ])('%s: %s', (where, answer, said) => expect(saidIn('restDays', where, answer)).toEqual([said]));

  it.each([
    ['marketing-launch 2', "weekdays are out, I'm at work"],
    ['communications 0', 'Saturday belongs to your kids'],
    ['launch 0', "the Sunday is out, that's the parade"],
  ])('%s says none: %s', (where, answer) => expect(saidIn('restDays', where, answer)).toEqual([]));
});

describe('answers that do not match the question', () => {
  it.each([
    ['doorsClose', 'marketing-launch 2', '5 hrs a week. Last day to book is 24/04', '2027-04-24'],
    ['doorsClose', 'launch 0', 'Booking opens Mon 15 March and closes Friday 30 April', '2027-04-30'],
    ['doorsClose', 'launch 0', 'The cards are to be back by Friday, February 5.', '2027-02-05'],
    [
      'startDate',
      'launch 0',
      'presale opens tues feb 2, closes sun feb 14. books ship fri mar 19',
      '2027-03-19',
    ],
    [
      'eventDate',
      'event 1',
      'two evenings, Tues 9 and Thurs 11 March 2027, 7 till 9',
      '2027-03-09 2027-03-11',
    ],
    ['restDays', 'purpose 1', 'Sundays is chapel and then lunch', 'Sundays'],
    ['datesToAvoid', 'launch 0', 'stay off dec 20 - jan 3 & spring break', 'Dec 20 - jan 3 & spring break'],
    ['contact', 'sales 0', 'He calls (218) 555-0137, we talk', '(218) 555-0137'],
  ])('%s, %s: %s', (fact, where, answer, said) => expect(saidIn(fact, where, answer)).toContain(said));

  it.each([
    ['doorsClose', 'marketing-launch 2', 'In January I have a book deadline on the 22nd'],
    ['doorsClose', 'launch 0', 'We end April 8 with the breakfast on Saturday the 10th.'],
    ['eventDate', 'launch 0', 'We end April 8 with the breakfast on Saturday the 10th.'],
  ])('%s, %s says none: %s', (fact, where, answer) => expect(saidIn(fact, where, answer)).toEqual([]));
});
