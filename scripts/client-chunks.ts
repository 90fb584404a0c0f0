import { join } from 'node:path';

type ModuleInfo = { code: string | null; importedIds: readonly string[] };
type Modules = { getModuleInfo(id: string): ModuleInfo | null };

const ICON_BARREL = '/lucide-react/dist/esm/lucide-react.mjs';

/**
 * Two downloads, one after the other on purpose: what the sign-in screen needs, then the rest of the app.
 * Left alone, the bundler cuts whatever they share with later parts into a dozen small files, each of which
 * costs a slow phone a request.
 */
export function chunksByScreen(clientDirectory: string) {
  let firstScreen: Set<string> | undefined;
  let signedIn: Set<string> | undefined;
  return (id: string, modules: Modules): string | null => {
    firstScreen ??= reach(join(clientDirectory, 'main.tsx'), modules);
    signedIn ??= reach(join(clientDirectory, 'app', 'signed-in.tsx'), modules);
    if (firstScreen.has(id)) return 'first-screen';
    return signedIn.has(id) ? 'signed-in' : null;
  };
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
