import { describe, expect, it } from 'vitest';
import { sampleBlueprint } from '#domain/testing/sample-blueprint.ts';
import { needsIn, openPointsIn } from './gap-list.ts';

const offer = sampleBlueprint({
  type: 'fulfillment',
  output: `## Offer

- **Terms:** $290; refunds: [ADD: your refund terms].

## Still to confirm

- **Refunds:** choose one rule.
- [ ] Ask Luis.

## After

- Not a point.`,
});
const sales = {
  ...sampleBlueprint({ type: 'sales', output: 'Money back: [ADD: refund terms]. Link: [ADD: payment link]' }),
  id: 'sales',
};

describe('the needs of all plans', () => {
  it('are listed once each, in the order of the plans, with the sentences they stand in', () => {
    const needs = needsIn([sales, offer]);
    expect(needs.map(({ need, places }) => [need, places.length])).toEqual([
      ['refund terms', 2],
      ['payment link', 1],
    ]);
    expect(needs[0]?.places.map(({ type, sentence }) => [type, sentence])).toEqual([
      ['fulfillment', 'Terms: $290; refunds: [ADD: your refund terms].'],
      ['sales', 'Money back: [ADD: refund terms]. Link: [ADD: payment link]'],
    ]);
  });

  it('are none without plans', () => expect(needsIn([sampleBlueprint()])).toEqual([]));
});

describe('what is still to confirm', () => {
  it('is listed bullet by bullet, from its own section only', () => {
    expect(openPointsIn([offer, sales], []).map(({ text }) => text)).toEqual([
      'Refunds: choose one rule.',
      'Ask Luis.',
    ]);
  });

  it('leaves out what is done, until its words change', () => {
    const [first] = openPointsIn([offer], []);
    expect(openPointsIn([offer], [first?.mark ?? '']).map(({ text }) => text)).toEqual(['Ask Luis.']);
    const again = {
      ...offer,
      content: { ...offer.content, aiOutput: offer.content.aiOutput?.replace('one', 'any') },
    };
    expect(openPointsIn([again], [first?.mark ?? ''])).toHaveLength(2);
  });
});
