/** Anything that a person owns, writes in, and that is saved as a whole. Times are the server's. */
export type Document = { readonly id: string; readonly createdAt: string; readonly updatedAt: string };

/** As the server tells it. Version 1 is the first write; it is the number inside the ETag. */
export type Stored<D extends Document = Document> = D & { readonly version: number };

/** A state that the server has, or had: the document and which of its versions this is. */
export type Base<D extends Document = Document> = { readonly doc: D; readonly version: number };

/** The document without its version, which travels in If-Match: a strict schema refuses it in the body. */
export function baseOf<D extends Document>({ version, ...doc }: Stored<D>): Base<D> {
  return { version, doc: doc as unknown as D };
}
