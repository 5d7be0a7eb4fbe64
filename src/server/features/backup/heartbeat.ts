import { buffer } from 'node:stream/consumers'
import type { Files } from '#server/adapters/files/files'
import { heartbeatKey } from '#server/adapters/files/own-keys'
import type { Context } from '#server/context/context'
import { toUnavailable } from '#server/platform/database/database-errors'
import { inTransaction } from '#server/platform/database/in-transaction'
import { takeLock } from '#server/platform/database/locks'
import { readHeartbeatFile, writeHeartbeatFile } from '#server/platform/installation/heartbeat-file'
import { readMark, writeMark } from '#server/platform/installation/marks-repository'
import { nextHeartbeat, wentBack } from '#server/platform/installation/went-back'
import { type HeldBack, holdEverything } from './hold-everything.ts'

type Parts = Pick<Context, 'db' | 'files' | 'config' | 'log' | 'now'>

/**
 * Records that the installation is alive, in the database and outside it, and checks whether the database is older than
 * the record outside: then everything is held.
 * @param isStart nothing has run yet; later the bucket is not read
 * @returns what was held; null: the database did not go back
 */
export async function beat(parts: Parts, { isStart }: { isStart: boolean }): Promise<HeldBack | null> {
  const { db, config, log, now } = parts
  const outside = latest(readHeartbeatFile(config.dataDir), isStart ? await readFromBucket(parts) : null)
  let isBack = false
  const noted = await inTransaction(db, async (transaction) => {
    await takeLock(transaction, 'heartbeat')
    const mark = await readMark(transaction, 'heartbeat')
    const inside = mark === null ? null : Number(mark)
    const moments = { inside, outside, now: now(), isStart }
    isBack = wentBack(moments)
    const held = isBack ? await holdEverything(transaction, now()) : null
    const at = nextHeartbeat(moments)
    await writeMark(transaction, 'heartbeat', String(at))
    return { held, at, inside }
  }).catch((error: unknown) => {
    // on a full disk a server with nothing to hold keeps running; one whose database went back stops if it can't hold
    if (isBack || !toUnavailable(error)) throw error
    log.warn({ err: error }, 'that the server is alive could not be noted')
    return null
  })
  if (!noted) return null
  const { held, at, inside } = noted
  if (held) {
    const facts = { ...held, databaseAt: isoOrNull(inside), outsideAt: isoOrNull(outside) }
    log.error(facts, 'the database went back to an earlier state: nothing goes out until its author says so')
  }
  await noteOutside(parts, at)
  return held
}

/** Called only after the database has stored it; otherwise an unreachable database would seem to have gone back. */
async function noteOutside({ files, config, log }: Parts, at: number): Promise<void> {
  try {
    writeHeartbeatFile(config.dataDir, at)
    if (config.bucket) await files.put(heartbeatKey, Buffer.from(String(at)))
  } catch (err) {
    log.warn({ err }, 'that the server is alive could not be noted outside the database')
  }
}

async function readFromBucket({ files, config, log }: Parts): Promise<number | null> {
  if (!config.bucket) return null
  try {
    return await readKept(files)
  } catch (err) {
    log.warn({ err }, 'when the server was last alive could not be read from the bucket')
    return null
  }
}

async function readKept(files: Files): Promise<number | null> {
  const found = await files.read(heartbeatKey)
  if (!found) return null
  const text = (await buffer(found.stream)).toString()
  return /^\d{1,16}$/.test(text) ? Number(text) : null
}

function latest(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.max(one, other)
}

function isoOrNull(at: number | null): string | null {
  return at === null || at > 8.64e15 ? null : new Date(at).toISOString()
}
