/** Everything that is ever counted. No word that a person wrote, no email and no key fits into these. */
export type AnalyticsEvent =
  | { name: 'plan_generated' | 'plan_pasted'; type: string }
  | { name: 'plan_failed'; type: string; code: string };

export type Analytics = { count: (event: AnalyticsEvent) => void };

type FirebaseConfig = Readonly<Record<string, string>>;
type Sdk = { log: (name: string, facts: Record<string, string>) => void };
type Log = (message: string, error: unknown) => void;

const NONE: Analytics = { count: () => undefined };

/**
 * The provider's own web package fetches its configuration, retries, and falls back to the measurement id given
 * here. It is loaded only where analytics is configured, and a failure is logged and otherwise without effect.
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
  // Page views would carry the address bar, so only the events above are sent.
  const analytics = initializeAnalytics(initializeApp({ ...config }), { config: { send_page_view: false } });
  return { log: (name, facts) => logEvent(analytics, name, facts) };
}
