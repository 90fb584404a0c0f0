import type { Page } from '@playwright/test';

type Heard = { text: string; isFinal?: boolean };

/** Replaces the browser's recognizer with one controlled by the test. */
export async function scriptRecogniser(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const calls: string[] = [];
    class Scripted {
      static current: Scripted | undefined;
      static calls = calls;
      lang = '';
      continuous = true;
      interimResults = false;
      onstart?: () => void;
      onend?: () => void;
      onresult?: (event: unknown) => void;
      onerror?: (event: unknown) => void;
      start() {
        Scripted.current = this;
        calls.push(`start ${this.lang} ${this.continuous} ${this.interimResults}`);
      }
      stop() {
        calls.push('stop');
      }
      abort() {
        calls.push('abort');
        this.onerror?.({ error: 'aborted' });
        this.onend?.();
      }
    }
    Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: Scripted });
  });
}

export async function removeRecogniser(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined });
  });
}

/** The engine's next event: `start`, `end`, an error, or the whole list of results so far. */
export async function engine(
  page: Page,
  event: 'start' | 'end' | { error: string } | { results: Heard[] },
): Promise<void> {
  await page.evaluate((what) => {
    type Recogniser = Record<'onstart' | 'onend' | 'onresult' | 'onerror', (event?: unknown) => void>;
    const scope = window as unknown as { webkitSpeechRecognition: { current: Recogniser } };
    const { current } = scope.webkitSpeechRecognition;
    if (what === 'start') current.onstart();
    else if (what === 'end') current.onend();
    else if ('error' in what) current.onerror({ error: what.error });
    else {
      const results = what.results.map(({ text, isFinal = false }) => ({
        isFinal,
        length: 1,
        0: { transcript: text },
      }));
      current.onresult({ resultIndex: 0, results });
    }
  }, event);
}

export function engineCalls(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      (window as unknown as { webkitSpeechRecognition: { calls: string[] } }).webkitSpeechRecognition.calls,
  );
}
