import fc from 'fast-check';
import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import { arbitraryDocument } from './arbitrary-document.ts';

/** Any document that the schema allows, reachable or not; id, type and creation time are those of one blueprint. */
export const arbitraryBlueprint: fc.Arbitrary<Blueprint> = arbitraryDocument(
  'blueprint',
  fc.record({
    status: fc.constantFrom('draft', 'active', 'completed'),
    participants: fc.nat(3),
    progress: fc.record({ completed: fc.boolean(), currentStep: fc.nat(3) }, { noNullPrototype: true }),
  }),
);
