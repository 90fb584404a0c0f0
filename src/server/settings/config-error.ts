/** A setting that cannot work. The message is the whole sentence the operator sees. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}
