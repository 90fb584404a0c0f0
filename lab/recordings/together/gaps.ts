import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import type { RecordedPlan } from './plan-lines.ts';

export type Gap = { readonly topic: BlueprintType; readonly need: string };

type Answers = Readonly<Record<BlueprintType, readonly string[]>>;

export function gapsIn(plans: readonly RecordedPlan[]): Gap[] {
  return plans.flatMap(({ topic, text }) =>
    [...text.matchAll(/\[ADD:\s*([^\]\n]+)\]/g)].map(([, need = '']) => ({ topic, need: need.trim() })),
  );
}

// The answer that fills a gap, and how to recognize that it really does. "Not decided" is no answer.
const SAID_IN: readonly (readonly [
  asks: RegExp,
  says: RegExp,
  slots: readonly `${BlueprintType}.${0 | 1 | 2}`[],
])[] = [
  [/\bprice\b(?!.*(?:12|twelve|year|month|coaching|event|program))/i, /\$?\d{2,}/, ['fulfillment.2']],
  [/business name/i, /called|name/i, ['brand.1']],
  [/offer name|name of (?:the|your) (?:offer|group|class)/i, /./, ['fulfillment.0']],
  [/^(?:your |owner'?s? )?(?:full )?name$/i, /./, ['identity.0']],
  [/(?:event|workshop) (?:date|day)|date of the (?:event|workshop)/i, /\d/, ['event.1', 'event-launch.0']],
  [
    /^(?:your |group |class )?start(?:ing)? date$|first (?:call|session|class) date/i,
    /\d/,
    ['fulfillment-launch.2', 'launch.0'],
  ],
  [/(?:doors|enrollment|cart|registration).*(?:open|clos)|closing date|opening date/i, /\d/, ['launch.0']],
  [/time ?zone/i, /eastern|central|pacific|detroit|time zone/i, ['event-launch.0']],
  [
    /(?:number of )?places|how many (?:people|clients|households)/i,
    /\d|ten|eight|twelve/i,
    ['fulfillment.2', 'fulfillment-launch.2'],
  ],
  [/list size|how many (?:are )?on (?:the|your) list/i, /\d/, ['marketing.2', 'marketing-launch.1']],
  [/email tool|newsletter tool/i, /mailerlite|mailchimp|\w+/i, ['marketing.2']],
  [/payment (?:tool|method)/i, /paypal|venmo|check|link/i, ['fulfillment-launch.0']],
  [/video (?:call )?(?:tool|platform)|call platform/i, /zoom|phone/i, ['fulfillment-launch.0']],
  [/hours (?:a|per) week/i, /\d|two|three|five/i, ['marketing-launch.2']],
  [/session length|length of (?:the )?session/i, /minute|hour/i, ['coaching.1']],
  [/logo/i, /logo/i, ['brand.1']],
  [
    /^(?:the |your |event )*(?:venue|location|place|room)$/i,
    /library|hall|room|online|zoom/i,
    ['event.1', 'event-launch.0'],
  ],
];

/** Gaps that ask for something already answered. */
export function answeredGaps(gaps: readonly Gap[], answers: Answers): Gap[] {
  const textOf = (slot: string) => {
    const at = slot.lastIndexOf('.');
    return answers[slot.slice(0, at) as BlueprintType]?.[Number(slot.slice(at + 1))] ?? '';
  };
  return gaps.filter(({ need }) =>
    SAID_IN.some(([asks, says, slots]) => asks.test(need) && slots.some((slot) => says.test(textOf(slot)))),
  );
}
