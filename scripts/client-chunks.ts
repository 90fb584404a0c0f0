import { join } from 'node:path';
import { PHASES } from '#content/phases.ts';

type ModuleInfo = { code: string | null; importedIds: readonly string[] };
type Modules = { getModuleInfo(id: string): ModuleInfo | null };

const SMALL_SOURCE =
  /\/lucide-react\/dist\/esm\/icons\/|\/src\/client\/(?:ui|adapters\/device|adapters\/page)\/[^?]*\.tsx?$/;
const SMALL_CHARACTERS = 1_200;
const ICON_BARREL = '/lucide-react/dist/esm/lucide-react.mjs';

/**
 * Three downloads on purpose: what every page needs, the sign-in screen, and the app behind it. Left alone,
 * the bundler cuts whatever they share with later parts into a dozen small files, each of which costs a slow
 * phone a request.
 */
export function chunksByScreen(clientDirectory: string) {
  let sets: Record<'core' | 'visitor' | 'signedIn', Set<string>> | undefined;
  return (id: string, modules: Modules): string | null => {
    const asked = /\/topics\/([a-z-]+)\.ts\?questions$/.exec(id)?.[1];
    if (asked) return `questions-${PHASES.findIndex((phase) => phase.types.some((type) => type === asked))}`;
    sets ??= {
      core: reach(join(clientDirectory, 'main.tsx'), modules),
      visitor: reach(join(clientDirectory, 'app', 'visitor.tsx'), modules),
      signedIn: reach(join(clientDirectory, 'app', 'signed-in.tsx'), modules),
    };
    if (sets.core.has(id) || (sets.visitor.has(id) && sets.signedIn.has(id))) return 'core';
    if (sets.visitor.has(id)) return 'visitor';
    if (sets.signedIn.has(id)) return 'signed-in';
    return isSmallLeaf(id, modules, [sets.core, sets.signedIn]) ? 'small' : null;
  };
}

// An icon, or ten lines that several later parts share. Each in a file of its own would be a request, and the app would
// carry the names of all of them.
function isSmallLeaf(id: string, modules: Modules, there: readonly ReadonlySet<string>[]): boolean {
  if (!SMALL_SOURCE.test(id)) return false;
  const { importedIds = [], code } = modules.getModuleInfo(id) ?? {};
  if (!code || code.length > SMALL_CHARACTERS) return false;
  return importedIds.every((imported) => there.some((set) => set.has(imported)));
}

function reach(start: string, modules: Modules): Set<string> {
  const found = new Set<string>();
  function visit(id: string) {
    if (found.has(id)) return;
    found.add(id);
    const { importedIds = [], code = '' } = modules.getModuleInfo(id) ?? {};
    for (const imported of importedIds) {
      if (imported.endsWith(ICON_BARREL))
        for (const icon of iconsOf(code ?? '', imported, modules)) visit(icon);
      else visit(imported);
    }
  }
  visit(start);
  return found;
}

// Through its barrel every icon reaches every other one: follow only those that are named.
function iconsOf(code: string, barrel: string, modules: Modules): string[] {
  const { code: exported = '', importedIds = [] } = modules.getModuleInfo(barrel) ?? {};
  const names = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/.exec(code)?.[1] ?? '';
  return names.split(',').flatMap((name) => {
    const wanted = name.trim().split(/\s+as\s+/)[0];
    if (!wanted) return [];
    const line = new RegExp(`default as ${wanted}\\b[^}]*\\}\\s*from\\s*['"]\\.(/icons/[^'"]+)['"]`).exec(
      exported ?? '',
    );
    return importedIds.filter((id) => line?.[1] !== undefined && id.endsWith(line[1]));
  });
}
