import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { answeredBlueprint } from '#harness/answered-blueprint.ts';
import { ownerAt } from '#harness/blueprint-owner.ts';
import { bringSession } from '#harness/browser-session.ts';
import { storeSettingsAt } from '#harness/provider/chosen-provider.ts';
import { startProvider } from '#harness/provider/provider.ts';
import { type RunningApp, runApp } from '#harness/running-app.ts';
import { benchChunks } from './bench-plan.ts';
import { recordTasks } from './main-thread.ts';

export type StreamMetrics = {
  chunks: number;
  bytes: number;
  cpuSlowdown: number;
  seconds: number;
  /** Frames between the first chunk and the frame with text; 1 is the very next one. */
  framesToFirstText: number;
  frames: number;
  medianFrameMs: number;
  p95FrameMs: number;
  longestFrameMs: number;
  framesOver50Ms: number;
  /** The same page just before, doing nothing: the machine's own frame times. */
  idleLongestFrameMs: number;
  /** Processor time of the longest task between two chances to render. */
  longestTaskMs: number;
  tasksOver50Ms: number;
  /** From the last chunk until the plan is saved and idle. */
  longestHandOverTaskMs: number;
};

type Measured = { firstChunkAt: number; firstTextFrame: number; frames: number[]; isOver?: Promise<void> };

// The fastest services' rate; most reach a tenth of it.
const PACE = 500;
const KEY = 'sk-bench1234567890';

/** A 20 kB plan in 2,000 chunks on a slowed-down machine, in the real page with the real server. */
export async function measureStream(options: {
  launch: Parameters<typeof chromium.launch>[0];
  cpuSlowdown?: number;
  /** Chunks a second. 0: all at once, as no service writes. */
  pace?: number;
}): Promise<StreamMetrics> {
  const { launch = {}, cpuSlowdown = 4, pace = PACE } = options;
  const [app, provider, browser] = await Promise.all([runApp(), startProvider(), chromium.launch(launch)]);
  try {
    const chunks = benchChunks();
    provider.script('gpt-4', { steps: [{ chunks, pace }] });
    const page = await openPanel(browser, app, provider.baseUrl);
    const devtools = await page.context().newCDPSession(page);
    await slowDown(devtools, cpuSlowdown);
    const idle = await page.evaluate(idleFrames);
    await page.evaluate(watchFrames);
    const endRecording = await recordTasks(browser);
    const startedAt = performance.now();
    // Requested before anything is written: each query of the test would be work for the page.
    const isOver = page.evaluate(
      () => (window as unknown as { streamMeasure: Measured }).streamMeasure.isOver,
    );
    await page.getByRole('button', { name: 'Generate', exact: true }).click();
    await isOver;
    const seconds = (performance.now() - startedAt) / 1_000;
    const tasksBetween = await endRecording();
    await page.getByRole('button', { name: 'Generate', exact: true }).and(page.locator(':enabled')).waitFor();
    const tasks = tasksBetween('first-chunk', 'last-chunk');
    const handOver = tasksBetween('last-chunk', 'last-frame');
    const measured = (await page.evaluate('({ ...window.streamMeasure })')) as Measured;
    const expected = chunks.join('').length;
    const choose = async (view: string) => {
      await page.getByRole('button', { name: 'More', exact: true }).click();
      await page.getByRole('button', { name: view, exact: true }).click();
    };
    await choose('Text view');
    const { length } = await page.getByPlaceholder('AI-generated content will appear here...').inputValue();
    await choose('Document view');
    if (length !== expected) throw new Error(`${length} of ${expected} characters arrived.`);
    return {
      chunks: chunks.length,
      bytes: expected,
      cpuSlowdown,
      seconds: round(seconds),
      ...metricsOf(measured),
      idleLongestFrameMs: round(Math.max(...idle)),
      longestTaskMs: round(Math.max(0, ...tasks)),
      tasksOver50Ms: tasks.filter((task) => task > 50).length,
      longestHandOverTaskMs: round(Math.max(0, ...handOver)),
    };
  } finally {
    await Promise.all([browser.close(), provider.close(), app.end()]);
  }
}

async function slowDown(devtools: CDPSession, rate: number): Promise<void> {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
}

async function openPanel(browser: Browser, app: RunningApp, baseUrl: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const person = await app.newPerson();
  await bringSession(context, app.url, person);
  await ownerAt(app.url, person).store(answeredBlueprint({ answers: ['One.', 'Two.', 'Three.'] }));
  await storeSettingsAt(page, app.url, { openAIKey: KEY, model: 'gpt-4', baseUrl });
  await page.goto(`${app.url}/blueprints/identity`);
  await page.getByRole('heading', { name: 'AI-Generated Output' }).waitFor();
  await page.waitForLoadState('networkidle');
  return page;
}

/** Runs in the page. */
async function idleFrames(): Promise<number[]> {
  const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
  const gaps: number[] = [];
  for (let last = await frame(); gaps.length < 60; ) {
    const now = await frame();
    gaps.push(now - last);
    last = now;
  }
  return gaps;
}

/** Runs in the page: records when the first words arrive, when they are rendered, and each frame's duration. */
function watchFrames(): void {
  const { promise: isOver, resolve: end } = Promise.withResolvers<void>();
  const measure = { firstChunkAt: 0, firstTextFrame: 0, frames: [] as number[], isOver };
  Object.assign(window, { streamMeasure: measure });
  const send = window.fetch.bind(window);
  window.fetch = async (...args) => {
    const response = await send(...args);
    if (!String(args[0]).includes('/chat/completions') || !response.body) return response;
    const decoder = new TextDecoder();
    const noted = response.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(bytes, controller) {
          const words = decoder.decode(bytes);
          if (!measure.firstChunkAt && words.includes('"content":"#')) {
            measure.firstChunkAt = performance.mark('first-chunk').startTime;
          }
          // Not when the stream closes: the reader may release it before.
          if (words.includes('[DONE]')) performance.mark('last-chunk');
          controller.enqueue(bytes);
        },
      }),
    );
    return new Response(noted, response);
  };
  let last = 0;
  let after = 0;
  const tick = (now: number) => {
    const box = document.querySelector<HTMLElement>('section[aria-label="Your plan"]');
    if (measure.firstChunkAt && now > measure.firstChunkAt) {
      measure.frames.push(now - last);
      // Seen here, at the start of a frame, means rendered in the previous one.
      if (!measure.firstTextFrame && box?.textContent) measure.firstTextFrame = measure.frames.length - 1;
    }
    last = now;
    // The frames after the plan is finished and saved belong to the hand-over too.
    if (box?.ariaBusy === 'false' && measure.frames.length > 0) after += 1;
    if (after < 20) requestAnimationFrame(tick);
    else {
      performance.mark('last-frame');
      end();
    }
  };
  requestAnimationFrame(tick);
}

function metricsOf({ firstTextFrame, frames }: Measured) {
  const sorted = frames.toSorted((a, b) => a - b);
  const at = (share: number) =>
    round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  return {
    framesToFirstText: firstTextFrame,
    frames: frames.length,
    medianFrameMs: at(0.5),
    p95FrameMs: at(0.95),
    longestFrameMs: at(1),
    framesOver50Ms: frames.filter((frame) => frame > 50).length,
  };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
