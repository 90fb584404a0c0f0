import { describe, expect, it } from 'vitest';
import { BLUEPRINT_TYPES, isBlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { CONTEXT_CHAINS, keepOrder, readsOf } from './context-chain.ts';

const FIRST_EIGHT = 'identity audience purpose analysis solutions fulfillment event brand';

describe('CONTEXT_CHAINS', () => {
  it.each([
    ['identity', ''],
    ['audience', ''],
    ['purpose', 'identity audience'],
    ['analysis', 'identity audience purpose'],
    ['solutions', 'identity audience purpose analysis'],
    ['fulfillment', 'identity audience purpose analysis solutions'],
    ['event', 'identity audience purpose analysis solutions fulfillment'],
    ['brand', 'identity audience purpose analysis solutions fulfillment event'],
    ['communications', FIRST_EIGHT],
    ['ai', FIRST_EIGHT],
    ['marketing', FIRST_EIGHT],
    ['sales', `${FIRST_EIGHT} marketing`],
    ['course', `${FIRST_EIGHT} marketing sales`],
    ['coaching', `${FIRST_EIGHT} marketing sales course`],
    ['fulfillment-launch', `${FIRST_EIGHT} ai sales course coaching`],
    ['event-launch', `${FIRST_EIGHT} communications marketing sales fulfillment-launch`],
    ['marketing-launch', `${FIRST_EIGHT} communications ai marketing sales fulfillment-launch event-launch`],
    ['launch', `${FIRST_EIGHT} marketing sales course coaching`],
    ['onboarding', `${FIRST_EIGHT} marketing sales course coaching launch`],
  ] as const)('%s reads: %s', (type, chain) => {
    expect(CONTEXT_CHAINS[type].chain.join(' ')).toBe(chain);
  });

  it.each([
    ['identity', ''],
    ['audience', ''],
    ['purpose', 'identity audience'],
    ['analysis', 'audience purpose identity'],
    ['solutions', 'analysis audience identity purpose'],
    ['fulfillment', 'solutions analysis audience identity'],
    ['event', 'fulfillment identity solutions analysis audience'],
    ['brand', 'identity purpose audience fulfillment analysis'],
    ['communications', 'brand analysis purpose fulfillment identity'],
    ['ai', 'identity fulfillment brand purpose'],
    ['marketing', 'event analysis fulfillment brand identity'],
    ['sales', 'fulfillment identity analysis marketing brand'],
    ['course', 'solutions fulfillment audience analysis identity'],
    ['coaching', 'fulfillment identity solutions course audience'],
    ['fulfillment-launch', 'fulfillment identity course coaching sales ai'],
    ['event-launch', 'event identity fulfillment brand communications marketing fulfillment-launch'],
    ['marketing-launch', 'event-launch identity marketing communications brand event fulfillment-launch'],
    ['launch', 'fulfillment identity event marketing sales brand'],
    ['onboarding', 'fulfillment identity coaching course launch brand'],
  ] as const)('%s keeps first: %s', (type, keepFirst) => {
    expect(CONTEXT_CHAINS[type].keepFirst.join(' ')).toBe(keepFirst);
  });

  it.each(BLUEPRINT_TYPES)(
    '%s reads only earlier cards, in card order, and keeps only what it reads',
    (type) => {
      const { chain, keepFirst } = CONTEXT_CHAINS[type];
      const places = chain.map((earlier) => BLUEPRINT_TYPES.indexOf(earlier));
      expect(places).toEqual([...places].sort((a, b) => a - b));
      expect(Math.max(-1, ...places)).toBeLessThan(BLUEPRINT_TYPES.indexOf(type));
      expect(chain).toEqual(expect.arrayContaining([...keepFirst]));
      // Further back it would be dropped, and with it the owner's wish about faith words.
      if (chain.length > 0) expect(keepFirst.slice(0, 5)).toContain('identity');
    },
  );

  it('lets only the playbook read more than its specified chain, and drops that first', () => {
    const extended = BLUEPRINT_TYPES.filter((type) => CONTEXT_CHAINS[type].ifRoom !== undefined);
    expect(extended).toEqual(['launch']);
    expect(readsOf(CONTEXT_CHAINS.launch).slice(-3)).toEqual([
      'fulfillment-launch',
      'event-launch',
      'marketing-launch',
    ]);
    expect(keepOrder(CONTEXT_CHAINS.launch).slice(-3)).toEqual(readsOf(CONTEXT_CHAINS.launch).slice(-3));
  });

  it('keeps what matters most first, then the rest of the chain', () => {
    expect(keepOrder(CONTEXT_CHAINS.brand)).toEqual([
      'identity',
      'purpose',
      'audience',
      'fulfillment',
      'analysis',
      'solutions',
      'event',
    ]);
  });
});

describe('isBlueprintType', () => {
  it('knows the nineteen types', () => {
    expect(BLUEPRINT_TYPES).toHaveLength(19);
    expect(BLUEPRINT_TYPES.every(isBlueprintType)).toBe(true);
    expect([isBlueprintType('finance'), isBlueprintType(0), isBlueprintType(undefined)]).toEqual([
      false,
      false,
      false,
    ]);
  });
});
