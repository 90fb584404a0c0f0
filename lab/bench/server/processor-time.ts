import { readdirSync, readFileSync } from 'node:fs';

// USER_HZ, which Linux fixes at 100 for every program that reads /proc.
const TICKS_PER_SECOND = 100;

type Stat = { parent: number; seconds: number; secondsOfChildren: number };

/** Processor seconds used so far: unlike a rate, they hardly change when other programs use the machine. */
export function cpuSeconds(pid: number): number {
  return statOf(pid)?.seconds ?? 0;
}

/** For a process and all its children, including exited ones: PostgreSQL uses one process per connection. */
export function cpuSecondsOfFamily(pid: number): number {
  const parent = statOf(pid);
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => statOf(Number(name)))
    .filter((stat) => stat?.parent === pid);
  const running = children.reduce((sum, stat) => sum + (stat?.seconds ?? 0), 0);
  return (parent?.seconds ?? 0) + (parent?.secondsOfChildren ?? 0) + running;
}

export function parentOf(pid: number): number {
  return statOf(pid)?.parent ?? 0;
}

function statOf(pid: number): Stat | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may contain spaces; the state and the parent follow the last bracket.
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const ticks = (from: number) => ((fields[from] ?? 0) + (fields[from + 1] ?? 0)) / TICKS_PER_SECOND;
    return { parent: fields[1] ?? 0, seconds: ticks(11), secondsOfChildren: ticks(13) };
  } catch {
    return undefined;
  }
}
