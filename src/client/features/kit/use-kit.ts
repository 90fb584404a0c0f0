import { startTransition, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { readAnyPlan } from '#client/adapters/markdown/markdown-reader.ts';
import { allowNamedReferences } from '#client/adapters/markdown/named-references.ts';
import { nextTask } from '#client/adapters/page/breathe.ts';
import { useToday } from '#client/loading/use-today.ts';
import type { Workspace } from '#client/saving/workspace.ts';
import { KIT_FORMS } from '#content/kit/kit-forms.ts';
import type { Platform } from '#domain/kit/greeting.ts';
import { createKitReader, type Kit } from '#domain/kit/kit-list.ts';
import { keepUsedIds } from '#domain/kit/marks/known-again.ts';
import { type KitMarks, kitMarks } from '#domain/kit/marks/marks.ts';
import type { PlanReader } from '#domain/plan/plan-document.ts';
import type { IsoDay } from '#domain/reading/calendar.ts';
import { chosenPlatform } from './chosen-platform.ts';

const NO_MARKS: readonly string[] = [];
const SLICE_MS = 8;
// A returning person finds the plans read already.
const READER = createKitReader(KIT_FORMS);

export type KitModel = {
  readonly kit: Kit;
  readonly marks: KitMarks;
  readonly platform: Platform | null;
  readonly today: IsoDay;
  readonly read: PlanReader;
};

/**
 * The current pieces of all plans, including changes from other tabs. Bundled with the parser: loaded later, the first
 * copy would lose its formatting, and a browser lets a page copy only during the click. Null while many long plans are
 * being read.
 */
export function useKit({ store }: Pick<Workspace, 'store'>): KitModel | null {
  const byId = useStore(store, (state) => state.blueprints);
  const settled = useStore(store, (state) => state.sheet?.settled ?? NO_MARKS);
  const own = useStore(store, (state) => state.sheet?.own);
  const today = useToday();
  const isRead = useReadPlans(store);
  const kit = useMemo(() => (isRead ? READER.read(Object.values(byId), today) : null), [isRead, byId, today]);
  const marks = useMemo(() => kitMarks(settled), [settled]);
  const pieces = useMemo(() => kit && keepUsedIds(kit.pieces, marks), [kit, marks]);
  const known = useMemo(() => kit && pieces && { ...kit, pieces }, [kit, pieces]);
  return known && { kit: known, marks, platform: chosenPlatform(own), today, read: readAnyPlan };
}

function useReadPlans(store: Workspace['store']): boolean {
  const [isRead, setIsRead] = useState(() => {
    allowNamedReferences();
    return readSome(store);
  });
  useEffect(() => {
    if (isRead) return;
    let isCurrent = true;
    async function readOn() {
      do await nextTask();
      while (isCurrent && !readSome(store));
      if (isCurrent) startTransition(() => setIsRead(true));
    }
    void readOn();
    return () => {
      isCurrent = false;
    };
  }, [isRead, store]);
  return isRead;
}

function readSome(store: Workspace['store']): boolean {
  const until = performance.now() + SLICE_MS;
  return READER.readAhead(Object.values(store.getState().blueprints), () => performance.now() < until);
}
