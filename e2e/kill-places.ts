import type { Locator, Page } from '@playwright/test';
import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { answeredBlueprint } from '#harness/answered-blueprint.ts';
import { PLACEHOLDER } from './fixtures.ts';
import { planArea } from './provider-fixtures.ts';
import { earlier } from './saving-parts.ts';

/** A box that somebody types into, and what must be on the server for it to be on the screen. */
export type Place = {
  name: string;
  blueprint: (type: BlueprintType) => Blueprint;
  box: (page: Page) => Locator;
  /** The server gets it too. */
  isSent: boolean;
};

const THREE = ['One.', 'Two.', 'Three.'];

export const PLACES: readonly Place[] = [
  {
    name: 'the current question',
    blueprint: (type) => answeredBlueprint({ type, answers: ['One.'] }),
    box: (page) => page.getByPlaceholder(PLACEHOLDER),
    isSent: true,
  },
  {
    name: 'an earlier answer',
    blueprint: (type) => answeredBlueprint({ type, answers: ['One.'] }),
    box: (page) => earlier(page, 0),
    isSent: true,
  },
  {
    name: 'the plan',
    blueprint: (type) => answeredBlueprint({ type, answers: THREE, output: 'A plan.' }),
    box: planArea,
    isSent: true,
  },
  {
    name: 'what else there is to know',
    blueprint: (type) => answeredBlueprint({ type, answers: THREE, output: 'A plan.' }),
    box: (page) => page.getByRole('textbox', { name: 'Anything else to know?' }),
    isSent: true,
  },
];
