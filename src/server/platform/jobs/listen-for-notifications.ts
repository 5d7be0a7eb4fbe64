import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { Log } from '../log.ts'

const probeEveryMs = 30_000
const shortestPauseMs = 1_000
const longestPauseMs = 60_000

/**
 * Listens on a PostgreSQL channel, over a separate connection that is reopened whenever it is lost. Every half minute
 * it notifies itself to test whether notifications arrive: a pooler may swallow them, an engine that only speaks
 * PostgreSQL's protocol may lack them, and a dead connection is silent.
 */
export function listenForNotifications(parts: {
  url: string
  channel: string
  hear: (note: string) => void
  log: Log
}) {
  const { url, channel, hear, log } = parts
  const ownNote = `probe ${randomUUID()}`
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let pauseMs = shortestPauseMs
  let doesArrive = false
  let isAwaitingProbe = false
  let isStopped = false

  function later(work: () => Promise<void>, ms: number) {
    clearTimeout(timer)
    if (!isStopped) timer = setTimeout(() => void work().catch(() => reopen()), ms).unref()
  }

  async function open() {
    const opened = new pg.Client({
      connectionString: url,
      application_name: 'postwright notes',
      keepAlive: true,
      connectionTimeoutMillis: 10_000,
      query_timeout: 10_000,
    })
    client = opened
    const lost = () => {
      if (client === opened) reopen()
    }
    opened.on('error', lost)
    opened.on('end', lost)
    opened.on('notification', ({ payload = '' }) => {
      if (payload === ownNote) {
        isAwaitingProbe = false
        doesArrive = true
        pauseMs = shortestPauseMs
      } else if (!payload.startsWith('probe ')) hear(payload)
    })
    await opened.connect()
    await opened.query(`listen ${channel}`)
    await probe()
  }

  async function probe() {
    if (isAwaitingProbe) throw new Error('notes do not arrive')
    isAwaitingProbe = true
    await client?.query('select pg_notify($1, $2)', [channel, ownNote])
    later(probe, probeEveryMs)
  }

  function reopen() {
    const old = client
    client = undefined
    void old?.end().catch(() => {}) // it is lost already
    if (isStopped) return
    if (doesArrive || pauseMs === shortestPauseMs) {
      log.info('notes of PostgreSQL do not arrive; queued work is looked for every two seconds')
    }
    doesArrive = false
    isAwaitingProbe = false
    later(open, pauseMs)
    pauseMs = Math.min(pauseMs * 2, longestPauseMs)
  }

  later(open, 0)
  return {
    /** Whether the last notification to itself arrived. */
    arrives: () => doesArrive,
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await client?.end().catch(() => {})
    },
  }
}
