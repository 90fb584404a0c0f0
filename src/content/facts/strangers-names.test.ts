import { describe, expect, it } from 'vitest';
import { saidIn } from '#content/testing/said-in.ts';

// Names, places and contacts: written before the rules, in the words of people outside the test data.
describe('eventName', () => {
  it.each([
    [
      'event 1',
      "A soup supper. One Pot, Three Suppers, that's the name of it. Saturday",
      'One Pot, Three Suppers',
    ],
    ['event 1', 'free landing check, call it the landing lab. sat jan 31', 'The landing lab'],
    ['event 1', 'A short taster walk, The First Mile, on Saturday 20 February at eleven', 'The First Mile'],
    ['event 1', 'I call it Come and Thread. it is free', 'Come and Thread'],
    ['event 1', "I'm calling it Bread & Breath", 'Bread & Breath'],
    ['event 1', "It'd be called Hands in the Soil, two hours", 'Hands in the Soil'],
    ['event 1', 'A workshop named "Sort Your Shed" on Feb 6', 'Sort Your Shed'],
    ['event 1', 'An online talk: Sleep for New Mums, 7pm', 'Sleep for New Mums'],
    ['event 1', 'An evening called A Table for the Tired', 'A Table for the Tired'],
    ['event 1', '"First Stitch", a free morning at the library', 'First Stitch'],
    ['event 1', 'a webinar on zoom, title is Money Without Tears', 'Money Without Tears'],
    ['event 1', 'Title: Money Without Tears', 'Money Without Tears'],
    ['event 1', 'Name: Open Kiln Night. Date: Feb 6', 'Open Kiln Night'],
    ['event 1', 'The name is Open Kiln Night', 'Open Kiln Night'],
    ['event 1', "A tasting evening, it's called the jollof table", 'The jollof table'],
    ['event 1', "we'll have a morning we call coffee and courage", 'Coffee and courage'],
    ['event-launch 0', 'Open Kiln Night, Sat 6 Feb, 6 to 8', 'Open Kiln Night'],
    ['event-launch 0', 'Open Kiln Night on the 6th of February at the studio', 'Open Kiln Night'],
    ['event 1', 'I will host "Open Kitchen Saturday" on 13th Feb', 'Open Kitchen Saturday'],
    ['event 1', 'One evening talk titled Peace With Your Plate', 'Peace With Your Plate'],
    ['event 1', "a free class. I'd name it Bake Your First Loaf", 'Bake Your First Loaf'],
    ['event 1', "It's going to be called The Mending Hour", 'The Mending Hour'],
    ['event 1', 'Sat Feb 13, "Mend It Morning", village hall', 'Mend It Morning'],
    ['event 1', 'MEND IT MORNING, Sat 13 Feb', 'MEND IT MORNING'],
  ])('%s: %s', (where, answer, said) => expect(saidIn('eventName', where, answer)).toEqual([said]));

  it.each([
    ['event 1', 'open house at my place on Saturday'],
    ['event 1', 'Online on Zoom on Tuesday Feb 2, free'],
    ['event 1', 'One hour at the library on a Saturday'],
    ['event-launch 0', 'Pastor Jim opens the door at nine'],
    ['event-launch 0', 'Saturday February 6, Grace Church, Keisha on the door'],
    ['event 1', 'My sister Grace Okoro will help me host'],
    ['event 1', "Probably at Costa Coffee, or St Luke's"],
  ])('%s says none: %s', (where, answer) => expect(saidIn('eventName', where, answer)).toEqual([]));
});

describe('offerName', () => {
  it.each([
    ['fulfillment 0', 'Freezer to Table is five Tuesday nights', 'Freezer to Table'],
    ['fulfillment 0', 'its called land first. 8 wks', 'Land first'],
    ['fulfillment 0', 'The Long Way Round is a walking group for people', 'The Long Way Round'],
    ['fulfillment 0', 'it is called Needle to Naira. It is ten weeks', 'Needle to Naira'],
    ['fulfillment 0', 'My offer is Quiet Kitchen, a six week group', 'Quiet Kitchen'],
    ['fulfillment 0', 'Quiet Kitchen: 6 weeks, Tuesdays', 'Quiet Kitchen'],
    ['fulfillment 0', 'Quiet Kitchen. Six Tuesdays.', 'Quiet Kitchen'],
    ['fulfillment 0', 'a six week group named Quiet Kitchen', 'Quiet Kitchen'],
    ['fulfillment 0', 'A 6-week course, Quiet Kitchen, with calls', 'Quiet Kitchen'],
    ['fulfillment 0', 'I named it second wind', 'Second wind'],
    ['fulfillment 0', 'Name: Quiet Kitchen', 'Quiet Kitchen'],
    ['event 2', 'Sign up for Quiet Kitchen before they leave', 'Quiet Kitchen'],
    ['event 2', 'put their name down for The Long Way Round', 'The Long Way Round'],
    ['event 2', 'to collect the form for Needle to Naira', 'Needle to Naira'],
    ['event 2', 'Book a place on Quiet Kitchen', 'Quiet Kitchen'],
    ['event 2', 'Pay the deposit for Quiet Kitchen that day', 'Quiet Kitchen'],
    ['course 0', 'Same as Quiet Kitchen', 'Quiet Kitchen'],
    ['onboarding 0', 'welcome to Quiet Kitchen and where to park', 'Quiet Kitchen'],
  ])('%s: %s', (where, answer, said) => expect(saidIn('offerName', where, answer)).toEqual([said]));

  it.each([['fulfillment 0', 'Group of eight, 6 weeks, on Zoom']])('%s says none: %s', (where, answer) =>
    expect(saidIn('offerName', where, answer)).toEqual([]),
  );
});

describe('businessName', () => {
  it.each([
    ['identity 0', 'my shop is Threads of Grace at Bodija', 'Threads of Grace at Bodija'],
    ['identity 0', 'I call what I do Root Cellar Kitchen because', 'Root Cellar Kitchen'],
    ['identity 0', "The business, if I may call it that, is Shank's Mare.", "Shank's Mare"],
    ['identity 0', 'I run Second Wind Bookkeeping from my spare room', 'Second Wind Bookkeeping'],
    ['identity 0', "I'm Joy, of Harvest Hands", 'Harvest Hands'],
    ['identity 0', 'I own Harvest Hands in Durban', 'Harvest Hands'],
    ['identity 0', 'business name is Harvest Hands', 'Harvest Hands'],
    ['identity 0', 'the name of my business is Harvest Hands', 'Harvest Hands'],
    ['identity 0', 'I trade as Harvest Hands', 'Harvest Hands'],
    ['identity 0', 'Myself Lakshmi, I am running Saffron Table from home', 'Saffron Table'],
    ['identity 0', 'Business: Harvest Hands', 'Harvest Hands'],
    ['identity 0', 'Harvest Hands is the name over the door', 'Harvest Hands'],
    ['identity 0', "I'm Lakshmi and I run Saffron Table from my flat in Pune", 'Saffron Table'],
    ['identity 0', 'My name is Thandi, the business is Mend It', 'Mend It'],
    ['identity 0', 'My small business is called Mend It Studio', 'Mend It Studio'],
    [
      'identity 0',
      'We named our small work Casa Marriage Mentoring because of the house',
      'Casa Marriage Mentoring',
    ],
  ])('%s: %s', (where, answer, said) => expect(saidIn('businessName', where, answer)).toEqual([said]));

  it.each([
    ['identity 0', 'I am a nurse at Groote Schuur Hospital'],
    ['identity 0', 'I run marathons and a house with five kids'],
    ['identity 0', "I run a small group at St Mark's Church"],
    ['brand 1', 'Greens and browns. No Comic Sans'],
    ['identity 0', "We're the Mend It Studio, me and my sister"],
    ['identity 0', "I'm Ray from Sheffield"],
    ['identity 0', 'Ray Holt, Holt Joinery. 30 years'],
    ['identity 0', 'I work at First Choice Bank'],
  ])('%s says none: %s', (where, answer) => expect(saidIn('businessName', where, answer)).toEqual([]));
});

describe('eventPlace', () => {
  it.each([
    ['event-launch 0', 'garage on commonwealth ave fullerton', 'Garage on commonwealth ave fullerton'],
    ['event-launch 0', 'meeting at the car park in Farran Wood', 'The car park in Farran Wood'],
    ['event 1', 'Quaker Meeting House, Mill Road.', 'Quaker Meeting House'],
    ['event-launch 2', "We'll meet at the Lee Fields, where there's proper parking", 'The Lee Fields'],
    ['event-launch 0', 'in my shop, number fourteen Awolowo Avenue Bodija', 'My shop'],
    ['event-launch 0', "St Anne's parish hall, Saturday 6 Feb", "St Anne's parish hall"],
    ['event-launch 0', 'at the Scout hut on Mill Lane', 'The Scout hut on Mill Lane'],
    ['event-launch 0', 'Community hall in Section C', 'Community hall in Section C'],
    ['event-launch 0', 'barangay hall covered court', 'Barangay hall covered court'],
    ['event-launch 0', 'On WhatsApp video', 'WhatsApp video'],
    ['event-launch 0', 'in the leisure centre, 6 Feb', 'The leisure centre'],
    ['event-launch 0', 'my verandah, 12 chairs', 'My verandah'],
    ['event-launch 0', 'at our clinic in Andheri West', 'Our clinic in Andheri West'],
    ['event-launch 0', 'the temple hall on Saturday', 'The temple hall'],
    ['event 1', 'on Zoom so my cousins abroad can join', 'Zoom'],
    ['event 1', 'Village hall, Saturday 13 Feb, 10 till 12', 'Village hall'],
    ['event 1', 'at the barangay multipurpose hall', 'The barangay multipurpose hall'],
    ['event 1', 'Our society clubhouse', 'Our society clubhouse'],
    ['event 1', 'the church annex', 'The church annex'],
    [
      'event-launch 0',
      'moved it to the school library because the hall is being painted',
      'The school library',
    ],
  ])('%s: %s', (where, answer, said) => expect(saidIn('eventPlace', where, answer)).toEqual([said]));

  it.each([
    ['event-launch 1', 'Still to do: ring the hall about the key'],
    ['event-launch 2', 'If it rains we move into the school gym'],
    ['event-launch 2', 'My mother is in hospital, so that could upset things'],
    ['event-launch 2', 'People parking on the field next door'],
  ])('%s says none: %s', (where, answer) => expect(saidIn('eventPlace', where, answer)).toEqual([]));
});

describe('contact', () => {
  it.each([
    [
      'marketing 0',
      'They call the house, 715-555-0119, or write bev@rootcellarkitchen.example',
      '715-555-0119, or write bev@rootcellarkitchen.example',
    ],
    [
      'marketing 0',
      'They ring 021 555 0187 or write to aoife@shanksmare.example',
      '021 555 0187 or write to aoife@shanksmare.example',
    ],
    ['onboarding 0', 'Whatsapp me +234 803 555 0142', '+234 803 555 0142'],
    ['onboarding 0', 'my mobile 07700 900123', '07700 900123'],
    ['onboarding 0', 'cell is 083 555 0199', '083 555 0199'],
    ['onboarding 0', 'phone 98765 43210', '98765 43210'],
    ['onboarding 0', 'text 0917 555 0123', '0917 555 0123'],
    ['onboarding 0', 'dm or text 657-555-0163', '657-555-0163'],
    ['onboarding 0', 'reach me on joy@harvest.example', 'Joy@harvest.example'],
    ['onboarding 0', '(02) 5550 1234 at the office', '(02) 5550 1234'],
    ['onboarding 0', '+27 82 555 0134', '+27 82 555 0134'],
    ['onboarding 0', 'gmail: joyd@harvest.example', 'Joyd@harvest.example'],
    ['onboarding 0', 'WhatsApp 083 555 0188 for anything', '083 555 0188'],
    ['onboarding 0', 'my number is 98450 12345', '98450 12345'],
    ['onboarding 0', 'They reach me at hello@mendit.example', 'Hello@mendit.example'],
    ['onboarding 0', '01632 960 123, not after nine', '01632 960 123'],
  ])('%s: %s', (where, answer, said) => expect(saidIn('contact', where, answer)).toEqual([said]));
});

describe('website', () => {
  it.each([
    ['marketing 0', 'or groundupstrength.example has a form', 'groundupstrength.example'],
    ['marketing 0', 'harvesthands.co.za', 'harvesthands.co.za'],
    ['marketing 0', 'www.harvesthands.com.ng', 'www.harvesthands.com.ng'],
    ['marketing 0', 'they find harvesthands.ie', 'harvesthands.ie'],
    ['marketing 0', 'harvesthands.ph is down', 'harvesthands.ph'],
    ['marketing 0', 'my site joysews.wordpress.com', 'joysews.wordpress.com'],
    ['marketing 0', 'mendit.example is where they look', 'mendit.example'],
  ])('%s: %s', (where, answer, said) => expect(saidIn('website', where, answer)).toEqual([said]));

  it.each([['marketing 0', 'e.g. in the shop.then home']])('%s says none: %s', (where, answer) =>
    expect(saidIn('website', where, answer)).toEqual([]),
  );
});
