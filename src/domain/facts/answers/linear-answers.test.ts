import { expect, it } from 'vitest';
import { OWN_LENGTHS } from '#content/decisions/own-lengths.ts';
import { lengthsIn } from '#domain/decisions/said-lengths.ts';
import { worseThanLinear } from '#domain/testing/growth.ts';
import { someHostileTexts } from '#domain/testing/hostile-texts.ts';
import { sampleBlueprint } from '#domain/testing/sample-blueprint.ts';

it('how long an offer is, is read from 120,000 characters with linear work', () => {
  const read = (text: string) =>
    lengthsIn(
      [sampleBlueprint({ type: 'fulfillment', answers: [text, text, text] })],
      OWN_LENGTHS,
      '2026-11-16',
    );
  expect(worseThanLinear(read, someHostileTexts(100))).toBeUndefined();
});
