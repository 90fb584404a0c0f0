import type { Locator, Page } from '@playwright/test';
import { GENERATION_COPY } from '#content/copy/generation.ts';
import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { answeredBlueprint } from '#harness/answered-blueprint.ts';
import { PLACEHOLDER } from './fixtures.ts';
import { planArea } from './provider-fixtures.ts';
import { earlier } from './saving-parts.ts';

/** A box that somebody types into. */
export type Box = { name: string; on: (page: Page) => Locator };

/** A screen with its boxes, and the server data needed to show them. */
export type Place = {
  /** Its path; by default the questions of its blueprint. */
  path?: string;
  blueprint?: (type: BlueprintType) => Blueprint;
  boxes: readonly Box[];
};

const THREE = ['One.', 'Two.', 'Three.'];

export const PLACES: readonly Place[] = [
  {
    blueprint: (type) => answeredBlueprint({ type, answers: ['One.'] }),
    boxes: [
      { name: 'the current question', on: (page) => page.getByPlaceholder(PLACEHOLDER) },
      { name: 'an earlier answer', on: (page) => earlier(page, 0) },
    ],
  },
  {
    blueprint: (type) => answeredBlueprint({ type, answers: THREE, output: 'A plan.' }),
    boxes: [
      { name: 'the plan', on: planArea },
      { name: 'the notes', on: (page) => page.getByLabel(GENERATION_COPY.notes.label) },
    ],
  },
];

/** The texts of one document, in two tabs: typing in one must not lose the other's. */
export const TOLD = ['Text 1', 'Text 2'];
export const TOLD_PLACES: readonly Place[] = TOLD.map((name) => ({
  path: '/tell',
  boxes: [{ name: 'a text that was told', on: (page) => page.getByLabel(`Text of “${name}”`) }],
}));
