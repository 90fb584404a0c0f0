import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { readAnyPlan } from '#client/adapters/markdown/markdown-reader.ts';
import { allowNamedReferences } from '#client/adapters/markdown/named-references.ts';
import { localDay } from '#client/adapters/time/local-day.ts';
import type { Workspace } from '#client/saving/workspace.ts';
import { KIT_FORMS } from '#content/kit/kit-forms.ts';
import type { Platform } from '#domain/kit/greeting.ts';
import { createKitReader, type Kit } from '#domain/kit/kit-list.ts';
import { type KitMarks, kitMarks } from '#domain/kit/marks.ts';
import type { PlanReader } from '#domain/plan/plan-document.ts';
import type { IsoDay } from '#domain/reading/calendar.ts';
import { chosenPlatform } from './chosen-platform.ts';

const NO_MARKS: readonly string[] = [];

export type KitModel = {
  readonly kit: Kit;
  readonly marks: KitMarks;
  readonly platform: Platform | null;
  readonly today: IsoDay;
  readonly read: PlanReader;
};

/**
 * The pieces of all plans as they are now, in this tab and in every other. The parser comes with this part: fetched later, the first
 * copy would have no bold words, and a browser lets a page copy only in the moment of the click.
 */
export function useKit({ store }: Pick<Workspace, 'store'>): KitModel {
  const byId = useStore(store, (state) => state.blueprints);
  const settled = useStore(store, (state) => state.sheet?.settled ?? NO_MARKS);
  const own = useStore(store, (state) => state.sheet?.own);
  const [readKit] = useState(() => {
    allowNamedReferences();
    return createKitReader(KIT_FORMS);
  });
  const [today] = useState(() => localDay(new Date()));
  const kit = useMemo(() => readKit(Object.values(byId), today), [readKit, byId, today]);
  const marks = useMemo(() => kitMarks(settled), [settled]);
  return { kit, marks, platform: chosenPlatform(own), today, read: readAnyPlan };
}
