import { describe, expect, it } from 'vitest';
import { BLUEPRINT_TYPES } from '#domain/blueprint/blueprint-types.ts';
import { PHASES } from './phases.ts';

describe('phases', () => {
  it('hold every type once, in card order', () => {
    expect(PHASES.flatMap((phase) => phase.types)).toEqual([...BLUEPRINT_TYPES]);
  });
});
