import { factLabeled } from '#content/facts/fact-labels.ts';
import type { FactName } from '#domain/facts/fact-names.ts';
import type { FactSheet } from '#domain/facts/fact-sheet.ts';
import { type Part, takePart } from '#domain/facts/take-part.ts';
import type { Persona } from '#scripts/example/persona.ts';

// The recorded people were asked before facts had today's names: some of their lines contain two or three facts.
const JOINED: Readonly<Record<string, readonly (readonly [FactName, Part])[]>> = {
  Offer: [['offerName', 'first']],
  'Price and terms': [
    ['offerPrice', 'amount'],
    ['paymentTerms', 'payments'],
  ],
  'Event date, time and place': [
    ['eventDate', 'day'],
    ['eventPlace', 'whole'],
    ['eventPrice', 'event-price'],
  ],
  'Doors open and close': [
    ['doorsOpen', 'day'],
    ['doorsClose', 'last-day'],
  ],
};

/** A recorded person's confirmed facts, by name. */
export function confirmedFacts({ facts = [], today }: Persona): FactSheet['facts'] {
  const entries = facts.flatMap(({ name, value }) => {
    const joined = JOINED[name];
    if (joined) return joined.map(([fact, part]) => [fact, takePart(value, part, today)] as const);
    const fact = factLabeled(name);
    return fact ? [[fact, value] as const] : [];
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== null));
}
