/** What idb-keyval uses of an IndexedDB, in memory: one store for every name. */
export function fakeIndexedDb(): IDBFactory {
  const kept = new Map<string, unknown>()
  const done = (result?: unknown) => {
    const request = { result, onsuccess: () => {} }
    setImmediate(() => request.onsuccess())
    return request
  }
  const objectStore = () => ({
    get: (key: string) => done(kept.get(key)),
    getAll: () => done([...kept.values()]),
    put: (value: unknown, key: string) => kept.set(key, value),
    delete: (key: string) => kept.delete(key),
    get transaction() {
      return done()
    },
  })
  const database = { transaction: () => ({ objectStore }) }
  return { open: () => done(database) } as unknown as IDBFactory
}
