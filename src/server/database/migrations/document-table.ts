/** The table of one kind of document, with its indexes. The same for every kind, under its own name. */
export function documentTable(name: string): string[] {
  return [
    // `body` comes last: SQLite then reads versions without touching the pages with the text.
    `CREATE TABLE ${name} (
      uid TEXT NOT NULL,
      id TEXT NOT NULL,
      type TEXT NOT NULL,
      version BIGINT NOT NULL,
      created_at TEXT NOT NULL,
      updated_at TEXT NOT NULL,
      deleted_at BIGINT,
      body TEXT NOT NULL,
      PRIMARY KEY (uid, id)
    )`,
    `CREATE UNIQUE INDEX ${name}_one_per_type ON ${name} (uid, type) WHERE deleted_at IS NULL`,
    `CREATE INDEX ${name}_deleted ON ${name} (deleted_at) WHERE deleted_at IS NOT NULL`,
  ];
}
