import { ADMIN_COMMANDS, ADMIN_PROGRAMS } from './admin-commands.ts';

/** The error in the arguments; undefined if there is none. Extra arguments would otherwise be silently ignored. */
export function usageError(name: string, asked: readonly string[]): string | undefined {
  const command = Object.hasOwn(ADMIN_COMMANDS, name) ? ADMIN_COMMANDS[name] : undefined;
  const isKnown = command !== undefined || Object.hasOwn(ADMIN_PROGRAMS, name);
  if (!isKnown) return `There is no command "${name}".`;
  const words = (command?.usage ?? name).split(' ').slice(1);
  if (asked.length < (command?.needs ? 1 : 0)) return `${name} needs an ${command?.needs}.`;
  if (asked.length <= words.length) return undefined;
  const most = words.length === 0 ? 'nothing' : `only ${words.join(' ')}`;
  return `${name} takes ${most}, but was given ${asked.join(' ')}.`;
}

export function adminUsage(): string {
  const programs = Object.entries(ADMIN_PROGRAMS).map(([usage, { what }]) => ({ usage, what }));
  const lines = [...Object.values(ADMIN_COMMANDS), ...programs].map(
    ({ usage, what }) => `  npm run admin -- ${usage.padEnd(20)}  ${what}`,
  );
  return ['Usage:', ...lines].join('\n');
}
