/**
 * What is being made and too big for the drafts of the browser tab, kept in IndexedDB on this device: a killed tab or
 * a dead battery loses little. Where it is full or forbidden, work goes on without it, so no failure leaves this file.
 */

const databaseName = 'postwright.copies'
const storeName = 'copies'

/** The copy kept under `key`, or null. */
export async function readCopy<T>(key: string): Promise<T | null> {
  try {
    const value: unknown = await request('readonly', (store) => store.get(key))
    return (value as T | undefined) ?? null
  } catch {
    return null
  }
}

/** @returns whether it was kept */
export async function writeCopy(key: string, value: unknown): Promise<boolean> {
  try {
    await request('readwrite', (store) => store.put(value, key))
    return true
  } catch {
    return false
  }
}

export async function deleteCopy(key: string): Promise<void> {
  try {
    await request('readwrite', (store) => store.delete(key))
  } catch {
    // It could not be kept either.
  }
}

/** Nothing that was kept stays for the next person on this device. */
export function clearCopies(): void {
  try {
    indexedDB.deleteDatabase(databaseName)
  } catch {
    // As above.
  }
}

/** Opens and closes the database each time, so that no open page stands in the way of `clearCopies`. */
async function request<T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open()
  try {
    return await answerOf(ask(database.transaction(storeName, mode).objectStore(storeName)))
  } finally {
    database.close()
  }
}

function open(): Promise<IDBDatabase> {
  const opening = indexedDB.open(databaseName, 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore(storeName)
  return answerOf(opening)
}

function answerOf<T>(asked: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result)
    asked.onerror = () => reject(asked.error ?? new Error('IndexedDB refused.'))
  })
}
