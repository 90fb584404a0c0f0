/** Every event there is. None has a field for a person's words, an email or a key. */
export type AnalyticsEvent =
  | { name: 'plan_generated' | 'plan_pasted'; type: string }
  | { name: 'plan_failed'; type: string; code: string };

export type Analytics = { count: (event: AnalyticsEvent) => void };

type FirebaseConfig = Readonly<Record<string, string>>;
type Sdk = { log: (name: string, facts: Record<string, string>) => void };
type Log = (message: string, error: unknown) => void;

const NONE: Analytics = { count: () => undefined };

/**
 * The provider's own web package fetches its configuration, retries, and falls back to the given measurement id. Loaded
 * only if analytics is configured; a failure is logged and has no other effect.
 */
export function createAnalytics(
  config: FirebaseConfig | undefined,
  log: Log,
  load: (config: FirebaseConfig) => Promise<Sdk> = loadFirebase,
): Analytics {
  if (!config) return NONE;
  let sdk: Promise<Sdk> | undefined;
  return {
    count({ name, ...facts }) {
      sdk ??= load(config);
      sdk.then((ready) => ready.log(name, facts)).catch((error: unknown) => log('Analytics failed', error));
    },
  };
}

async function loadFirebase(config: FirebaseConfig): Promise<Sdk> {
  const [{ initializeApp }, { initializeAnalytics, isSupported, logEvent }] = await Promise.all([
    import('@firebase/app'),
    import('@firebase/analytics'),
  ]);
  if (!(await isSupported())) return { log: () => undefined };
  // Page views would send the URL, so only the events above are sent.
  const analytics = initializeAnalytics(initializeApp({ ...config }), { config: { send_page_view: false } });
  return { log: (name, facts) => logEvent(analytics, name, facts) };
}
