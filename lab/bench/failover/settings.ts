type Node = { name: string; port: number; restPort: number; folder: string };

export type Replication = 'synchronous' | 'asynchronous';

type PatroniOptions = {
  node: Node;
  etcdPort: number;
  postgresBin: string;
  replication: Replication;
};

/** As in Patroni's own guide, with the shortest timeouts it allows, and trust between programs of this machine. */
export function patroniSettings({ node, etcdPort, postgresBin, replication }: PatroniOptions): string {
  const at = (port: number) => `127.0.0.1:${port}`;
  return JSON.stringify({
    scope: 'cornerstone',
    name: node.name,
    restapi: { listen: at(node.restPort), connect_address: at(node.restPort) },
    etcd3: { host: at(etcdPort) },
    bootstrap: {
      dcs: {
        ttl: 20,
        loop_wait: 2,
        retry_timeout: 4,
        synchronous_mode: replication === 'synchronous',
        // A killed primary is not waited for: its standby takes over.
        primary_start_timeout: 0,
        postgresql: { use_pg_rewind: true, parameters: { max_connections: 60, wal_keep_size: '256MB' } },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C' }, 'data-checksums'],
    },
    postgresql: {
      listen: at(node.port),
      connect_address: at(node.port),
      data_dir: `${node.folder}/data`,
      bin_dir: postgresBin,
      pgpass: `${node.folder}/pgpass`,
      pg_hba: ['host all all 127.0.0.1/32 trust', 'host replication all 127.0.0.1/32 trust'],
      authentication: {
        superuser: { username: 'postgres' },
        replication: { username: 'replicator' },
        rewind: { username: 'rewinder' },
      },
      parameters: { unix_socket_directories: node.folder },
    },
  });
}

/** Routes to the node that reports itself as primary, and cuts connections to the other. */
export function haproxySettings(port: number, nodes: readonly Node[]): string {
  const check = 'check inter 1s fall 2 rise 1 on-marked-down shutdown-sessions';
  return [
    'global',
    '  maxconn 200',
    'defaults',
    '  mode tcp',
    '  timeout connect 2s',
    '  timeout client 30m',
    '  timeout server 30m',
    'listen primary',
    `  bind 127.0.0.1:${port}`,
    '  option httpchk OPTIONS /primary',
    '  http-check expect status 200',
    ...nodes.map(
      ({ name, port: target, restPort }) => `  server ${name} 127.0.0.1:${target} ${check} port ${restPort}`,
    ),
    '',
  ].join('\n');
}
