import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '#harness/free-port.ts';
import { type Programs, postgresUser } from './programs.ts';
import { haproxySettings, patroniSettings, type Replication } from './settings.ts';

const READY_MS = 120_000;

type Member = { name: string; role: string; state: string };

/** etcd, two Patroni nodes with their PostgreSQL, and HAProxy in front of the primary. */
export async function startCluster(programs: Programs, replication: Replication) {
  const user = postgresUser();
  const folder = mkdtempSync(join(tmpdir(), 'failover-'));
  chmodSync(folder, 0o755);
  const folderOf = (name: string) => {
    const path = join(folder, name);
    mkdirSync(path, { mode: 0o700 });
    if (user) chownSync(path, user.uid, user.gid);
    return path;
  };
  const run = (name: string, command: string, args: string[]): ChildProcess => {
    const log = openSync(join(folder, `${name}.log`), 'a');
    return spawn(command, args, {
      ...user,
      stdio: ['ignore', log, log],
      cwd: folder,
      env: { PATH: process.env.PATH },
    });
  };

  const [etcdPort, peerPort, proxyPort] = [await freePort(), await freePort(), await freePort()];
  const nodes = await Promise.all(
    ['one', 'two'].map(async (name) => {
      const node = { name, port: await freePort(), restPort: await freePort(), folder: folderOf(name) };
      const settings = join(node.folder, 'patroni.yml');
      writeFileSync(
        settings,
        patroniSettings({ node, etcdPort, postgresBin: programs.postgresBin, replication }),
      );
      if (user) chownSync(settings, user.uid, user.gid);
      return { ...node, settings };
    }),
  );
  const proxySettings = join(folder, 'haproxy.cfg');
  writeFileSync(proxySettings, haproxySettings(proxyPort, nodes));
  const client = `http://127.0.0.1:${etcdPort}`;
  const peer = `http://127.0.0.1:${peerPort}`;
  const others = [
    run('etcd', programs.etcd, [
      `--data-dir=${folderOf('etcd')}`,
      `--listen-client-urls=${client}`,
      `--advertise-client-urls=${client}`,
      `--listen-peer-urls=${peer}`,
      `--initial-advertise-peer-urls=${peer}`,
      `--initial-cluster=default=${peer}`,
      '--unsafe-no-fsync',
    ]),
    run('haproxy', programs.haproxy, ['-f', proxySettings, '-db']),
  ];
  const patronis = new Map<string, ChildProcess>();
  const startNode = (name: string) => {
    const node = nodes.find((one) => one.name === name);
    if (node) patronis.set(name, run(name, programs.patroni, [node.settings]));
  };

  async function members(): Promise<Member[]> {
    for (const { restPort } of nodes) {
      const answer = await fetch(`http://127.0.0.1:${restPort}/cluster`).catch(() => undefined);
      if (answer?.ok) return ((await answer.json()) as { members: Member[] }).members;
    }
    return [];
  }

  // Its logs explain why, so keep them.
  let isBroken = false;
  const isRunning = ({ state }: Member) => state === 'running' || state === 'streaming';
  const standbyRole = replication === 'synchronous' ? 'sync_standby' : 'replica';

  /** Waits until one node leads and the other replicates; only then is the next fault fair. */
  async function untilWhole(): Promise<{ leader: string; standby: string }> {
    const end = Date.now() + READY_MS;
    for (;;) {
      const all = (await members()).filter(isRunning);
      const leader = all.find(({ role }) => role === 'leader');
      const standby = all.find(({ role }) => role === standbyRole);
      if (leader && standby) return { leader: leader.name, standby: standby.name };
      if (Date.now() > end) {
        isBroken = true;
        throw new Error(`The cluster did not become whole: ${JSON.stringify(all)}. Logs: ${folder}`);
      }
      await wait(200);
    }
  }

  async function stop(): Promise<void> {
    const ending = [...patronis.values(), ...others].filter(
      ({ exitCode, signalCode }) => exitCode === null && signalCode === null,
    );
    const ended = ending.map((child) => new Promise((resolve) => child.once('exit', resolve)));
    for (const child of patronis.values()) child.kill('SIGTERM');
    await Promise.race([Promise.all(ended.slice(0, -others.length)), wait(20_000)]);
    for (const child of others) child.kill('SIGTERM');
    await Promise.race([Promise.all(ended), wait(5_000)]);
    if (!isBroken) rmSync(folder, { recursive: true, force: true });
  }

  const address = `postgres://postgres@127.0.0.1:${proxyPort}`;
  try {
    for (const { name } of nodes) startNode(name);
    await untilWhole();
    await makeDatabase(`${address}/postgres`);
  } catch (error) {
    await stop();
    throw error;
  }

  return {
    databaseUrl: `${address}/cornerstone`,
    /** Keeps its logs, and returns their folder. */
    keepLogs(): string {
      isBroken = true;
      return folder;
    },
    untilWhole,
    startNode,
    /** Kills the whole node at once: Patroni, the postmaster and all its processes. */
    kill(name: string): void {
      patronis.get(name)?.kill('SIGKILL');
      const node = nodes.find((one) => one.name === name);
      const postmaster =
        readFileSync(join(node?.folder ?? '', 'data', 'postmaster.pid'), 'utf8').split('\n')[0] ?? '';
      const children = execFileSync('ps', ['--ppid', postmaster, '-o', 'pid='], { encoding: 'utf8' });
      for (const pid of [postmaster, ...children.trim().split(/\s+/)]) killIfThere(Number(pid));
    },
    async switchOver(leader: string, candidate: string): Promise<void> {
      const restPort = nodes.find(({ name }) => name === leader)?.restPort;
      const answer = await fetch(`http://127.0.0.1:${restPort}/switchover`, {
        method: 'POST',
        body: JSON.stringify({ leader, candidate }),
      });
      if (!answer.ok) throw new Error(`The switchover was refused: ${await answer.text()}`);
    },
    stop,
  };
}

function killIfThere(pid: number): void {
  try {
    if (pid > 1) process.kill(pid, 'SIGKILL');
  } catch {
    // It has just exited with its parent.
  }
}

async function makeDatabase(url: string): Promise<void> {
  const end = Date.now() + READY_MS;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query('CREATE DATABASE cornerstone');
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
      await wait(300);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}
