import type { Browser } from '@playwright/test';
import { answeredBlueprint } from '#harness/answered-blueprint.ts';
import { ownerAt } from '#harness/blueprint-owner.ts';
import { bringSession } from '#harness/browser-session.ts';
import type { RunningApp } from '#harness/running-app.ts';
import { readMarks, slowDown, slowPage, typeAndTime } from './page-measures.ts';
import { benchPlan } from './stream/bench-plan.ts';

/** Opens a plan of 20 kB in the middle and types into it, on a slow phone. */
export async function editPlan(chrome: Browser, app: RunningApp, keys: number) {
  const { context, page } = await slowPage(chrome, app.url);
  const person = await app.newPerson();
  await bringSession(context, app.url, person);
  const answers = ['One.', 'Two.', 'Three.'];
  await ownerAt(app.url, person).store(answeredBlueprint({ answers, output: benchPlan() }));
  await page.goto('/blueprints/identity');
  await page.getByText('Click any words to change them.').waitFor();
  // The editor is loaded after the plan.
  await page.waitForLoadState('networkidle');
  await slowDown(page, false);
  const opening = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const words = [...document.querySelectorAll<HTMLElement>('.plan-section p')];
        const middle = words[Math.floor(words.length / 2)];
        middle?.scrollIntoView({ block: 'center' });
        requestAnimationFrame(() => {
          const start = performance.now();
          middle?.click();
          requestAnimationFrame(() => {
            const channel = new MessageChannel();
            channel.port1.onmessage = () => resolve(performance.now() - start);
            channel.port2.postMessage(null);
          });
        });
      }),
  );
  const field = page.locator('.ProseMirror');
  await field.waitFor();
  const before = (await readMarks(page)).longTasks.length;
  const keyTimes = await typeAndTime(page, keys, field.locator('p').first());
  const { longTasks } = await readMarks(page);
  await context.close();
  return { opening, keyTimes, longest: Math.max(0, ...longTasks.slice(before)) };
}
