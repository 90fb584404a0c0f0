import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleBlueprint } from '#domain/testing/sample-blueprint.ts';
import { storedBody } from './stored-body.ts';

const TIMES = { createdAt: '2026-01-02T03:04:05.678Z', updatedAt: '2026-11-16T12:00:00.000Z' };

describe('the body to store', () => {
  it('contains the request’s words, with the server’s times, whatever the words are', () => {
    const tricky = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom(
        '"updatedAt":"2026-11-16T09:00:00.000Z"',
        'updatedAt',
        '\\',
        '\\"createdAt\\":\\"',
        '$&$1',
        '",',
      ),
    );
    fc.assert(
      fc.property(tricky, tricky, fc.boolean(), (answer, output, isFirst) => {
        const blueprint = {
          ...sampleBlueprint({ answers: [answer], output }),
          title: `${output}${answer}...`,
        };
        const times = isFirst ? { ...TIMES, createdAt: blueprint.createdAt } : TIMES;
        const stored = storedBody(blueprint, JSON.stringify(blueprint), times);
        expect(JSON.parse(stored)).toEqual({ ...blueprint, ...times });
      }),
    );
  });

  it('is serialized again without a text, or if the text has another time format', () => {
    const blueprint = sampleBlueprint();
    const spelled = JSON.stringify(blueprint).replace('"updatedAt"', '"updated\\u0041t"');
    for (const sent of [undefined, spelled]) {
      expect(JSON.parse(storedBody(blueprint, sent, TIMES))).toEqual({ ...blueprint, ...TIMES });
    }
  });
});
