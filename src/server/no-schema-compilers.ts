import type { FastifyServerOptions } from 'fastify';

// Our own schemas check bodies (`parse-body`). Without this Fastify loads two compilers that nothing here uses; a route
// with a `schema` anyway must not go unchecked, so it stops the start.
function refuse(): never {
  throw new Error('A route has a Fastify schema, which nothing would check. Use parseBody instead.');
}

export const NO_SCHEMA_COMPILERS: NonNullable<FastifyServerOptions['schemaController']> = {
  compilersFactory: { buildValidator: refuse, buildSerializer: refuse },
};
