import { workspaceBase } from './workspace.ts'

/**
 * Work in progress too big for the drafts of the browser tab, stored in IndexedDB on this device: a killed tab or a
 * dead battery loses little. Where it is full or forbidden, work goes on without it, so no failure leaves this file.
 */

const databaseName = 'postwright.copies'
const storeName = 'copies'

export interface KeptCopy<T> {
  readonly key: string
  readonly value: T
}

/** The copies stored under `key` itself and under keys that start with it and a slash. */
export async function readCopies<T>(asked: string): Promise<KeptCopy<T>[]> {
  const key = placeOf(asked)
  try {
    const range = IDBKeyRange.bound(key, `${key}/\uffff`)
    const keys = (await request('readonly', (store) => store.getAllKeys(range))).map(String)
    const ours = keys.filter((each) => each === key || each.startsWith(`${key}/`))
    const found = ours.map(async (each): Promise<KeptCopy<T> | []> => {
      const value: T | undefined = await request('readonly', (store) => store.get(each))
      return value === undefined ? [] : { key: asked + each.slice(key.length), value }
    })
    return (await Promise.all(found)).flat()
  } catch {
    return []
  }
}

/** @returns whether it was stored */
export async function writeCopy(key: string, value: unknown): Promise<boolean> {
  try {
    await request('readwrite', (store) => store.put(value, placeOf(key)))
    return true
  } catch {
    return false
  }
}

export async function deleteCopy(key: string): Promise<void> {
  try {
    await request('readwrite', (store) => store.delete(placeOf(key)))
  } catch {
    // It could not be kept either.
  }
}

/** Nothing stored remains for the next person on this device. */
export function clearCopies(): void {
  try {
    indexedDB.deleteDatabase(databaseName)
  } catch {
    // As above.
  }
}

/** Each workspace has its own. */
function placeOf(key: string): string {
  return `${workspaceBase()}${key}`
}

/** Opens and closes the database each time, so that no open page blocks `clearCopies`. */
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
