import { expect, it } from 'vitest';
import { isAppointment } from './appointment.ts';

it.each([
  'Go to the breakfast with cards and the notebook page, Saturday, January 16, 2027 (90 min)',
  'Breakfast · Marketing Launch',
  'Teach the evening, Thursday, January 28, 2027 (120 min)',
  'Walk through the run of show with your three helpers on Friday, January 22, 2027 (30 min)',
  'Walk-through; go or no-go · Event Launch, Launch Playbook',
  'Go/no-go meeting',
  'Decide with your daughter, Friday, January 22, 2027 (20 min)',
  'Count the seats taken and copy the names to pray over, Tuesday, January 26, 2027 (20 min)',
  'Reminder; seats counted · Marketing Flows',
  'You: attend the union evening',
  'Call with the church office',
  'Planning meeting with Dina',
  'Lead the first table',
  'Visit the hall',
  'Last day for money back · Fulfillment Offer',
])('is one: %s', (title) => {
  expect(isAppointment(title)).toBe(true);
});

it.each([
  'Practice the outline aloud with a timer',
  'Go through the dialog once with your daughter (30 min)',
  'Prepare the breakfast cards',
  'Write breakfast, lunch and dinner on the card',
  'Ask for a meeting',
  'Meeting notes typed',
  'Interview questions written',
  'Lead magnet finished',
  'Host page set up',
  'Call the library',
  'Make the first six calls; Tuesday, March 30, 2027 (60 min)',
  'Decide on the price',
  'Print the cards · Meeting',
  'Country list',
])('is none: %s', (title) => {
  expect(isAppointment(title)).toBe(false);
});
