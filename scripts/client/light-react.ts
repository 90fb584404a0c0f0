import type { Plugin } from 'vite';

type Parser = { parse(code: string): { body: readonly unknown[] } };
type Assigned = {
  start: number;
  end: number;
  type: string;
  expression?: {
    type: string;
    left?: { type: string; object?: { name?: string }; property?: { name?: string } };
  };
};

/** The names imported from each of React's packages: by our sources, by a library, or by another of these packages. */
export const IMPORTED_NAMES: Readonly<Record<string, readonly string[]>> = {
  react: [
    'Component',
    'Fragment',
    'createContext',
    'createElement',
    'memo',
    'startTransition',
    'use',
    'useCallback',
    'useDebugValue',
    'useDeferredValue',
    'useEffect',
    'useId',
    'useLayoutEffect',
    'useMemo',
    'useOptimistic',
    'useRef',
    'useState',
    'useSyncExternalStore',
    'version',
    '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  ],
  'react-dom': ['createPortal', 'flushSync', '__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'],
  scheduler: [
    'unstable_IdlePriority',
    'unstable_ImmediatePriority',
    'unstable_LowPriority',
    'unstable_NormalPriority',
    'unstable_UserBlockingPriority',
    'unstable_cancelCallback',
    'unstable_getCurrentPriorityLevel',
    'unstable_now',
    'unstable_requestPaint',
    'unstable_scheduleCallback',
    'unstable_shouldYield',
  ],
};
const FILE = /\/(react|react-dom|scheduler)\/cjs\/\1\.production\.js$/;

/** React's packages are written so that no bundler can find unused exports: 2 kB of the first script. */
export const lightReact: Plugin = {
  name: 'light-react',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  transform(code, id) {
    const asked = IMPORTED_NAMES[FILE.exec(id)?.[1] ?? ''];
    return asked ? { code: withOnly(asked, code, this as Parser), map: null } : null;
  },
  /** A missing name would be `undefined` on the page. */
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      for (const id of file.type === 'chunk' ? Object.keys(file.modules) : []) {
        const missing = importedNames(this.getModuleInfo(id)?.code ?? '').filter(
          ([from, name]) => !IMPORTED_NAMES[from]?.includes(name),
        );
        if (missing.length > 0)
          this.error(`light-react.ts leaves out what ${id} asks: ${missing.join('; ')}`);
      }
    }
  },
};

/** The file without other exports; the minifier drops code used only by those. */
export function withOnly(asked: readonly string[], code: string, { parse }: Parser): string {
  const unasked = (parse(code).body as readonly Assigned[]).filter(({ type, expression }) => {
    const { object, property } = expression?.left ?? {};
    const name = property?.name ?? '';
    return type === 'ExpressionStatement' && object?.name === 'exports' && !asked.includes(name);
  });
  return unasked.reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), code);
}

const NAMED = /(?:import|export)\s*(?:[\w$]+\s*,\s*)?\{([^}]*)\}\s*from\s*["'](react|react-dom)["']/g;
const WHOLE =
  /(?:import\s*(?:\*\s*as\s+|(?<=\s))([\w$]+)\s*(?:,\s*\{[^}]*\}\s*)?from\s*|\b([\w$]+)\s*=\s*require\(\s*)["'](react|react-dom)["']/g;

/** The names that a module imports from React, or uses as properties of the namespace. */
export function importedNames(code: string): (readonly [from: string, name: string])[] {
  const named = [...code.matchAll(NAMED)].flatMap(([, names = '', from = '']) =>
    names.split(',').flatMap((name) => {
      const [asked] = name.trim().split(/\s+as\s+/);
      return asked ? [[from, asked] as const] : [];
    }),
  );
  const taken = [...code.matchAll(WHOLE)].flatMap(([, imported, required, from = '']) => {
    const whole = (imported ?? required ?? '').replaceAll('$', '\\$');
    return [...code.matchAll(new RegExp(`\\b${whole}\\.(\\w+)`, 'g'))].map(
      ([, name = '']) => [from, name] as const,
    );
  });
  return [...named, ...taken];
}
